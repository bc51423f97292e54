"""The look: colours, sizes and fonts, light and dark, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from plagcheck.gui.parts.assets_folder import ASSETS

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


class ColourScheme(NamedTuple):
    """The colours of one scheme; the contrast of each pair was measured."""

    bg: str
    surface: str
    surface2: str
    shade: str
    hover: str
    line: str
    line2: str
    text: str
    text2: str
    text3: str
    accent: str
    accentsoft: str
    onaccent: str
    att: str
    attbg: str
    attline: str
    ok: str
    danger: str
    onchip: str
    matches: tuple[tuple[str, str, str], ...]  # rest, tint, stroke of source 1, 2 …

    def match(self, number: int) -> tuple[str, str, str]:
        """Colours of a source by its number; from the eighth on all are slate."""
        return self.matches[min(max(number, 1), len(self.matches)) - 1]


LIGHT: Final = ColourScheme(
    bg="#F4F5F7", surface="#FFFFFF", surface2="#ECEEF2",
    shade="#EEF0F3", hover="#E2E6EC", line="#D5D9E0", line2="#7D8593",
    text="#1A1E25", text2="#4B5462", text3="#616A79",
    accent="#3450B4", accentsoft="#E4E9F9", onaccent="#FFFFFF",
    att="#754600", attbg="#FFF4DF", attline="#B07B1E",
    ok="#1F6B4A", danger="#A3341F", onchip="#FFFFFF",
    matches=(
        ("#C0E1FE", "#A8D5FE", "#0B3378"),
        ("#F0F6C1", "#EAF2A9", "#595703"),
        ("#F7BCDB", "#F4A2CD", "#680847"),
        ("#CFFDFB", "#BDFCFA", "#0B5E5D"),
        ("#CEC9FE", "#BBB4FE", "#6549B1"),
        ("#DAD0B8", "#CCBE9D", "#503309"),
        ("#FCD7A3", "#FBC77F", "#A36514"),
        ("#E4E4E4", "#DADADA", "#6A737F"),
    ),
)  # fmt: skip
DARK: Final = ColourScheme(
    bg="#121419", surface="#181B21", surface2="#1F232B",
    shade="#14171C", hover="#2A2F3A", line="#323844", line2="#7A8392",
    text="#E7E9EE", text2="#B7BDC8", text3="#98A0AD",
    accent="#9DB0FF", accentsoft="#262D4B", onaccent="#10131A",
    att="#F2C672", attbg="#33290F", attline="#A07D33",
    ok="#7CCBA2", danger="#F09A86", onchip="#12141A",
    matches=(
        ("#26436A", "#294D7C", "#5CBDFB"),
        ("#2E2F11", "#34340D", "#E4E895"),
        ("#471F38", "#53203E", "#DD6FB0"),
        ("#18575B", "#186669", "#98F6FA"),
        ("#332863", "#3A2B73", "#9481EF"),
        ("#4A4435", "#564E3A", "#B79C72"),
        ("#5F350B", "#713B06", "#FDAB43"),
        ("#3A3F43", "#42484B", "#C3C3C4"),
    ),
)  # fmt: skip

_NO_DESIGN_OF_ITS_OWN: Final = ("", "sans", "sans serif", "dejavu sans", "bitstream vera sans")
_DRESSED: Final = "dressed"  # dynamic property of the application
_BODY: Final = 13  # pixels of ordinary text at 100 %


class Theme(QObject):
    """The scheme in use. Widgets that paint ask it for colours and repaint when it changes."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tokens = LIGHT
        self.wanted = ""  # until it is applied
        self.scale = 1.0
        self._fonts: dict[tuple[int, bool, bool], QFont] = {}
        self._ui_family = ""
        self._serif_family = ""

    def px(self, size: float) -> int:
        """A design size in pixels, at the text size chosen."""
        return max(1, round(size * self.scale))

    def colour(self, token: str) -> QColor:
        return QColor(str(getattr(self.tokens, token)))

    @property
    def ui_family(self) -> str:
        """The face of the program: the system's, or the bundled one where it has none."""
        if not self._ui_family:
            self._ui_family = _system_or_bundled()
        return self._ui_family

    @property
    def serif_family(self) -> str:
        """The reading face; loaded when it is first asked for, which the first page does not."""
        if not self._serif_family:
            loaded = [_load_font(f"NotoSerif-{weight}.ttf") for weight in ("Regular", "Bold")]
            self._serif_family = loaded[0] or "serif"
        return self._serif_family

    def font(self, size: float = _BODY, *, bold: bool = False, serif: bool = False) -> QFont:
        key = (self.px(size), bold, serif)
        if key not in self._fonts:
            self._fonts[key] = self._make_font(*key)
        return self._fonts[key]

    def _make_font(self, pixels: int, bold: bool, serif: bool) -> QFont:
        from PySide6.QtGui import QFont

        font = QFont(self.serif_family if serif else self.ui_family)
        font.setPixelSize(pixels)
        heavy = QFont.Weight.Bold if serif else QFont.Weight.DemiBold
        font.setWeight(heavy if bold else QFont.Weight.Normal)
        if not serif:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def is_applied(self, wanted: str, text_size: int) -> bool:
        return (wanted, text_size / 100) == (self.wanted, self.scale)

    def apply(self, wanted: str, text_size: int = 100) -> None:
        """Dress the application; `wanted` is system, light or dark."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        self.wanted = wanted
        self.tokens = DARK if _is_dark(wanted, application) else LIGHT
        self.scale = text_size / 100
        application.setPalette(_palette(self.tokens))
        if self._ui_family:
            application.setFont(self.font())
        application.setStyleSheet(_style_sheet(self))
        widgets = application.allWidgets()
        if widgets:
            from plagcheck.gui.parts import icons

            icons.recolour(widgets, self.tokens)
        self.changed.emit()

    def load_text(self) -> None:
        """Give the application its font; the first picture has no text yet."""
        QApplication.setFont(self.font())


theme: Final = Theme()


def _system_or_bundled() -> str:
    from PySide6.QtGui import QFontDatabase

    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    if system.casefold() not in _NO_DESIGN_OF_ITS_OWN:
        return system
    bundled = [_load_font(f"Inter-{weight}.otf") for weight in ("Regular", "SemiBold")]
    return bundled[0] or system


def _load_font(name: str) -> str:
    """The family of a bundled font; empty when it cannot be loaded."""
    from PySide6.QtGui import QFontDatabase

    number = QFontDatabase.addApplicationFont(str(ASSETS / "fonts" / name))
    return next(iter(QFontDatabase.applicationFontFamilies(number)), "")


def _is_dark(wanted: str, application: QApplication) -> bool:
    """Whether it is to be dark; the system's wish shows in the palette before ours is set."""
    if wanted != "system":
        return wanted == "dark"
    if application.property(_DRESSED):
        from PySide6.QtCore import Qt

        return bool(application.styleHints().colorScheme() == Qt.ColorScheme.Dark)
    application.setProperty(_DRESSED, True)
    return application.palette().window().color().lightness() < 128


def _palette(tokens: ColourScheme) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for name, colour in (
        (role.Window, tokens.bg),
        (role.Base, tokens.surface),
        (role.AlternateBase, tokens.surface2),
        (role.Button, tokens.surface),
        (role.ToolTipBase, tokens.surface),
        (role.WindowText, tokens.text),
        (role.Text, tokens.text),
        (role.ButtonText, tokens.text),
        (role.ToolTipText, tokens.text),
        (role.BrightText, tokens.danger),
        (role.PlaceholderText, tokens.text3),
        (role.Highlight, tokens.accent),
        (role.HighlightedText, tokens.onaccent),
        (role.Link, tokens.accent),
        (role.LinkVisited, tokens.accent),
        (role.Light, tokens.surface),
        (role.Midlight, tokens.hover),
        (role.Mid, tokens.line),
        (role.Dark, tokens.line2),
        (role.Shadow, tokens.line2),
        (role.Accent, tokens.accent),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.Text, role.WindowText, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(tokens.text3))
    return palette


def _style_sheet(look: Theme) -> str:
    source = ASSETS / "style" / "plagcheck.qss"
    values: dict[str, object] = look.tokens._asdict()
    values |= {f"px{size}": f"{look.px(size)}px" for size in range(1, 281)}
    tick = "tick-dark.svg" if look.tokens is DARK else "tick-light.svg"
    values["tick"] = (ASSETS / "style" / tick).as_posix()
    return source.read_text(encoding="utf-8") % values
