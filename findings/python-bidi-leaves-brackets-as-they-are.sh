#!/usr/bin/env bash
# python-bidi 0.6.12: get_display turns right-to-left words and leaves their brackets facing the wrong way.
#
# Rule L4 of Unicode's bidirectional algorithm mirrors a bracket that was resolved as right-to-left. `bidi.get_display`
# (written in Rust since 0.5) does not; `bidi.algorithm.get_display` of the same package mirrors, and gives another
# text for brackets around left-to-right letters, since it does not pair them (rule N0). Both return without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "python-bidi==0.6.12"
"$folder/venv/bin/python" - <<'PYTHON'
from bidi import get_display
from bidi.algorithm import get_display as get_display_in_python

HEBREW = "\u05d0\u05d1"
TURNED = HEBREW[::-1]
SEEN = (
    (f"({HEBREW})", f"){TURNED}(", f"({TURNED})"),
    (f"{HEBREW} [a] 2", f"2 ]a[ {TURNED}", f"a] 2] {TURNED}"),
)
for text, seen, seen_in_python in SEEN:
    print(ascii(text), "->", ascii(get_display(text)), "and", ascii(get_display_in_python(text)))
    assert get_display(text) == seen, "the behaviour has changed"
    assert get_display_in_python(text) == seen_in_python, "the behaviour has changed"
PYTHON
