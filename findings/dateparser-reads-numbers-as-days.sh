#!/usr/bin/env bash
# dateparser 1.5.0: a number that it does not understand becomes a day of the month or a span, without a word.
#
# "Friday 8-11pm" is a Monday in August at 23:00, not the coming Friday at 20:00. "5日の20時", the 5th at
# 20:00, is in five days. "vendredi en huit", the Friday after the coming one, is the coming 8th. All are ordinary
# ways to say when a game night begins, and each comes back as a valid date. Seen with PREFER_DATES_FROM=future,
# asked on Wednesday 2026-12-02 at 21:30.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "dateparser==1.5.0"
"$folder/venv/bin/python" - <<'PYTHON'
from datetime import datetime

from dateparser.date import DateDataParser

NOW = datetime(2026, 12, 2, 21, 30)
SEEN = {
    ("en", "Friday 8-11pm"): "2027-08-02 23:00",
    ("ja", "5日の20時"): "2026-12-07 20:00",
    ("fr", "vendredi en huit à 20h"): "2026-12-08 20:00",
}
for (language, text), seen in SEEN.items():
    settings = {"RELATIVE_BASE": NOW, "PREFER_DATES_FROM": "future"}
    read = DateDataParser(languages=[language], settings=settings).get_date_data(text).date_obj
    print(f"{text} -> {read:%Y-%m-%d %H:%M}")
    assert f"{read:%Y-%m-%d %H:%M}" == seen, "the behaviour has changed"
PYTHON
