package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.ThorgalState;

/** A written position that no game can reach is read, and what is impossible about it is told. */
class PositionCheckTest {
  private static final Thorgal GAME = VerbsPack.GAME;
  private static final String JOURNEY =
      "{step: journey-actions, round: 2, lands: [deep-wood, {land: fjord, conqueror: 1}], sides:"
          + " {1: {party: [cutpurse], destiny: {hand: [raid]}}}, journey: {destination: deep-wood,"
          + " opposing: berserk}}";

  private static JsonNode written(String yaml) {
    ThorgalState start = Written.start(2);
    JsonNode overlay = Document.yaml("overlay", yaml).orThrow().root();
    ThorgalState laid = GAME.notation().arrange(start, overlay).orThrow();
    assertThat(GAME.check(laid)).isEmpty();
    return GAME.notation().state(laid);
  }

  /** What is wrong if there is this, in YAML, at this place of the position; nothing, if empty. */
  private static ImmutableList<String> wrong(String yaml, String place, String value) {
    JsonNode changed = Written.with(written(yaml), place, value);
    Checked<ThorgalState> read = GAME.notation().readState(changed);
    return Written.texts(read.value().map(GAME::check).orElse(read.problems()));
  }

  @Test
  void aStepOfASeatThatIsNotThereIsToldAndDoesNotFail() {
    assertThat(
            wrong(
                "{step: upkeep, sides: {1: {party: [cutpurse, cutpurse]}}}",
                "/agenda/1/upkeep-step/seat",
                "3"))
        .containsExactly("/agenda/1: seats are 0 to 1, not 3 (THO-ROUND-01)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /round                          | 101 | /round: the game ends after round 100 (THO-Q-77)
          /round                          | -1  | /round: at least 0, not -1 (THO-ROUND-01)
          /destiny                        | 2   | /destiny: seats are 0 to 1, not 2 (THO-ROUND-01)
          /out-this-round                 | [1] | /out-this-round: seat 1 is not out (THO-Q-89)
          /out-this-round                 | [2] | /out-this-round: seat 2 is not out (THO-Q-89)
          /actions                        | -1  | /actions: at least 0, not -1 (THO-Q-104)
          /triggers                       | -1  | /triggers: at least 0, not -1 (THO-Q-104)
          /phase                          | dusk | /phase: the step is one of Journey (THO-ROUND-01)
          /agenda/1/action-step/passes    | -1  | /agenda/1: at least 0, not -1 (THO-Q-30)
          /in-force                       | [{source: {user: 3, card: 0}, gives: pool-first, span: round}] | /in-force/0: seat 3 is not in the game (THO-Q-89)
          /in-force                       | [{source: {user: 1, card: 0, chosen: 2}, gives: pool-first, span: round}] | /in-force/0: seats are 0 to 1, not 2 (THO-GEN-01)
          /sides/1/destiny/hand           | [raid@3] | /sides/1/destiny/hand/0: a card is known to a seat that is not at the table (THO-GEN-01)
          /lands/0/owner                  | 2   | /lands/0/owner: seats are 0 to 1, not 2 (THO-GEN-01)
          /journey/opposing/0/companion/exhaustion | -1 | /journey/opposing: at least 0, not -1 (THO-MARK-01)
          /journey/opposing/0/companion/uses | -1 | /journey/opposing: at least 0, not -1 (THO-MARK-01)
          /sides/1/party/0/exhaustion     | -1  | /sides/1/party/0/exhaustion: at least 0, not -1 (THO-MARK-01)
          /sides/1/party/0/uses           | -1  | /sides/1/party/0/uses: at least 0, not -1 (THO-MARK-01)
          /sides/1/party/0/id             | 3   | /next-id: an id of its own below 5, not 3 (THO-Q-102)
          /sides/1/party/0/id             | 1   | /next-id: an id of its own below 5, not 1 (THO-Q-102)
          /sides/1/party/0/id             | 0   | /next-id: an id of its own below 5, not 0 (THO-Q-102)
          /next-id                        | 4   | /next-id: an id of its own below 4, not 4 (THO-Q-102)
          /sides/1/horn-change            | 2   | /sides/1: seat 1 has three horns, and the game goes on (THO-WIN-01)
          /lands/0/exhaustion             | -1  | /lands/0/exhaustion: at least 0, not -1 (THO-MARK-01)
          /lands/0/uses                   | -1  | /lands/0/uses: at least 0, not -1 (THO-MARK-01)
          /lands/0/since                  | 1   | /lands/0: a conquered land has a conqueror and a round (THO-Q-49)
          /lands/1/since                  | 0   | /lands/1/since: 1 to 2, not 0 (THO-Q-49)
          /lands/1/since                  | 3   | /lands/1/since: 1 to 2, not 3 (THO-Q-49)
          /lands/1/since                  | 2   | /lands/1/since: no land is conquered yet in this round (THO-JEND-04)
          /lands/1/conqueror              | 2   | /lands/1: its conqueror is not in the game (THO-Q-49)
          /journey/destination            | 9   | /journey/destination: the destination lies in the middle (THO-MARK-04)
          /journey/destination            | 0   | /journey/destination: the destination lies in the middle (THO-MARK-04)
          /journey/destination            | 2   | /journey/destination: the destination is unconquered (THO-JOURNEY-03)
          /journey/stage                  | lost | /journey/destination: a journey is lost when its destination is taken away (THO-Q-38)
          /journey/stage                  | succeeded | /journey/stage: no journey is succeeded at journey actions (THO-ROUND-04)
          /journey/stage                  | failed | /journey/stage: no journey is failed at journey actions (THO-ROUND-04)
          /journey/stage                  | horn-declined | /journey/stage: no journey is horn-declined at journey actions (THO-ROUND-04)
          /journey/opposing/0/companion/card | beacon | /journey/opposing: Beacon is no companion, and companions oppose (THO-OPP-02)
          /journey/stage                  | none | /journey: without a journey nothing is attached and nobody opposes (THO-MARK-04)
          /journey/opposing/0/seat        | 3   | /journey/opposing: seat 3 is not in the game (THO-Q-89)
          /ending                         | {cause: third-horn, winner: '1'} | /agenda: nothing is left to do when the game is over, and only then (THO-WIN-04)
          """)
  void tellsWhatIsImpossible(String place, String value, String problem) {
    assertThat(wrong(JOURNEY, place, value)).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card: 9999     | no card has the number 9999 (THO-CARD-01)
          card: -1       | no card has the number -1 (THO-CARD-01)
          card: 0, id: 5 | 0 to 4, not 5 (THO-Q-102)
          """)
  void tellsOfSomethingInForceThatComesOfNoCard(String source, String problem) {
    String inForce = "[{source: {user: 1, %s}, gives: pool-first, span: round}]";

    assertThat(wrong(JOURNEY, "/in-force", inForce.formatted("card: 0, id: 4"))).isEmpty();
    assertThat(wrong(JOURNEY, "/in-force", inForce.formatted(source)))
        .containsExactly("/in-force/0: " + problem);
  }

  @ParameterizedTest
  @Shows("THO-CLEAN-01")
  @CsvSource({"'[1, 1]'", "'[0, 1]'", "'[1, 0, 1]'", "'[0, 0]'"})
  void tellsOfPlayersWhoCleanUpTwiceOrBeforeTheirTurn(String left) {
    String hands =
        "{step: clean-up, destiny: 1, sides: {1: {destiny: {hand: [hound]}}, 0: {destiny: {hand:"
            + " [berserk]}}}}";

    assertThat(wrong(hands, "/agenda/1/clean-up", "[1, 0]")).isEmpty();
    assertThat(wrong(hands, "/agenda/1/clean-up", "[0]")).isEmpty();
    assertThat(wrong(hands, "/agenda/1/clean-up", left))
        .containsExactly("/agenda/1: players act in their order, each once (THO-CLEAN-01)");
  }

  @Test
  @Shows("THO-Q-85")
  void tellsOfABanePlayerWhoIsAskedTwiceToOppose() {
    String opposing =
        "{step: opposing, destiny: 1, lands: [deep-wood], journey: {destination: deep-wood},"
            + " sides: {0: {party: [berserk]}}}";

    assertThat(wrong(opposing, "/agenda/1/opposing/asked", "[0]")).isEmpty();
    assertThat(wrong(opposing, "/agenda/1/opposing/asked", "[0, 0]"))
        .containsExactly("/agenda/1: players act in their order, each once (THO-Q-85)");
  }

  @Test
  @Shows("THO-UPKEEP-13")
  void tellsOfACompanionThatIsCheckedTwice() {
    String upkeep = "{step: upkeep, destiny: 1, sides: {1: {party: [cutpurse, cutpurse]}}}";

    String twice = "/agenda/1: a companion is checked once (THO-UPKEEP-13)";

    assertThat(wrong(upkeep, "/agenda/1/upkeep-step/checked", "[]")).isEmpty();
    assertThat(wrong(upkeep, "/agenda/1/upkeep-step/checked", "[1]")).doesNotContain(twice);
    assertThat(wrong(upkeep, "/agenda/1/upkeep-step/checked", "[1, 1]")).contains(twice);
  }

  @Test
  void tellsOfAPlayerWhoDrawsTwice() {
    assertThat(wrong("{step: drawing, destiny: 1}", "/agenda/1/gods-fate/seats", "[1, 1]"))
        .contains("/agenda: each player draws once (THO-Q-15)");
  }

  @Test
  void tellsOfAnEndingThatTheHornsDoNotBearOut() {
    assertThat(wrong(JOURNEY, "/ending", "{cause: third-horn, winner: '0'}"))
        .contains("/ending: seat 0 has not three horns (THO-WIN-01)");
    assertThat(wrong(JOURNEY, "/ending", "{cause: third-horn, winner: '2'}"))
        .contains("/ending: seat 2 has not three horns (THO-WIN-01)");
    assertThat(wrong(JOURNEY, "/ending", "{cause: unpaid-damage, winner: '0'}"))
        .containsExactly(
            "/agenda: nothing is left to do when the game is over, and only then (THO-WIN-04)");
  }

  @Test
  void tellsOfAWinnerWhoIsNotInTheGame() {
    assertThat(wrong(JOURNEY, "/ending", "{cause: unpaid-damage, winner: '2'}"))
        .contains("/ending: seat 2 is not in the game (THO-Q-89)");
  }

  @Test
  void tellsOfDamageThatIsLessThanNone() {
    String damage = "{damage: {seat: 1, amount: 2}, sides: {1: {hand: [hound]}}}";

    assertThat(wrong(damage, "/agenda/2/damage/left", "-1"))
        .containsExactly("/agenda/2: at least 0, not -1 (THO-DMG-01)");
  }

  @Test
  void tellsOfFatePointsThatNobodyCanHaveLeft() {
    String fate = "/agenda/1/gods-fate/";

    assertThat(wrong("{step: drawing}", fate + "points", "7")).isEmpty();
    assertThat(wrong("{step: drawing}", fate + "points", "8"))
        .containsExactly("/agenda: seat 1 has at most 7 fate points left (THO-FATE-04)");
    assertThat(wrong("{step: drawing}", fate + "points", "-1"))
        .containsExactly("/agenda: seat 1 has at most 7 fate points left (THO-FATE-04)");
    assertThat(wrong("{step: drawing}", fate + "given", "[1, 7]"))
        .containsExactly("/agenda: seat 1 has at most 1 fate point left (THO-FATE-04)");
  }

  @Test
  void tellsOfOneWhoHasDrawnBeforeBeingAsked() {
    JsonNode fewer = Written.with(written("{step: drawing}"), "/sides/0/bane/deck", "[23 unseen]");
    JsonNode drawn = Written.with(fewer, "/sides/0/bane/pool", "[1 unseen]");

    assertThat(Written.texts(GAME.check(GAME.notation().readState(drawn).orThrow())))
        .containsExactly("/agenda: seat 0 draws later (THO-Q-15)");
  }

  @Test
  void tellsOfACardKnownToASeatThatIsNotAtTheTable() {
    assertThat(wrong("{sides: {0: {pool: [wreck@1]}}}", "/sides/0/bane/pool", "[wreck@2]"))
        .containsExactly(
            "/sides/0/bane: a card is known to a seat that is not at the table (THO-GEN-01)");
  }

  @Test
  void tellsOfCardsOfOneWhoIsOut() {
    assertThat(wrong(JOURNEY, "/sides/1/in", "false"))
        .contains(
            "/sides/1: a player who is out has no cards that are not destroyed (THO-Q-89)",
            "/lands/1: its conqueror is not in the game (THO-Q-49)");
  }

  @Test
  void tellsOfAnEventInAParty() {
    assertThat(wrong(JOURNEY, "/sides/1/party/0/card", "raid"))
        .contains("/sides/1/party: Raid is no companion or support (THO-CARD-04)");
  }

  @Test
  void tellsOfAStepThatAsksNobody() {
    assertThat(wrong(JOURNEY, "/agenda", "[{round-flow: {step: dawn-actions, begun: false}}]"))
        .containsExactly(
            "/agenda: the next step asks nobody (THO-WIN-04)",
            "/journey: there is no journey at this step (THO-ROUND-04)");
  }

  @Test
  void tellsOfCardsThatChangedDuringGodsFate() {
    String before = "/agenda/1/gods-fate/before";
    String fewer =
        "{face-down: '24: of 12 12', discard: 0, pool: 0, hand: {entries: ''}, destroyed: ''}";

    assertThat(wrong("{step: drawing}", before, "[]"))
        .containsExactly(
            "/agenda: what each seat had before, or its fate points, are missing (THO-FATE-04)");
    assertThat(wrong("{step: drawing}", "/agenda/1/gods-fate/given", "[7]"))
        .containsExactly(
            "/agenda: what each seat had before, or its fate points, are missing (THO-FATE-04)");
    assertThat(wrong("{step: drawing}", "/agenda/1/gods-fate/seats/0", "3"))
        .containsExactly("/agenda/1: seats are 0 to 1, not 3 (THO-ROUND-01)");
    assertThat(wrong("{step: drawing}", before + "/1", fewer.replace("24", "2")))
        .containsExactly("/agenda: seat 0 had other bane cards before (THO-FATE-04)");
  }

  @Test
  void tellsOfADestinyPlayerWhoOpposes() {
    assertThat(wrong(JOURNEY, "/journey/opposing/0/seat", "1"))
        .containsExactly(
            "/journey/opposing: seat 1 is the destiny player, and bane players oppose"
                + " (THO-OPP-02)");
  }

  @Test
  void theEndOfAJourneyIsNoStepOfDusk() {
    assertThat(wrong("{step: dusk-actions}", "/journey/stage", "failed"))
        .contains("/journey: there is no journey at this step (THO-ROUND-04)");
    assertThat(wrong("{step: dusk-actions}", "/journey/stage", "lost"))
        .containsExactly("/journey: there is no journey at this step (THO-ROUND-04)");
    assertThat(wrong("{step: dusk-actions}", "/journey/stage", "horn-declined")).isEmpty();
  }

  @Test
  void aJourneyIsLostOnlyAfterItHasBegunAndDeclinesAHornOnlyAtItsEnd() {
    JsonNode declined =
        Written.with(written("{step: dusk-actions}"), "/journey/stage", "horn-declined");
    JsonNode returning =
        Written.with(declined, "/agenda", "[{round-flow: {step: return, begun: true}}]");

    assertThat(wrong("{step: dawn-actions}", "/journey/stage", "lost"))
        .containsExactly("/journey: there is no journey at this step (THO-ROUND-04)");
    assertThat(Written.texts(GAME.check(GAME.notation().readState(returning).orThrow())))
        .contains("/journey/stage: no journey is horn-declined at return (THO-ROUND-04)");
  }

  @Shows("THO-Q-77")
  @Test
  void theLastRoundIsPlayed() {
    assertThat(wrong(JOURNEY, "/round", "100")).isEmpty();
  }

  @Test
  void tellsOfAnAttachedCardOfTheOtherRole() {
    String attached =
        JOURNEY.replace("opposing:", "attached: [raid], opposing:").replace("[raid]}}", "[]}}");

    assertThat(wrong(attached, "/journey/attached/0/owner", "0"))
        .contains(
            "/journey/attached/0: events are the destiny player's, bane cards the bane players'"
                + " (THO-ACT-07)");
  }

  @Shows("THO-Q-89")
  @Test
  void tellsOfCardsInPlayOfOneWhoIsOut() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS, 4)
            .journeyTo("cliffs")
            .party(ANN, DOT, "bow")
            .attached(DOT, "fog")
            .out(DOT)
            .begins();
    assertThat(Written.texts(Position.GAME.check(at.state())))
        .contains(
            "/sides/1/party/0: seat 3 is not in the game (THO-Q-89)",
            "/journey/attached/0: seat 3 is not in the game (THO-Q-89)");
  }

  private static final String OUT_WITH_CARDS =
      "/sides/0: a player who is out has no cards that are not destroyed (THO-Q-89)";

  @Shows("THO-Q-89")
  @Test
  void tellsOfAnyCardOfOneWhoIsOutButThoseDestroyed() {
    LaidOut gone =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .out(BEN)
            .deck(BEN, Suit.DESTINY)
            .deck(BEN, Suit.BANE)
            .destroyed(BEN, "bow", "hex");

    assertThat(found(gone)).doesNotContain(OUT_WITH_CARDS);
    assertThat(found(gone.hand(BEN, "bow"))).contains(OUT_WITH_CARDS);
    assertThat(found(gone.hand(BEN, "hex"))).contains(OUT_WITH_CARDS);
    assertThat(found(gone.party(BEN, "bow"))).contains(OUT_WITH_CARDS);
    assertThat(found(gone.reserve(BEN, "marsh"))).contains(OUT_WITH_CARDS);
  }

  private static ImmutableList<String> found(LaidOut laid) {
    return Written.texts(Position.GAME.check(laid.begins().state()));
  }

  /** Cid opposes with Ben's Thorgal, and Ben has another one in the own party. */
  @Shows({"THO-UNIQUE-02", "THO-Q-23"})
  @Test
  void countsAUniqueCompanionThatOpposesForThePartyItCameFrom() {
    Position at =
        Position.at(RoundStep.UNDERTAKING, 3)
            .lands("cliffs")
            .party(CID, BEN, "outlaws-thorgal-aegirsson")
            .party(BEN, "visitors-thorgal-aegirsson")
            .begins()
            .plays("travel cliffs", "oppose outlaws-thorgal-aegirsson");

    assertThat(Written.texts(Position.GAME.check(at.state())))
        .noneMatch(problem -> problem.contains("unique"));
  }

  @Shows({"THO-Q-89", "THO-Q-106"})
  @Test
  void tellsOfAnOpposingCompanionOfOneWhoIsOut() {
    Position at =
        Position.at(RoundStep.UNDERTAKING, 3)
            .lands("cliffs")
            .party(CID, BEN, "farmer")
            .out(BEN)
            .begins()
            .plays("travel cliffs", "oppose farmer");
    assertThat(Written.texts(Position.GAME.check(at.state())))
        .contains("/journey/opposing: seat 0 is not in the game (THO-Q-89)");
  }
}
