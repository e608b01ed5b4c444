"""The events of ito in words, for replays."""

from typing import assert_never

from bot.games.ito.lines import NO_LINE
from bot.renderers.context import RenderContext
from bot.words.foreign_text import isolate
from engine.games.ito.events import (
    AgreementTakenBack,
    CardLaid,
    CardMoved,
    CardPlayed,
    GameBeaten,
    GameLost,
    GoingOnWanted,
    ItoEvent,
    LifeGained,
    LifeLost,
    LinesWritten,
    MistakeMade,
    MoveAsked,
    OthersOffered,
    OwnThemeSet,
    PlayBegan,
    RoundDealt,
    RowAgreed,
    RowTurnedOver,
    SeatPutAside,
    SeatReady,
    SeatRejoined,
    SeatsPassedOver,
    SpokenNumberCounted,
    StagePassed,
    ThemeChosen,
    ThemeVoted,
    YardstickDescribed,
)


def describe_event(event: ItoEvent, context: RenderContext) -> str:
    """Describe an event; the words of lines and themes are told where the card or the theme lies open."""
    words, code = context.words, f"event-ito-{event.kind}"
    match event:
        case (
            ThemeVoted(seat=seat)
            | OwnThemeSet(seat=seat)
            | LinesWritten(seat=seat)
            | YardstickDescribed(seat=seat)
            | SeatReady(seat=seat)
            | GoingOnWanted(seat=seat)
            | CardLaid(seat=seat)
            | CardMoved(seat=seat)
            | MoveAsked(seat=seat)
            | RowAgreed(seat=seat)
            | AgreementTakenBack(seat=seat)
            | SpokenNumberCounted(seat=seat)
            | SeatPutAside(seat=seat)
            | SeatRejoined(seat=seat)
        ):
            return words(code, name=context.past_name_of(seat))
        case CardPlayed(seat=seat, card=card):
            return words(code, name=context.past_name_of(seat), card=context.format_card(card))
        case MistakeMade(seat=seat, card=card, lower=lower):
            name = context.past_name_of(seat)
            return words(code, name=name, card=context.format_card(card), count=len(lower))
        case LifeLost(count=count, lives=lives):
            return words("event-mind-life-lost", count=count, lives=lives)
        case LifeGained(lives=lives):
            return words(code, lives=lives)
        case StagePassed(stage=number) | PlayBegan(stage=number) | RoundDealt(number=number):
            return words(code, number=number)
        case RowTurnedOver(order=order, run=run):
            cards = " · ".join(
                f"{context.format_card(card.card)} {isolate(context.past_name_of(card.seat))}"
                for card in order
            )
            return words(code, run=run, count=len(order), cards=cards or NO_LINE)
        case OthersOffered() | ThemeChosen() | SeatsPassedOver() | GameBeaten() | GameLost():
            return words(code)
        case _:
            assert_never(event)
