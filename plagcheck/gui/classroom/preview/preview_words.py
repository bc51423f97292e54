"""What is said about a submission before the class is compared."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePosixPath

from plagcheck.gui.check.flag_words import not_compared
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.error_text import worded
from plagcheck.model.errors import Problem
from plagcheck.model.submissions import HandedFile, Submission


def problem_text(problem: Problem, *, advice: bool = False) -> str:
    """Why a file cannot be compared."""
    name = PurePosixPath(problem.name).name
    text = worded(problem.code, name, problem.details, problem.message)
    return f"{text.title}. {text.advice}" if advice and text.advice else text.title


def file_names(submission: Submission) -> str:
    return ", ".join(each.name for each in submission.files)


def notes(submission: Submission) -> str:
    """What a teacher should know of it."""
    said = [problem_text(each.problem) for each in submission.files if each.problem]
    said += [text for each in submission.files for text in _gaps(each)]
    if submission.attempt:
        said.append(tr("handed in %1").replace("%1", submission.attempt))
    return " · ".join(said)


def needs_attention(submission: Submission) -> bool:
    return any(each.problem or _gaps(each) for each in submission.files)


def note_icon(submission: Submission) -> str:
    problem = next((each.problem for each in submission.files if each.problem), None)
    if problem is not None:
        return icons.of_problem(problem.code)
    return "image" if needs_attention(submission) else "info"


def _gaps(file: HandedFile) -> list[str]:
    """Pages that hold nothing to compare."""
    if file.document is None:
        return []
    said = not_compared(replace(file.document.coverage, skipped=()))
    return [text[:1].upper() + text[1:] for text in said]
