"""Avatars: photos in the palette's colours, drawn ones, and the letter where there is neither."""

from io import BytesIO

import pytest
from PIL import Image

from bot.devtools.preview.photos import draw_photo
from bot.pictures.avatars import Avatar, DrawnAvatar, PhotoAvatar, draw_person
from bot.pictures.canvas import Canvas
from bot.pictures.palette import LIFE
from bot.pictures.png import to_palette
from bot.renderers.names import MemberAvatars

LETTER = None


def draw(avatar: Avatar | None) -> bytes:
    canvas = Canvas(80, 80)
    draw_person(canvas, 40, 40, 64, 0, "A", avatar)
    return canvas.image.tobytes()


def png(width: int, height: int) -> PhotoAvatar:
    file = BytesIO()
    Image.new("1", (width, height)).save(file, "PNG")
    return PhotoAvatar(file.getvalue())


@pytest.mark.parametrize("avatar", [draw_photo(1), draw_photo(2), png(64, 30), DrawnAvatar(LIFE)])
def test_an_avatar_is_drawn_in_place_of_the_letter(avatar: Avatar) -> None:
    assert draw(avatar) != draw(LETTER)


@pytest.mark.parametrize(
    "broken",
    [
        PhotoAvatar(b""),
        PhotoAvatar(b"<html>"),
        PhotoAvatar(draw_photo(1).content[:200]),
        png(2_000, 2_000),
    ],
)
def test_a_file_that_is_no_photo_leaves_the_letter(broken: PhotoAvatar) -> None:
    assert draw(broken) == draw(LETTER)


def test_a_photo_needs_no_colour_beside_the_palettes() -> None:
    canvas = Canvas(64, 64)
    draw_person(canvas, 32, 32, 80, 0, "A", draw_photo(1))
    middle = canvas.image.crop((16, 16, 40, 40))
    assert to_palette(middle).convert("RGB").tobytes() == middle.tobytes()


def test_photos_are_kept_up_to_a_size_and_forgotten_with_their_owner() -> None:
    avatars = MemberAvatars(max_bytes=250)
    for user in (1, 2, 3):
        avatars.keep(9, user, "key", PhotoAvatar(bytes(100)))
    assert [avatars.key_of(9, user) for user in (1, 2, 3)] == [None, "key", "key"]
    avatars.forget(2)
    assert avatars.of(9, 2) is None
    assert avatars.of(9, 3) is not None
