"""Trials: the program is killed, starved, lied to and clicked at; nothing may be lost or leak.

`python -m tests.trials` lists them. They know the program by its command line and by the files it
leaves; what they take hold of inside it is named where it is used.
"""
