package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.position;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

class ArrangementTest {
  private static final int DECK = START.piles().deck().size();

  private static int card(String name) {
    return GAME.cards().names().findCard(name).orElseThrow();
  }

  private static String window(PrestigeState state) {
    Pending<PrestigeMove> due = GAME.pending(state);
    if (due instanceof Pending.Commit<PrestigeMove> commit) {
      return commit.window().name();
    }
    return due instanceof Pending.Choose<PrestigeMove> choose
        ? choose.window().name()
        : due instanceof Pending.Chance<PrestigeMove> chance ? chance.why().id() : "over";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{before: encounter} | PRE-BEGIN-01",
        "{before: potions, encounter: dummy} | reveal",
        "{before: round, encounter: dummy, sheets: {0: {hand: [attack-5]}}} | set",
        "{encounter: dummy, sheets: {0: {hand: [attack-5]}}} | set",
        "{before: turns, encounter: dummy, sheets: {0: {set: [attack-5]}}} | cards-set",
        "{before: strikes, encounter: sweep} | strike",
        "{before: total, encounter: sweep} | strike",
        "{before: initiative, encounter: dummy} | PRE-INIT-01",
        "{before: random-strikes, encounter: bull} | strike",
        "{before: draw, encounter: dummy} | PRE-DRAW-01",
        "{before: round-end, encounter: dummy, sheets: {0: {hand: [attack-5]}}} | set",
        "{before: end, encounter: dummy} | end",
        "{before: discards, sheets: {0: {hand: [attack-5]}}} | discards",
        "{before: loot, sheets: {0: {status: dead, items: [healing-potion]}}} | PRE-LOOT-02",
      })
  void aPositionIsBroughtToTheMomentNamed(String overlay, String window) {
    assertThat(window(position(overlay))).isEqualTo(window);
  }

  @Test
  void itMayBeLookedWhetherTheGameIsOver() {
    PrestigeState state = position("{before: winning, number: 9, sheets: {1: {prestige: 5}}}");

    assertThat(state.clock().ending().isWonBy(Seat.of(1))).isTrue();
  }

  @Test
  void whatTheOverlayPlacesIsTakenFromTheDeck() {
    PrestigeState state =
        position(
            "{encounter: dummy, sheets: {0: {hand: [attack-20, attack-20], riders:"
                + " [focus-strength], items: [healing-potion]}}, discards: [feint]}");
    Sheet sheet = state.sheets().get(0);

    assertThat(sheet.hand().count(card("attack-20"))).isEqualTo(2);
    assertThat(sheet.riders()).extracting("card").containsExactly(card("focus-strength"));
    assertThat(sheet.items()).extracting("card").containsExactly(card("healing-potion"));
    assertThat(sheet.riders().get(0).id()).isGreaterThan(sheet.items().get(0).id());
    assertThat(state.piles().discards().toPile()).isEqualTo(Pile.of(card("feint")));
    assertThat(state.piles().deck().size()).isEqualTo(DECK - 5);
  }

  @Test
  void whatTheOverlayTakesAwayGoesBackToTheDeckAndOtherZonesStay() {
    PrestigeState before =
        position(
            "{encounter: dummy, sheets: {0: {hand: [attack-20]}, 1: {hand: [attack-5]}}, discards:"
                + " [feint]}");
    PrestigeState after = arranged(before, "{sheets: {0: {hand: []}}}").orThrow();

    assertThat(GAME.check(after)).isEmpty();
    assertThat(after.sheets().get(0).hand().isEmpty()).isTrue();
    assertThat(after.sheets().get(1).hand().toPile()).isEqualTo(Pile.of(card("attack-5")));
    assertThat(after.piles().discards().size()).isEqualTo(1);
    assertThat(after.piles().deck().size()).isEqualTo(DECK - 2);
  }

  @Test
  void anEmptyOverlayChangesNothing() {
    assertThat(arranged(START, "{}").orThrow()).isSameAs(START);
  }

  @Test
  void ofADeckThatIsNamedTheRestIsRemovedFromPlay() {
    PrestigeState state =
        position("{encounter: dummy, sheets: {0: {hand: [attack-5]}}, deck: [attack-20]}");

    assertThat(state.piles().deck().toPile()).isEqualTo(Pile.of(card("attack-20")));
    assertThat(state.piles().removed().size()).isEqualTo(DECK - 2);
  }

  @Test
  void anEncounterBeginsWithItsLifeUnlessSaidOtherwise() {
    assertThat(position("{before: potions, encounter: dummy}").foe().life()).isEqualTo(100);
    assertThat(position("{before: potions, encounter: {card: dummy, life: 7}}").foe().life())
        .isEqualTo(7);
    assertThat(position("{before: potions, encounter: swarm}").foe().tokens())
        .isEqualTo(Pile.of(30, 30, 30));
    assertThat(
            position("{before: potions, encounter: {card: swarm, tokens: [5, 0, 7]}}")
                .foe()
                .tokens())
        .isEqualTo(Pile.of(5, 0, 7));
  }

  @Test
  void theEncounterFacedIsNotAmongThoseLeft() {
    PrestigeState state = position("{before: potions, encounter: dummy}");
    int dummy = GAME.cards().names().findEncounter("dummy").orElseThrow();

    assertThat(state.piles().encounters().count(dummy)).isZero();
    PrestigeState next = arranged(state, "{before: potions, encounter: bull}").orThrow();
    assertThat(next.piles().encounters().count(dummy)).isEqualTo(1);
  }

  @Test
  void anEventThatIsActiveIsNotAmongThoseLeft() {
    PrestigeState state = position("{before: potions, encounter: dummy, event: gust, number: 2}");

    assertThat(state.foe().event()).isEqualTo(GAME.cards().names().findEvent("gust").orElseThrow());
    assertThat(state.piles().events().count(state.foe().event())).isZero();
  }

  @Test
  void attacksOnTheStackHaveHitForWhatTheyAreWorth() {
    PrestigeState state =
        position(
            "{before: turns, turn: 1, encounter: dummy, sheets: {1: {set: [attack-5]}}, stack:"
                + " [{owner: 0, card: attack-20}, {owner: 2, card: attack-40, value: 15}]}");

    assertThat(state.stack()).extracting("value").containsExactly(20, 15);
    assertThat(state.sheets().get(0).pace().dealt()).isEqualTo(20);
    assertThat(state.sheets().get(0).pace().hit()).isTrue();
    assertThat(state.clock().dealers()).isEqualTo(Pile.of(0, 2));
    assertThat(state.clock().flipped()).isTrue();
  }

  @Test
  void whoDidDamageDidItInInitiativeOrder() {
    PrestigeState state =
        position(
            "{before: strikes, encounter: dummy, sheets: {0: {initiative: 3, dealt: 10},"
                + " 1: {initiative: 1, dealt: 5}, 2: {initiative: 2}}}");

    assertThat(state.clock().dealers()).isEqualTo(Pile.of(1, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{before: encounter} | 1 | 0",
        "{before: encounter, number: 5} | 5 | 0",
        "{before: potions, encounter: dummy} | 1 | 0",
        "{before: round, encounter: dummy, number: 3, round: 2} | 3 | 2",
        "{before: turns, encounter: dummy, number: 3, round: 2} | 3 | 2",
      })
  void theNumbersAreThoseOfWhatBeginsOrGoesOn(String overlay, int encounter, int round) {
    Clock clock = arranged(START, overlay).orThrow().clock();

    assertThat(clock.encounter()).isEqualTo(encounter);
    assertThat(clock.round()).isEqualTo(round);
  }

  @Test
  void theNumbersOfASheetAreLaid() {
    Sheet sheet =
        position(
                "{before: turns, encounter: dummy, event: hoard, number: 3, sheets: {0: {hand: [attack-5]}, 2: {life:"
                    + " 35, prestige: -4, poison: 2, bites: 1, claims: 3, initiative: 1, character:"
                    + " vasha-the-red, ability-used: true, trophies: [bull], suffered: 9, dealt: 8,"
                    + " sits-out: true}}}")
            .sheets()
            .get(2);

    assertThat(sheet.life()).isEqualTo(35);
    assertThat(sheet.prestige()).isEqualTo(-4);
    assertThat(sheet.marks().poison()).isEqualTo(2);
    assertThat(sheet.marks().bites()).isEqualTo(1);
    assertThat(sheet.marks().claims()).isEqualTo(3);
    assertThat(sheet.initiative()).isEqualTo(1);
    assertThat(GAME.cards().names().character(sheet.character())).isEqualTo("vasha-the-red");
    assertThat(sheet.abilityUsed()).isTrue();
    assertThat(sheet.trophies().size()).isEqualTo(1);
    assertThat(sheet.pace().suffered()).isEqualTo(9);
    assertThat(sheet.pace().dealt()).isEqualTo(8);
    assertThat(sheet.pace().sitsOut()).isTrue();
  }

  @Test
  void theLivingHoldTheInitiativeNumbersThatAreLeftInSeatOrder() {
    PrestigeState state =
        position("{before: potions, encounter: dummy, sheets: {1: {initiative: 1}}}");

    assertThat(state.sheets()).extracting(Sheet::initiative).containsExactly(2, 1, 3);
  }

  @Test
  void theDeadHaveNoLifeAndNoInitiative() {
    PrestigeState state =
        position("{before: potions, encounter: dummy, sheets: {0: {status: dead}}}");

    assertThat(state.sheets().get(0).status()).isEqualTo(Status.DEAD);
    assertThat(state.sheets().get(0).life()).isZero();
    assertThat(state.sheets()).extracting(Sheet::initiative).containsExactly(0, 1, 2);
    assertThat(state.clock().fallen()).isEqualTo(Pile.of(0));
    assertThat(state.clock().fallenBefore()).isEqualTo(1);
    assertThat(GAME.pending(state).owing()).isEqualTo(ImmutableSet.of(Seat.of(2)));
  }

  @Test
  @Shows("PRE-BEGIN-01")
  void whereNoEncounterIsLeftNoneIsAboutToBegin() {
    PrestigeState none = arranged(START, "{before: encounter, encounters: []}").orThrow();
    assertThat(GAME.check(none))
        .extracting(Problem::toString)
        .containsExactly("/piles/encounters: no encounter is left to be revealed (PRE-BEGIN-01)");
    position("{before: encounter, encounters: [bull]}"); // one is enough
  }

  private static final String STANDING =
      "{encounter: {card: dummy, chest: [backstab-of-nyx]}, event: hoard, number: 3, sheets: {0: {set:"
          + " [attack-100], riders: [focus-strength, focus-strength, focus-strength], items:"
          + " [old-crown], hand: [attack-5]}}, discards: [attack-50, attack-50, attack-50,"
          + " attack-50]}";

  @Test
  void whatIsNotNamedStaysAsItWas() {
    PrestigeState before = position(STANDING);
    PrestigeState after = arranged(before, "{sheets: {1: {life: 50}}}").orThrow();

    assertThat(GAME.check(after)).isEmpty();
    assertThat(after.foe()).isEqualTo(before.foe());
    assertThat(after.piles()).isEqualTo(before.piles());
    assertThat(after.sheets().get(0)).isEqualTo(before.sheets().get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "attack-100, is 1",
    "focus-strength, are 3",
    "attack-50, are 4",
    "backstab-of-nyx, is 1"
  })
  void whatStaysElsewhereIsNotLaidAnywhere(String card, String there) {
    assertThat(problems(arranged(position(STANDING), "{sheets: {1: {hand: [" + card + "]}}}")))
        .containsExactly(
            "/sheets/1/hand/0: no " + card + " is left: there " + there + " (PRE-SETUP-03)");
  }

  @Test
  void anItemThatStaysElsewhereIsNotLaidAnywhereEither() {
    assertThat(problems(arranged(position(STANDING), "{sheets: {1: {items: [old-crown]}}}")))
        .containsExactly("/sheets/1/items/0: no old-crown is left: there is 1 (PRE-RELIC-01)");
  }

  @Test
  void anotherEventTakesThePlaceOfTheOneThatIsActive() {
    PrestigeState gust = position("{before: potions, encounter: dummy, event: gust, number: 5}");
    PrestigeState hoard = arranged(gust, "{before: potions, event: hoard}").orThrow();

    assertThat(hoard.foe().event())
        .isEqualTo(GAME.cards().names().findEvent("hoard").orElseThrow());
    assertThat(hoard.piles().events().toPile()).isEqualTo(Pile.of(0));
  }

  @Test
  void theEncountersAndEventsThatAreLeftMayBeNamed() {
    PrestigeState state =
        position("{before: potions, encounter: dummy, encounters: [bull], events: [hoard]}");
    PrestigeState event = arranged(state, "{before: potions, event: gust}").orThrow();
    PrestigeState other = arranged(state, "{before: potions, encounter: sweep}").orThrow();

    assertThat(state.piles().encounters().size()).isEqualTo(1);
    assertThat(event.piles().events().toPile()).isEqualTo(Pile.of(1));
    assertThat(other.piles().encounters().size()).isEqualTo(2);
  }

  @Test
  void anAttackOnTheStackIsAimedAtAToken() {
    PrestigeState state =
        position(
            "{before: turns, turn: 1, encounter: swarm, sheets: {1: {set: [attack-5]}}, stack:"
                + " [{owner: 0, card: attack-20, token: 2}, {owner: 2, card: attack-5, token: 1}]}");

    assertThat(state.stack()).extracting("token").containsExactly(1, 0);
  }

  @Test
  void whoseTurnItIsHasTheNext() {
    PrestigeState state =
        position(
            "{before: turns, turn: 1, encounter: dummy, sheets: {0: {set: [attack-20], hand:"
                + " [feint]}, 1: {set: [attack-5]}, 2: {set: [attack-5]}}}");
    PlayWindow window = (PlayWindow) state.agenda().top();

    assertThat(window.about().isOf(Seat.of(1))).isTrue();
    assertThat(window.moment().name()).isEqualTo("BEFORE_FLIP");
  }

  @ParameterizedTest
  @CsvSource({"2, CARDS_SET", "1, BEFORE_FLIP"})
  void theTurnOfTheFirstInInitiativeIsTheFirstOfTheRound(int turn, String window) {
    PrestigeState state =
        position(
            "{before: turns, turn: "
                + turn
                + ", encounter: dummy, sheets: {0: {hand: [feint], initiative: 3}, 1: {hand:"
                + " [feint], initiative: 2}, 2: {set: [attack-5], initiative: 1}}}");

    assertThat(((PlayWindow) state.agenda().top()).moment().name()).isEqualTo(window);
    assertThat(state.clock().flipped()).isEqualTo(turn == 1);
  }

  @Test
  void cardsThatAreRemovedFromPlayAreNotInTheDeck() {
    PrestigeState state =
        position("{encounter: dummy, removed: [attack-100], sheets: {0: {hand: [attack-5]}}}");

    assertThat(state.piles().removed().toPile()).isEqualTo(Pile.of(card("attack-100")));
    assertThat(state.piles().deck().count(card("attack-100"))).isZero();
  }

  @Test
  void whoseCharacterIsTakenGetsTheFirstOneLeft() {
    PrestigeState state =
        position("{before: potions, encounter: dummy, sheets: {2: {character: talon}}}");

    assertThat(state.sheets())
        .extracting(sheet -> GAME.cards().names().character(sheet.character()))
        .containsExactly("nyx", "orn-hammerfist", "talon");
  }

  @Test
  void tokensMayHaveUpTo9999LifePoints() {
    PrestigeState state =
        position("{before: potions, encounter: {card: swarm, tokens: [9999, 0, 1]}}");

    assertThat(state.foe().tokens()).isEqualTo(Pile.of(9999, 0, 1));
  }

  @Test
  void aQuestMayBeNamed() {
    PrestigeState start =
        Scene.game(Scene.REFERENCE, 3, "tombs-and-tomes=yes", "quests=yes").state();
    String overlay = "{before: potions, encounter: ripper, sheets: {1: {quest: hoarder}}}";
    PrestigeState state =
        new PrestigeNotation(Scene.REFERENCE)
            .arrange(start, Document.yaml("overlay", overlay).orThrow().root())
            .orThrow();

    assertThat(Scene.REFERENCE.names().quest(state.sheets().get(1).quest())).isEqualTo("hoarder");
  }

  @Test
  void whoChoseACharacterInTheSetupKeepsItAndTheOthersGetTheFirstOnesLeft() {
    PrestigeState start = GAME.start(Setup.of(3).with("character-1", "talon")).orThrow();

    assertThat(Positions.arranged(start, "{before: potions, encounter: dummy}").orThrow().sheets())
        .extracting(sheet -> GAME.cards().names().character(sheet.character()))
        .containsExactly("nyx", "talon", "orn-hammerfist");
  }
}
