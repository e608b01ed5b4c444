"""Photos of sample people: what avatars look like in pictures, without a real person's."""

from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.pictures.avatars import PHOTO_SIZE, PhotoAvatar

_TOPS = ((96, 165, 214), (214, 142, 64), (92, 148, 96), (168, 96, 150), (72, 84, 120))
_SKINS = ((236, 196, 164), (122, 78, 52), (250, 218, 190), (198, 144, 104), (226, 184, 150))
_HAIRS = ((92, 52, 28), (24, 20, 18), (222, 186, 96), (60, 40, 32), (150, 70, 30))


@cache
def draw_photo(person: int) -> PhotoAvatar:
    """Return a face before a sky whose colour runs, which a small palette shows worst."""
    large = PHOTO_SIZE * 4
    image = Image.new("RGB", (large, large))
    pen = ImageDraw.Draw(image)
    top, skin, hair = (colours[person % len(colours)] for colours in (_TOPS, _SKINS, _HAIRS))
    for line in range(large):
        shade = 1 + 0.4 * line / large
        pen.line((0, line, large, line), tuple(min(round(part * shade), 255) for part in top))
    pen.ellipse((52, 188, 204, 330), (58, 78, 138))
    pen.ellipse((58, 30, 198, 204), hair)
    pen.ellipse((76, 60, 180, 204), skin)
    for eye in (104, 152):
        pen.ellipse((eye - 7, 112, eye + 7, 126), (38, 30, 24))
    pen.arc((102, 130, 154, 176), 20, 160, (164, 66, 62), 7)
    file = BytesIO()
    image.resize((PHOTO_SIZE, PHOTO_SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return PhotoAvatar(file.getvalue())
