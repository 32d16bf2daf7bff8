package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

/** What an overlay names lies where it says, as it says; what cannot be is told with its place. */
class ArrangedZonesTest {
  private static final Thorgal GAME = VerbsPack.GAME;

  private static Checked<ThorgalState> arranged(ThorgalState from, String yaml) {
    return GAME.notation().arrange(from, Document.yaml("overlay", yaml).orThrow().root());
  }

  private static JsonNode yaml(String text) {
    return Document.yaml("expected", text).orThrow().root();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {round: 5}                                             | /round                        | 5
          {sides: {1: {pool: 1}}}                                | /round                        | 1
          {destiny: 0}                                           | /destiny                      | '0'
          {actions: 4}                                           | /actions                      | 4
          {step: dusk-actions, journey: {stage: horn-declined}}  | /journey/stage                | horn-declined
          {step: journey-actions, lands: [deep-wood], journey: {destination: deep-wood}} | /journey/stage | under-way
          {sides: {1: {party: [{card: cutpurse, exhaustion: 2, uses: 1, markers: {power: 1}}]}}} | /sides/1/party/0 | {id: 1, card: cutpurse, owner: 1, exhaustion: 2, markers: {power: 1}, uses: 1}
          {sides: {1: {party: [{card: berserk, owner: 0}]}}}     | /sides/1/party/0/owner        | '0'
          {round: 4, lands: [{land: fjord, conqueror: 1, since: 2, exhaustion: 1, uses: 1, markers: {cunning: 1}}]} | /lands/0 | {id: 1, land: fjord, owner: 0, conqueror: 1, since: 2, exhaustion: 1, markers: {cunning: 1}, uses: 1}
          {round: 4, lands: [{land: fjord, conqueror: 1}]}       | /lands/0/since                | 3
          {lands: [{land: fjord, conqueror: 1}]}                 | /round                        | 2
          {lands: [{land: fjord, conqueror: 1}]}                 | /lands/0/since                | 1
          {round: 1, step: dusk-actions, lands: [{land: fjord, conqueror: 1}]} | /lands/0/since  | 1
          {sides: {1: {destroyed: [hound, raid]}}}               | /sides/1/destiny/destroyed    | [hound, raid]
          {sides: {1: {discard: [hound@0, raid]}}}               | /sides/1/destiny/discard      | [hound@0, raid]
          {sides: {1: {pool: [3 unseen, hound@*]}}}              | /sides/1/destiny/pool         | [3 unseen, hound@*]
          {sides: {1: {deck: [hound, 2 unseen, 'raid@0,1']}}}    | /sides/1/destiny/deck         | [hound, 2 unseen, 'raid@0,1', 32 unseen]
          {sides: {1: {deck-size: 3, deck: [hound]}}}            | /sides/1/destiny/deck         | [hound, 2 unseen]
          {sides: {1: {deck-size: 0}}}                           | /sides/1/destiny/deck         | []
          {sides: {1: {pool: 0}}}                                | /sides/1/destiny/pool         | []
          {sides: {0: {hand: [wreck@1], pool: 2}}}               | /sides/0/bane/hand            | [wreck@1]
          {sides: {1: {hand: [hound], destiny: {hand: [raid]}}}} | /sides/1/destiny/hand         | [raid]
          {sides: {1: {destiny: {pool: 1}, deck: [hound]}}}      | /sides/1/destiny/deck/0       | hound
          """)
  void layWhatTheOverlayNames(String overlay, String place, String expected) {
    ThorgalState laid = arranged(Written.start(2), overlay).orThrow();

    assertThat(GAME.check(laid)).isEmpty();
    assertThat(GAME.notation().state(laid).at(place).toString())
        .isEqualTo(yaml(expected).toString());
  }

  @Test
  void laysOpposersAndAttachedCardsOfTheSeatsNamed() {
    ThorgalState laid =
        arranged(
                Written.start(3),
                "{step: journey-actions, destiny: 2, lands: [deep-wood], journey: {destination:"
                    + " deep-wood, opposing: [{card: cutpurse, seat: 1, exhaustion: 1, markers:"
                    + " {power: 1}}], attached: [{card: wreck, owner: 0}]}}")
            .orThrow();

    assertThat(GAME.check(laid)).isEmpty();
    assertThat(GAME.notation().state(laid).at("/journey/opposing/0"))
        .hasToString(
            "{\"seat\":1,\"companion\":{\"id\":2,\"card\":\"cutpurse\",\"owner\":1,"
                + "\"exhaustion\":1,\"markers\":{\"power\":1}}}");
    assertThat(GAME.notation().state(laid).at("/journey/attached/0/owner").asText()).isEqualTo("0");
  }

  @Test
  void asksTheBanePlayerWhoseTurnItIsToOppose() {
    String opposing = "{step: opposing, lands: [deep-wood], journey: {destination: deep-wood}";
    ThorgalState second = arranged(Written.start(3), opposing + ", turn: 0}").orThrow();

    assertThat(((Pending.Choose<?>) GAME.pending(second)).seat().index()).isZero();
    assertThat(Written.texts(arranged(Written.start(3), opposing + ", turn: 1}").problems()))
        .containsExactly("/turn: a bane player is asked to oppose");
  }

  @Test
  void asksTheBanePlayersToOpposeClockwise() {
    String opposing = "{step: opposing, lands: [deep-wood], journey: {destination: deep-wood}";
    ThorgalState first = arranged(Written.start(3), opposing + "}").orThrow();
    ThorgalState second = arranged(Written.start(3), opposing + ", turn: 0}").orThrow();

    assertThat(asked(first)).isEqualTo("seat 2: oppose");
    ThorgalState next = GAME.apply(first, new Decline(Seat.of(2)));
    assertThat(asked(next)).isEqualTo("seat 0: oppose");
    assertThat(asked(GAME.apply(next, new Decline(Seat.of(0))))).isEqualTo("seat 1: action");
    assertThat(asked(second)).isEqualTo("seat 0: oppose");
    assertThat(asked(GAME.apply(second, new Decline(Seat.of(0))))).isEqualTo("seat 1: action");
  }

  private static String asked(ThorgalState state) {
    Pending.Choose<?> choose = (Pending.Choose<?>) GAME.pending(state);
    return choose.seat() + ": " + choose.window().name();
  }

  @Test
  void takesCardsOfTheJourneyForTheFirstBanePlayers() {
    ThorgalState laid =
        arranged(
                Written.start(3),
                "{destiny: 1, step: journey-actions, lands: [deep-wood], journey: {destination:"
                    + " deep-wood, attached: [siege], opposing: [steward]}}")
            .orThrow();

    assertThat(laid.journey().attached().get(0).owner().index()).isEqualTo(2);
    assertThat(laid.journey().opposers().get(0).seat().index()).isEqualTo(2);
  }

  @Test
  void leavesWhatTheOverlayDoesNotName() {
    ThorgalState before =
        arranged(
                Written.start(2),
                "{round: 3, sides: {1: {hand: [raid], discard: [hound@0], pool: [bowman@1],"
                    + " destroyed: [snare], party: [cutpurse], deck: [hound@1]}}}")
            .orThrow();
    ThorgalState after = arranged(before, "{sides: {0: {pool: 1}}}").orThrow();

    for (String place : ImmutableList.of("/round", "/sides/1")) {
      assertThat(GAME.notation().state(after).at(place))
          .isEqualTo(GAME.notation().state(before).at(place));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {lands: [deep-wood, deep-wood]}                      | /lands/1/land: deep-wood lies here already
          {lands: [{land: deep-wood, owner: 0}]}               | /lands/0/owner: seat 0 has no deep-wood
          {lands: [moon]}                                      | /lands/0/land: no land is written moon
          {sides: {1: {party: [moon]}}}                        | /sides/1/party/0/card: no destiny card is written moon
          {sides: {1: {destroyed: [hound, moon]}}}             | /sides/1/destroyed/1: no destiny card is written moon
          {sides: {1: {hand: [1 unseen]}}}                     | /sides/1/hand: name every card of a hand
          {sides: {1: {destiny: {hand: [1 unseen]}}}}          | /sides/1/destiny/hand: name every card of a hand
          {sides: {1: {destiny: {pool: [moon]}, hand: [hound]}}} | /sides/1/destiny/pool/0: no destiny card is written moon
          {sides: {1: {destiny: {pool: [1 unseen]}, deck: [moon]}}} | /sides/1/deck/0: no destiny card is written moon
          {sides: {1: {destiny: {destroyed: [hound, moon]}}}}  | /sides/1/destiny/destroyed/1: no destiny card is written moon
          {sides: {1: {hand: [hound@7]}}}                      | /sides/1/hand/0: write a card as name, name@0 or name@*, not hound@7
          {sides: {1: {deck-size: 37}}}                        | /sides/1: of 36 destiny cards, 36 are left for the deck
          {sides: {1: {pool: 30, deck-size: 7}}}               | /sides/1: of 36 destiny cards, 6 are left for the deck
          {sides: {1: {deck: [2 unseen, hound], deck-size: 2}}} | /sides/1: lays 3 cards in a deck of 2
          {sides: {1: {deck: [hound, raid], deck-size: 1}}}    | /sides/1: lays 2 cards in a deck of 1
          {sides: {1: {pool: 99}}}                             | /sides/1: lays 63 more than the 36 destiny cards that there are
          {sides: {0: {bane: {pool: 25}}}}                     | /sides/0/bane: lays 1 more than the 24 bane cards that there are
          {step: opposing, lands: [deep-wood]}                 | /journey: needs a destination at this step
          {round: 3, lands: [{land: deep-wood, since: 1}]}     | /lands/0/since: the land is not conquered: name its conqueror, too
          {round: 3, lands: [{land: deep-wood, conqueror: 1, since: 3}]} | /lands/0/since: no land is conquered yet in this round (THO-JEND-04)
          {round: 3, step: journey-end, lands: [{land: deep-wood, conqueror: 1, since: 3}]} | /lands/0/since: no land is conquered yet in this round (THO-JEND-04)
          {round: 3, step: dusk-actions, lands: [{land: deep-wood, conqueror: 0, since: 3}]} | /lands/0/since: in this round only the destiny player conquers a land (THO-JEND-04)
          {step: undertaking, journey: {stage: lost}}          | /journey: the destination is chosen at this step (THO-JOURNEY-01)
          {step: opposing, lands: [deep-wood], journey: {destination: deep-wood, opposing: berserk}} | /journey/opposing: nobody opposes yet at this step (THO-OPP-09)
          {step: resolution, lands: [deep-wood], journey: {destination: deep-wood, stage: succeeded}} | /journey/stage: the journey is still to be resolved at this step (THO-RES-01)
          {step: resolution, lands: [deep-wood], journey: {destination: deep-wood, stage: failed}} | /journey/stage: the journey is still to be resolved at this step (THO-RES-01)
          {step: journey-end, lands: [deep-wood], journey: {destination: deep-wood, stage: under-way}} | /journey/stage: no journey is under-way at journey end (THO-ROUND-04)
          {step: journey-end, lands: [deep-wood], journey: {destination: deep-wood, opposing: berserk}} | /journey: by the end of the journey nothing is attached any more, and nobody opposes (THO-RET-02)
          {step: journey-end, lands: [deep-wood], journey: {destination: deep-wood, attached: [raid]}} | /journey: by the end of the journey nothing is attached any more, and nobody opposes (THO-RET-02)
          {step: journey-actions, lands: [deep-wood], journey: {destination: deep-wood, opposing: [berserk, berserk]}} | /journey/opposing: only one companion opposes: no text of these cards lets more (THO-Q-33)
          {journey: {destination: moon}}                       | /journey/destination: no land is written moon
          {journey: {opposing: [{card: moon}]}}                | /journey/opposing/0/card: no destiny card is written moon
          {journey: {opposing: [{card: berserk, seat: 2}]}}    | /journey/opposing/0/seat: seat 2 is not at the table
          {journey: {attached: [moon]}}                        | /journey/attached/0/card: no destiny card is written moon
          {journey: {attached: [{card: raid, owner: 2}]}}      | /journey/attached/0/owner: seat 2 is not at the table
          """)
  void tellsWhatCannotBe(String overlay, String problem) {
    assertThat(Written.texts(arranged(Written.start(2), overlay).problems())).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1: {pool: 100}           | /sides/1/pool            | the number 100
          1: {pool: -1}            | /sides/1/pool            | the number -1
          0: {bane: {discard: -1}} | /sides/0/bane/discard    | the number -1
          0: {destiny: {deck: 1.5}} | /sides/0/destiny/deck   | the number 1.5
          0: {deck: 100}           | /sides/0/deck            | the number 100
          0: {pool: many}          | /sides/0/pool            | the text "many"
          """)
  void tellsOfAPileThatIsNeitherANumberNorAList(String side, String place, String found) {
    assertThat(Written.texts(arranged(Written.start(2), "sides: {" + side + "}").problems()))
        .containsExactly(
            place + ": expected a number from 0 to 99 or a list of cards, found " + found);
  }

  @ParameterizedTest
  @Shows("THO-JEND-04")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          lands: [{land: deep-wood, conqueror: 1}] | no land is conquered yet in this round (THO-JEND-04)
          step: dusk-actions, lands: [{land: deep-wood, conqueror: 0}] | in this round only the destiny player conquers a land (THO-JEND-04)
          """)
  void tellsOfALandThatNobodyCanHaveConqueredInTheFirstRound(String lands, String problem) {
    assertThat(Written.texts(arranged(Written.start(2), "{round: 1, " + lands + "}").problems()))
        .containsExactly("/lands/0/conqueror: " + problem);
  }

  @Test
  void tellsAllThatIsWrongBesideAPileThatIsNone() {
    assertThat(
            Written.texts(
                arranged(Written.start(2), "{rond: 3, sides: {1: {pool: -1, hand: 5}}}")
                    .problems()))
        .hasSize(3)
        .anyMatch(each -> each.startsWith("/sides/1/pool: expected a number from 0 to 99 or"))
        .anyMatch(each -> each.startsWith("/sides/1/hand: expected a list"))
        .anyMatch(each -> each.startsWith("/rond: unknown key"));
  }

  @Shows("THO-JEND-04")
  @Test
  void laysALandThatTheDestinyPlayerConqueredInThisRound() {
    String yaml =
        "{round: 3, step: dusk-actions, lands: [{land: deep-wood, conqueror: 1, since: 3}]}";

    assertThat(
            GAME.notation().state(arranged(Written.start(2), yaml).orThrow()).at("/lands/0/since"))
        .hasToString("3");
  }

  @Shows("THO-Q-85")
  @Test
  void letsNoTwoBanePlayersOpposeAtOnce() {
    String yaml =
        "{step: journey-actions, destiny: 2, lands: [deep-wood], journey: {destination: deep-wood,"
            + " opposing: [{card: cutpurse, seat: 1}, {card: berserk, seat: 0}]}}";

    assertThat(Written.texts(arranged(Written.start(3), yaml).problems()))
        .contains(
            "/journey/opposing: only companions of the bane player who opposes first oppose"
                + " (THO-Q-85)");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesAPlayerWhoIsOutWithoutCards() {
    ThorgalState left = withoutTheThird();
    Side out = left.sides().get(2);

    assertThat(arranged(left, "{sides: {1: {pool: 1}}}").orThrow().sides().get(2)).isEqualTo(out);
    assertThat(Written.texts(arranged(left, "{turn: 2}").problems()))
        .containsExactly("/turn: seat 2 is not at the table");
  }

  @Shows("THO-Q-89")
  @Test
  void laysARoundOfThoseStillIn() {
    ThorgalState left = withoutTheThird();
    ThorgalState gone = left.withClock(left.clock().withOutThisRound(Position.CID));

    assertThat(arranged(gone, "{round: 3}").orThrow().clock().outThisRound()).isEmpty();
  }

  @Shows("THO-Q-89")
  @Test
  void countsThePassesOfThoseStillIn() {
    assertThat(arranged(withoutTheThird(), "{passes: 1}").problems()).isEmpty();
    assertThat(Written.texts(arranged(withoutTheThird(), "{passes: 2}").problems()))
        .containsExactly("/passes: the step is over when all have passed (THO-PASS-04)");
  }

  private static ThorgalState withoutTheThird() {
    ThorgalState three = Written.start(3);
    Store none = Store.shuffled(Bag.empty());
    Side out =
        three
            .sides()
            .get(2)
            .withIn(false)
            .with(Suit.DESTINY, none)
            .with(Suit.BANE, none)
            .withReserve(Pile.empty());
    return three.withSides(Lists.with(three.sides(), 2, out));
  }

  @Shows("THO-Q-94")
  @Test
  void tellsWhatWasWrongBeforeAnythingWasLaid() {
    ThorgalState few = Position.at(RoundStep.DAWN_ACTIONS).begins().state();
    JsonNode overlay = yaml("{round: 3}");

    assertThat(Written.texts(Position.GAME.notation().arrange(few, overlay).problems()))
        .contains("/sides/1/destiny: a deck has 36 cards, not 10 (THO-Q-94)");
  }
}
