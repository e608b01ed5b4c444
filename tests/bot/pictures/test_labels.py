"""Labels in pictures fit their places in every language."""

from typing import cast

import pytest

from bot.pictures import Scene, fonts, render_png
from bot.settings.card_style import CardPreference
from bot.words.words import languages
from tests.screens.catalogue import render_screens
from tests.soak import select


@pytest.mark.parametrize("language", select(languages(), every=3))
def test_no_label_of_a_screen_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    whole = fonts.truncate_text

    def truncate(text: str, size: int, width: int) -> str:
        shown = whole(text, size, width)
        if shown != text:
            cut.add(f"{text!r} in {width} pixels at size {size}")
        return shown

    monkeypatch.setattr(fonts, "truncate_text", truncate)
    for screen in render_screens(language, CardPreference.PICTURES):
        drawing = screen.layout.pending_picture
        if drawing is not None:
            render_png(cast("Scene", drawing.scene))
    assert cut == set()
