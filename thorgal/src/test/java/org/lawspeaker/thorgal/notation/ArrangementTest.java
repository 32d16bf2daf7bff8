package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

class ArrangementTest {
  private static final Thorgal GAME = VerbsPack.GAME;
  private static final ThorgalState START = Written.start(2);

  private static Checked<ThorgalState> arranged(ThorgalState from, String yaml) {
    JsonNode overlay = Document.yaml("overlay", yaml).orThrow().root();
    return GAME.notation().arrange(from, overlay);
  }

  private static ThorgalState position(String yaml) {
    ThorgalState state = arranged(START, yaml).orThrow();
    assertThat(GAME.check(state)).isEmpty();
    return state;
  }

  private static ImmutableList<String> wrong(String yaml) {
    return arranged(START, yaml).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @CsvSource({
    "'{step: drawing}', 1, gods-fate",
    "'{step: dawn-actions}', 1, action",
    "'{step: dawn-actions, turn: 0, passes: 1}', 0, action",
    "'{step: undertaking, lands: [deep-wood]}', 1, destination",
    "'{step: opposing, lands: [deep-wood], journey: {destination: deep-wood}}', 0, oppose",
    "'{step: journey-actions, lands: [deep-wood], journey: {destination: deep-wood}}', 1, action",
    "'{step: journey-end, lands: [deep-wood], journey: {destination: deep-wood}}', 1, horn",
    "'{step: dusk-actions}', 1, action",
    "'{step: upkeep, sides: {1: {party: [bowman, cutpurse]}}}', 1, upkeep",
    "'{step: clean-up, destiny: 0, sides: {1: {hand: [fog]}}}', 1, clean-up",
    "'{phase: journey, lands: [deep-wood]}', 1, destination",
    "'{damage: {seat: 1, amount: 2}, sides: {1: {hand: [hound]}}}', 1, damage",
  })
  void aPositionIsBroughtToTheMomentNamed(String overlay, int seat, String window) {
    Pending<?> pending = GAME.pending(position(overlay));

    assertThat(pending).isInstanceOf(Pending.Choose.class);
    Pending.Choose<?> choose = (Pending.Choose<?>) pending;
    assertThat(choose.seat()).isEqualTo(Seat.of(seat));
    assertThat(choose.window().name()).isEqualTo(window);
  }

  @ParameterizedTest
  @EnumSource
  void everyMomentThatThePageNamesCanBeLaid(Moment moment) {
    String name = Ascii.toLowerCase(moment.name()).replace('_', '-');
    String journey =
        EnumSet.of(Moment.OPPOSING, Moment.JOURNEY_ACTIONS, Moment.RESOLUTION, Moment.JOURNEY_END)
                .contains(moment)
            ? ", journey: {destination: deep-wood}"
            : "";

    ThorgalState laid = position("{step: " + name + ", lands: [deep-wood]" + journey + "}");

    assertThat(GAME.pending(laid).isOver()).isFalse();
  }

  @Test
  void whatTheOverlayPlacesIsTakenFromTheUnseenCards() {
    Store store =
        position("{sides: {1: {hand: [hound, raid], pool: 3, party: [bowman]}}}")
            .sides()
            .get(1)
            .destiny();

    assertThat(store.hand().size()).isEqualTo(2);
    assertThat(store.pool()).isEqualTo(3);
    assertThat(store.deck()).isEqualTo(36 - 2 - 3 - 1);
    int hound = GAME.cards().find(Suit.DESTINY, "hound").orElseThrow();
    assertThat(store.faceDown().bag().count(hound)).isEqualTo(2);
  }

  @Test
  void whatTheOverlayTakesAwayGoesBackToTheUnseenCardsAndOtherZonesStay() {
    ThorgalState before = position("{sides: {1: {hand: [hound, raid], pool: 3}}}");
    ThorgalState after = arranged(before, "{sides: {1: {hand: [hound]}}}").orThrow();

    assertThat(GAME.check(after)).isEmpty();
    assertThat(after.sides().get(1).destiny().hand().size()).isEqualTo(1);
    assertThat(after.sides().get(1).destiny().pool()).isEqualTo(3);
    assertThat(after.sides().get(1).destiny().deck()).isEqualTo(32);
  }

  @Test
  void aDeckOfAGivenSizeLeavesTheOthersDestroyed() {
    Store store = position("{sides: {1: {deck: 2, hand: [hound]}}}").sides().get(1).destiny();

    assertThat(store.deck()).isEqualTo(2);
    assertThat(store.destroyed().size()).isEqualTo(33);
  }

  @Test
  void zonesThatStandAloneAreOfTheSuitOfTheRole() {
    ThorgalState state = position("{destiny: 0, sides: {1: {pool: 2, destiny: {pool: 5}}}}");

    assertThat(state.sides().get(1).bane().pool()).isEqualTo(2);
    assertThat(state.sides().get(1).destiny().pool()).isEqualTo(5);
  }

  @Test
  void aJourneyHasItsOpposersAndAttachedCards() {
    ThorgalState state =
        position(
            "{step: journey-actions, lands: [deep-wood, {land: fjord, conqueror: 1}], journey:"
                + " {destination: deep-wood, opposing: berserk, attached: [raid, wreck]}}");

    assertThat(state.journey().opposers()).singleElement().extracting("seat").isEqualTo(Seat.of(0));
    assertThat(state.journey().attached())
        .extracting("owner")
        .containsExactly(Seat.of(1), Seat.of(0));
    assertThat(state.lands().get(1).conqueror()).contains(Seat.of(1));
  }

  @Test
  void everythingWrongIsListedWithItsPlace() {
    assertThat(
            wrong(
                "{sides: {1: {party: [axe], hand: [hounds], pool: 40}, 3: {pool: 1}}, lands:"
                    + " [castle], journey: {destination: reef}}"))
        .containsExactly(
            "/sides/3: seat 3 is not at the table",
            "/lands/0/land: no seat has castle",
            "/journey/destination: reef is not in the middle; name it in lands",
            "/sides/1/hand/0: no destiny card is written hounds; there is hound",
            "/sides/1: no axe is left: there is none (THO-SETUP-02)",
            "/sides/1: lays 4 more than the 36 destiny cards that there are");
  }

  @Test
  void aSeatThatIsNotAtTheTableIsListedWhereverItIsNamed() {
    assertThat(wrong("{destiny: 2, turn: 3}"))
        .containsExactly(
            "/destiny: seat 2 is not at the table", "/turn: seat 3 is not at the table");
    assertThat(
            wrong(
                "{turn: 2, damage: {seat: 3, amount: 1}, lands: [{land: deep-wood, conqueror: 2}],"
                    + " sides: {1: {party: [{card: cutpurse, owner: 3}]}}}"))
        .containsExactly(
            "/turn: seat 2 is not at the table",
            "/damage/seat: seat 3 is not at the table",
            "/lands/0/conqueror: seat 2 is not at the table",
            "/sides/1/party/0/owner: seat 3 is not at the table");
  }

  @Test
  void passesAreOfAnActionStepThatIsNotOver() {
    assertThat(wrong("{step: dusk-actions, passes: 1}")).isEmpty();
    assertThat(wrong("{step: dusk-actions, passes: 2}"))
        .containsExactly("/passes: the step is over when all have passed (THO-PASS-04)");
    assertThat(wrong("{step: clean-up, passes: 1}"))
        .containsExactly("/passes: nobody passes at this step (THO-PASS-02)");
  }

  @Test
  void somebodyActsInTurnInActionStepsAndWhenAskedToOppose() {
    assertThat(wrong("{step: dusk-actions, turn: 0}")).isEmpty();
    assertThat(wrong("{step: clean-up, turn: 0}"))
        .containsExactly("/turn: nobody acts in turn at this step (THO-ACT-02)");
    assertThat(
            wrong(
                "{step: opposing, destiny: 0, turn: 0, lands: [reef], journey: {destination:"
                    + " reef}}"))
        .containsExactly("/turn: a bane player is asked to oppose");
    assertThat(
            wrong(
                "{step: opposing, destiny: 0, turn: 1, lands: [reef], journey: {destination:"
                    + " reef}}"))
        .isEmpty();
    assertThat(wrong("{phase: gods-fate, turn: 1}"))
        .containsExactly("/turn: nobody acts in turn at this step (THO-ACT-02)");
  }

  @Test
  void landsLaidAnewGoBackToTheReserve() {
    ThorgalState laid = position("{step: dawn-actions, lands: [deep-wood, fjord]}");
    ThorgalState again = arranged(laid, "{lands: [old-mine, {land: reef, owner: 0}]}").orThrow();

    assertThat(again.lands())
        .extracting(land -> GAME.cards().landName(land.card()))
        .containsExactly("old-mine", "reef");
    assertThat(again.sides().get(1).reserve().size()).isEqualTo(4);
    assertThat(again.sides().get(0).reserve().size()).isEqualTo(4);
    assertThat(GAME.check(again)).isEmpty();
  }

  @Test
  void hornsOfEffectsAreLaid() {
    assertThat(position("{sides: {0: {horn-change: 2}}}").sides().get(0).hornChange()).isEqualTo(2);
  }

  @Test
  void aUniqueCardTwiceInAPartyIsRefused() {
    ThorgalState vikings =
        GAME.start(Setup.of(2).with("faction-1", "vikings").with("faction-0", "lords")).orThrow();

    assertThat(
            arranged(vikings, "{sides: {1: {party: [vikings-wanderer, vikings-wanderer]}}}")
                .problems())
        .extracting(Problem::toString)
        .containsExactly("/sides/1/party: Wanderer is unique and there twice (THO-UNIQUE-01)");
  }

  @Test
  void aStepOfAnotherPhaseAndAJourneyWithoutItsPlaceAreRefused() {
    assertThat(wrong("{phase: dawn, step: opposing}"))
        .containsExactly(
            "/phase: the step is one of Journey", "/journey: needs a destination at this step");
    assertThat(wrong("{lands: [deep-wood], journey: {destination: deep-wood}}"))
        .containsExactly("/journey: there is no journey at this step (THO-ROUND-04)");
  }

  @Test
  void aSeatWithoutAFactionIsToldToNameOne() {
    ThorgalState undrawn = GAME.start(Setup.of(2)).orThrow();

    assertThat(arranged(undrawn, "{round: 2}").problems())
        .extracting(Problem::toString)
        .containsExactly(
            "/sides/0: has no cards yet: name its faction in the setup, faction-0",
            "/sides/1: has no cards yet: name its faction in the setup, faction-1");
  }

  @Test
  void anOverlayThatSaysNothingChangesNothing() {
    assertThat(arranged(START, "{}")).isEqualTo(Checked.ok(START));
  }
}
