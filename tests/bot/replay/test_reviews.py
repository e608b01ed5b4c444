"""Companions' reviews of a finished match: computed in the background, told where it helps."""

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.companion_driver.worker import CompanionWorker
from bot.companions.turn_review import MatchReview, PlayedTurn, ReviewedTurn, TurnReview
from bot.components.layout import SelectMenu
from bot.devtools.preview.tables import NOW, make_names
from bot.games.the_game.companion.turns import find_turns
from bot.renderers import renderer_of
from bot.replay.page import render_moment, render_replay_page, replay_context
from bot.replay.position import Position
from bot.replay.replay import Replay, replay_match
from bot.replay.reviewer import ReplayReviewer
from bot.words.words import languages, words
from data.records import Ending, MatchEnd, MatchId, MatchRecord, UserId
from engine.games.the_game.model import PlayCard, Signal, SignalOnPile, TheGameView
from engine.games.the_game.piles import gap
from engine.model import Seat
from tests.bot.bot_session import BotSession
from tests.bot.renderers.every_state import LOOKS
from tests.bot.renderers.limits import faults
from tests.bot.replay.records import keep, load_script
from tests.patience import ANSWER_WITHIN

if TYPE_CHECKING:
    from bot.devtools.sandbox import Message

NAMES = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")
SAME = "a companion would have laid the same."


def load_replay(name: str = "the-game-for-3") -> tuple[MatchRecord, Replay]:
    record, steps = load_script(name)
    return record, replay_match(record, steps)


class Reviewing(CompanionWorker):
    """A worker that finds each third turn costly, and stops after some turns if it is told to."""

    def __init__(self, most: int = 1000) -> None:
        super().__init__()
        self.most = most
        self.asked: list[tuple[int, int, int]] = []

    async def review_turn(self, game: str, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        assert game == "the-game"
        self.asked.append((turn.first_step, seed, deals))
        if len(self.asked) > self.most:
            return None
        if turn.first_step % 3:
            return TurnReview(turn.actions)
        return TurnReview(turn.actions[:1], loss=1 + turn.first_step / 10, error=0.5)


async def review(worker: CompanionWorker, record: MatchRecord, replay: Replay) -> MatchReview | None:
    reviewer = ReplayReviewer(worker)
    assert reviewer.find(record, replay) is None
    await reviewer.wait_until_idle()
    return reviewer.find(record, replay)


def make_review(replay: Replay, *, loss: float = 3.2) -> MatchReview:
    """Return a review in which every turn is a turning point and a companion lays the first card alone."""
    return MatchReview(
        tuple(
            ReviewedTurn(turn, TurnReview(turn.actions[:1], loss, 0.5), is_turning_point=True)
            for turn in find_turns(replay.steps)
        )
    )


def render(review: MatchReview | None, at: int, *, hands_open: bool = False, language: str = "en") -> str:
    record, replay = load_replay()
    position = Position(at, hands_open)
    return render_replay_page(
        record, replay, position, words(language), NAMES, shared=False, review=review
    ).text


# In the background


async def test_each_turn_is_reviewed_and_the_costliest_are_looked_at_again() -> None:
    record, replay = load_replay()
    worker = Reviewing()
    found = await review(worker, record, replay)
    assert found is not None
    turns = list(find_turns(replay.steps))
    assert [one.turn for one in found.turns] == turns
    assert len(worker.asked) == len(turns) + len(found.turning_points)
    assert len(found.turning_points) == 4
    costs = sorted(one.review.loss for one in found.turns)
    assert sorted(one.review.loss for one in found.turning_points) == costs[-4:]
    assert found.find_turn(turns[3].last_step) == found.turns[3]


async def test_a_match_is_reviewed_once_and_in_the_same_way_each_time() -> None:
    record, replay = load_replay()
    first, second = Reviewing(), Reviewing()
    assert await review(first, record, replay) == await review(second, record, replay)
    assert first.asked == second.asked
    reviewer = ReplayReviewer(first)
    reviewer.find(record, replay)
    await reviewer.wait_until_idle()
    asked = len(first.asked)
    assert reviewer.find(record, replay) == reviewer.find(record, replay)
    await reviewer.wait_until_idle()
    assert len(first.asked) == asked


async def test_a_worker_that_is_busy_leaves_the_replay_as_it_was_and_is_asked_again_later() -> None:
    record, replay = load_replay()
    for most in (0, 5, len(list(find_turns(replay.steps))) + 1):
        worker = Reviewing(most)
        reviewer = ReplayReviewer(worker)
        for _ in range(2):
            assert reviewer.find(record, replay) is None
            await reviewer.wait_until_idle()
        # The turn that was refused is asked for again, and none before it.
        assert len(worker.asked) == most + 2
        assert worker.asked[-1] == worker.asked[-2]
        worker.most = 1000
        reviewer.find(record, replay)
        await reviewer.wait_until_idle()
        assert reviewer.find(record, replay) == await review(Reviewing(), record, replay)


async def test_one_match_is_reviewed_at_a_time() -> None:
    record, replay = load_replay()
    reviewer = ReplayReviewer(Reviewing())
    other = replace(record, id=MatchId(13))
    assert reviewer.find(record, replay) is None
    assert reviewer.find(other, replay) is None
    await reviewer.wait_until_idle()
    assert reviewer.find(record, replay) is not None
    assert reviewer.find(other, replay) is None
    await reviewer.wait_until_idle()
    assert reviewer.find(other, replay) is not None


@pytest.mark.parametrize(
    "facts",
    [
        {"ended": None},
        {"ended": MatchEnd(Ending.ABANDONED, NOW, None, None)},
        {"rules_version": 0},
        {"seed": "a5" * 32},
    ],
    ids=["running", "abandoned", "older", "another deal"],
)
async def test_only_a_finished_match_that_follows_the_rules_is_reviewed(facts: dict[str, object]) -> None:
    record, steps = load_script("the-game-for-3")
    changed = replace(record, **facts)  # type: ignore[arg-type] # fields of a record
    worker = Reviewing()
    assert await review(worker, changed, replay_match(changed, steps)) is None
    assert worker.asked == []


async def test_the_mind_is_not_reviewed() -> None:
    worker = Reviewing()
    assert await review(worker, *load_replay("the-mind-for-3")) is None
    assert worker.asked == []


async def test_a_process_that_compiles_nothing_reviews_nothing() -> None:
    worker = CompanionWorker()
    assert await review(worker, *load_replay()) is None
    await worker.close()


async def test_a_replay_tells_of_its_turns_once_they_are_reviewed(session: BotSession) -> None:
    cog = session.bot.get_cog("Replays")
    reviewer = ReplayReviewer(Reviewing())
    vars(cog)["reviewer"] = reviewer
    people = [UserId(session.anna.id), UserId(session.ben.id)]
    stored, channel = load_script("the-game-for-2-experts"), session.guild.add_channel("elsewhere")
    number = await keep(session.store, stored, people, guild=session.guild.id, channel=channel.id)
    message = (await session.anna.command(session.channel, "replay", match=number)).answer
    assert message is not None
    await reviewer.wait_until_idle()
    await session.anna.click(message, "Open hands")
    assert "companion" not in message.text
    for _ in range(2):
        await session.anna.click(message, "Turn ⏩")
    assert "a companion would have laid" in message.text


class WaitingReviewer(Reviewing):
    """A worker that waits until it may begin, and finds every turn costly."""

    def __init__(self) -> None:
        super().__init__()
        self.begins = asyncio.Event()

    async def review_turn(self, game: str, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        await self.begins.wait()
        review = await super().review_turn(game, turn, seed, deals)
        return review and replace(review, loss=3.0, error=0.5)


async def open_unreviewed(session: BotSession) -> tuple[WaitingReviewer, "Message"]:
    """Let Anna open a replay whose review has not begun."""
    worker = WaitingReviewer()
    vars(session.bot.get_cog("Replays"))["reviewer"] = ReplayReviewer(worker)
    people = [UserId(session.anna.id), UserId(session.ben.id)]
    stored, channel = load_script("the-game-for-2-experts"), session.guild.add_channel("elsewhere")
    number = await keep(session.store, stored, people, guild=session.guild.id, channel=channel.id)
    message = (await session.anna.command(session.channel, "replay", match=number)).answer
    assert message is not None
    return worker, message


async def test_the_first_page_tells_the_turning_points_as_soon_as_they_are_known(session: BotSession) -> None:
    worker, message = await open_unreviewed(session)
    assert "💡" not in str(message.selects)
    before = [file.filename for file in message.attachments]
    assert len(before) == 1
    worker.begins.set()
    await session.anna.until(lambda: "💡" in str(message.selects), ANSWER_WITHIN)
    assert [file.filename for file in message.attachments] == before


async def test_a_late_review_leaves_alone_who_has_gone_on_and_tells_it_there(session: BotSession) -> None:
    worker, message = await open_unreviewed(session)
    await session.anna.click(message, "Open hands")
    for _ in range(2):
        await session.anna.click(message, "Turn ⏩")
    assert "companion" not in message.text
    page = message.text.splitlines()
    worker.begins.set()
    await session.anna.until(lambda: "a companion would have laid" in message.text, ANSWER_WITHIN)
    assert set(page) < set(message.text.splitlines())


# On the page


def test_a_turn_says_with_open_hands_what_a_companion_would_have_laid() -> None:
    _, replay = load_replay()
    found = make_review(replay)
    turn = found.turns[5].turn
    (card,) = (one for one in found.turns[5].review.actions if isinstance(one, PlayCard))
    for at in (turn.first_step, turn.last_step):
        laid = f"a companion would have laid {card.card} on pile {card.pile}."
        name = ("Anna", "Ben", "Cleo")[turn.seat]
        assert f"🤖 In the seat of {name} {laid}" in render(found, at, hands_open=True)


def test_a_companions_turn_that_is_not_better_is_not_told() -> None:
    _, replay = load_replay()
    turn = next(iter(find_turns(replay.steps)))
    for loss in (-4.0, 0.3):
        worse = MatchReview((ReviewedTurn(turn, TurnReview(turn.actions[:1], loss, 0.5)),))
        assert "companion" not in render(worse, turn.last_step, hands_open=True)


def test_that_a_companion_would_have_laid_the_same_is_told_only_of_a_turn_with_a_jump() -> None:
    _, replay = load_replay()
    turns = list(find_turns(replay.steps))
    with_jump = {
        turn.last_step: SAME in render(make_same(turn), turn.last_step, hands_open=True) for turn in turns
    }
    largest = {turn.last_step: find_largest_gap(turn) for turn in turns}
    assert with_jump == {step: largest[step] >= 20 for step in largest}
    assert set(with_jump.values()) == {True, False}
    jump = next(turn for turn in turns if with_jump[turn.last_step])
    assert SAME not in render(make_same(jump), jump.last_step)
    assert SAME not in render(make_same(jump), jump.last_step + 1, hands_open=True)


def make_same(turn: PlayedTurn) -> MatchReview:
    return MatchReview((ReviewedTurn(turn, TurnReview(turn.actions)),))


def find_largest_gap(turn: PlayedTurn) -> int:
    """Return how far the turn's cards moved a pile on at most."""
    assert isinstance(turn.view, TheGameView)
    tops, largest = list(turn.view.tops), 0
    for action in turn.actions:
        assert isinstance(action, PlayCard)
        largest = max(largest, gap(action.pile, tops[action.pile - 1], action.card))
        tops[action.pile - 1] = action.card
    return largest


def test_a_closed_page_names_no_card_of_a_companions_turn() -> None:
    record, replay = load_replay()
    found = make_review(replay)
    for one in found.turns:
        elsewhere = TurnReview((PlayCard(card=99, pile=4), PlayCard(card=98, pile=4)), one.review.loss, 0.5)
        other = MatchReview((replace(one, review=elsewhere),))
        position = Position(one.turn.last_step)
        facts = (record, replay, position, words("en"), NAMES)
        for text, plain in (
            (
                render_replay_page(*facts, shared=False, review=other).text,
                render_replay_page(*facts, shared=False).text,
            ),
            (render_moment(*facts, review=other).text, render_moment(*facts).text),
        ):
            (hint,) = set(text.splitlines()) - set(plain.splitlines())
            assert re.findall(r"\d+", hint) == ["3"]


def test_without_a_review_a_replay_says_nothing() -> None:
    for hands_open in (False, True):
        assert "companion" not in render(None, 40, hands_open=hands_open)
        assert "💡" not in render(None, 40, hands_open=hands_open)


def test_turning_points_are_in_the_menu_with_what_they_were_worth() -> None:
    record, replay = load_replay()
    found = make_review(replay)
    layout = render_replay_page(
        record, replay, Position(0), words("en"), NAMES, shared=False, review=MatchReview(found.turns[:2])
    )
    step = found.turns[0].turn.last_step
    (menu,) = (block for block in layout.blocks if isinstance(block, SelectMenu))
    (option,) = (option for option in menu.options if option.value == str(step))
    assert option.label.startswith(f"Step {step}: 💡 about 3 more cards were possible")


@pytest.mark.parametrize("language", languages())
def test_a_review_of_every_turn_is_within_discords_limits(language: str) -> None:
    record, replay = load_replay("the-game-for-5")
    found = make_review(replay)
    long = make_names("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
    last = len(replay.steps)
    for at in (0, last // 2, last):
        for look in LOOKS.values():
            for hands_open in (False, True):
                position = Position(at, hands_open)
                layout = render_replay_page(
                    record,
                    replay,
                    position,
                    words(language),
                    long,
                    shared=False,
                    card_style=look,
                    review=found,
                )
                assert faults(layout) == []


@pytest.mark.parametrize(
    ("sentence", "played", "better"),
    [
        ("Here the backwards trick was waiting.", ((60, 1),), ((40, 1),)),
        ("Here a signal asked to leave a pile alone.", ((60, 2),), ((60, 1),)),
        ("Here fewer cards would have kept more room.", ((60, 1), (62, 1)), ((60, 1),)),
        ("Here another card fitted in nicely.", ((60, 1),), ((60, 1), (62, 1))),
        ("Here another turn would have kept more room.", ((60, 1),), ((62, 1),)),
    ],
)
def test_a_turning_point_says_kindly_what_was_possible(
    sentence: str, played: tuple[tuple[int, int], ...], better: tuple[tuple[int, int], ...]
) -> None:
    record, replay = load_replay()
    turn = next(iter(find_turns(replay.steps)))
    assert isinstance(turn.view, TheGameView)
    asked = SignalOnPile(seat=Seat(2), pile=2, signal=Signal.LEAVE_IT_TO_ME)
    view = replace(turn.view, tops=(50, 30, 90, 95), signals=(asked,))
    cards = [tuple(PlayCard(card=card, pile=pile) for card, pile in some) for some in (played, better)]
    reviewed = ReviewedTurn(
        replace(turn, seat=Seat(0), view=view, actions=cards[0]),
        TurnReview(cards[1], 2.6, 0.5),
        is_turning_point=True,
    )
    context = replay_context(record, words("en"), NAMES)
    (line,) = renderer_of("the-game").replay.describe_review(reviewed, context, hands_open=False)
    assert line == f"💡 {sentence} That was worth about 3 cards."
