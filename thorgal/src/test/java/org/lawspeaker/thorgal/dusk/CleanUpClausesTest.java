package org.lawspeaker.thorgal.dusk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

/** Dusk step 3. */
class CleanUpClausesTest {
  @Shows("THO-CLEAN-01")
  @Test
  void leavesMarkersUntilBothPlayersHavePutTheirCardsAway() {
    Position at =
        Position.at(Step.CLEAN_UP)
            .party(ANN, "bow")
            .exhausted("bow", 1)
            .marked("bow", 1, 0, 0)
            .hand(BEN, "curse")
            .discard(BEN, "dread")
            .begins()
            .has("exhaustion of bow", 1)
            .has("markers of bow", "1/0/0")
            .has("ben bane-discard", 1);
    at.plays("deck curse")
        .tells("put-away", "discard-under-deck", "markers-removed", "readied")
        .has("exhaustion of bow", 0)
        .has("markers of bow", "0/0/0");
  }

  @Shows("THO-CLEAN-02")
  @Test
  void putsCardsOnTheOwnPilesOnly() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .begins()
        .allows("pool bow", "THO-CLEAN-02", "THO-CLEAN-03")
        .refuses("pool raven", "THO-CLEAN-02")
        .refusesBecause("pool raven", "not-in-hand")
        .refusesBecause("ben: pool bow", "not-now")
        .plays("pool bow", "pool smith")
        .has("ann pool-cards", "smith bow")
        .has("ben pool", 0)
        .notes("put-away", "on", "pool", "pool");
  }

  @Shows("THO-CLEAN-02")
  @Test
  void decidesForEachCopyOfACardByItself() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "bow")
        .begins()
        .offers("pool bow", "deck bow")
        .plays("pool bow")
        .offers("pool bow", "deck bow")
        .plays("deck bow")
        .has("ann pool", 1)
        .has("ann deck", 11);
  }

  @Shows("THO-CLEAN-03")
  @Test
  void letsATextKeepSoManyCardsAndNoMore() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith", "raven")
        .discard(ANN, "horse")
        .hand(BEN, "curse")
        .inForce(ANN, "{keep-in-hand: 2}", Span.ROUND)
        .begins()
        .refusesBecause("keep", "none-kept")
        .plays("pool bow")
        .allows("keep", "THO-GEN-03")
        .offersAlso("keep", "pool smith", "deck raven")
        .plays("keep")
        .tells("kept-in-hand", "discard-under-deck")
        .has("ann hand", "smith raven")
        .has("ann discard", 0)
        .asks(BEN, "clean-up")
        .refuses("keep", "THO-CLEAN-03")
        .refusesBecause("ann: keep", "not-now");
  }

  @Shows("THO-CLEAN-03")
  @Test
  void countsCardsOfBothHandsForAText() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "curse")
        .inForce(ANN, "{keep-in-hand: 1}", Span.ROUND)
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck curse", "keep")
        .has("ann hand", "bow");
  }

  @Shows("THO-CLEAN-04")
  @Test
  void slidesThePileAfterTheHandIsPutAway() {
    Position.at(Step.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven")
        .discard(ANN, "bow", "smith")
        .hand(ANN, "horse")
        .begins()
        .has("ann discard", 2)
        .plays("deck horse")
        .tells("put-away", "discard-under-deck")
        .notes("discard-under-deck", "cards", 2)
        .has("ann deck-cards", "horse raven smith bow");
  }

  @Shows("THO-CLEAN-05")
  @Test
  void letsTheBanePlayerDecideForEachCard() {
    Position.at(Step.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .pool(BEN, "dread")
        .hand(BEN, "curse", "storm", "stun")
        .begins()
        .plays("deck curse", "pool storm", "deck stun")
        .has("ben bane-deck-cards", "stun curse frost")
        .has("ben bane-pool-cards", "storm dread")
        .has("ben bane-hand", "");
  }

  @Shows("THO-CLEAN-06")
  @Test
  void slidesTheBanePileAfterTheHandIsPutAway() {
    Position.at(Step.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .discard(BEN, "dread")
        .hand(BEN, "curse")
        .begins()
        .plays("deck curse")
        .tells("put-away", "discard-under-deck")
        .has("ben bane-deck-cards", "curse frost dread")
        .has("ben bane-discard", 0);
  }

  @Shows("THO-CLEAN-07")
  @Test
  void drawsTheCardPutOnTheDeckNext() {
    Position.at(Step.CLEAN_UP)
        .hand(BEN, "curse", "dread")
        .begins()
        .plays("deck dread", "pool curse", "fill 0", "fill 0")
        .plays("pass", "pass", "pass", "pass", "pass", "pass", "fill 0", "draw", "fill 0")
        .has("round", 4)
        .has("ben bane-hand", "dread")
        .has("ben bane-pool-cards", "curse");
  }

  @Shows("THO-CLEAN-08")
  @Test
  void belongsToTheRoundThatEnds() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow")
        .begins()
        .has("round", 2)
        .has("phase", "Dusk")
        .has("destiny", ANN)
        .plays("pool bow")
        .tells("put-away", "markers-removed", "roles-switched", "round-begins");
  }

  @Shows("THO-CLEAN-09")
  @Test
  void leavesTheOrderOfDecksAlone() {
    Position.at(Step.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven", "horse")
        .discard(ANN, "bow", "smith")
        .deck(BEN, Suit.BANE, "frost", "storm")
        .discard(BEN, "curse", "dread")
        .begins()
        .has("ann deck-cards", "raven horse smith bow")
        .has("ben bane-deck-cards", "frost storm dread curse");
  }

  @Shows("THO-CLEAN-10")
  @Test
  void keepsThePoolForTheNextRoundInTheRole() {
    Position.at(Step.CLEAN_UP)
        .pool(BEN, "bow", "smith")
        .pool(BEN, "curse")
        .begins()
        .plays("fill 0", "fill 0")
        .has("destiny", BEN)
        .has("ben pool-cards", "smith bow")
        .has("ben bane-pool-cards", "curse");
  }

  @Shows("THO-CLEAN-11")
  @Test
  void keepsAttributeMarkersByATextAlone() {
    Position.at(Step.CLEAN_UP)
        .party(ANN, "bow")
        .party(BEN, "watcher")
        .marked("bow", 1, 0, 0)
        .marked("watcher", 0, 1, 0)
        .inForce(ANN, "keep-markers", Span.ROUND)
        .begins()
        .has("markers of bow", "1/0/0")
        .has("markers of watcher", "0/0/0");
  }

  @Shows("THO-CLEAN-12")
  @Test
  void takesOneMarkerFromEachCardWhateverItIs() {
    Position.at(Step.CLEAN_UP)
        .destiny(BEN)
        .party(BEN, "watcher", "idol")
        .party(ANN, "bow")
        .exhausted("watcher", 2)
        .exhausted("idol", 1)
        .exhausted("bow", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of idol", 0)
        .has("exhaustion of bow", 1)
        .notes("readied", "card", "Watcher", "Idol");
  }

  @Shows("THO-CLEAN-12")
  @Test
  void takesMoreMarkersByATextAlone() {
    Position.at(Step.CLEAN_UP)
        .party(ANN, "bow", "horse")
        .exhausted("bow", 3)
        .exhausted("horse", 1)
        .inForce(ANN, "{ready-more: {markers: 1}}", Span.ROUND)
        .begins()
        .has("exhaustion of bow", 1)
        .has("exhaustion of horse", 0)
        .notes("readied", "markers", 1, 0);
  }

  @Shows({"THO-CLEAN-13", "THO-Q-73"})
  @Test
  void takesOneMarkerFromALandUsedOrNot() {
    Position.at(Step.DUSK_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .exhausted("ruins", 1)
        .begins()
        .plays("pass", "activate meadow", "pass", "pass")
        .notes("readied", "card", "Meadow", "Ruins")
        .notes("readied", "markers", 0, 0)
        .has("exhaustion of meadow", 0)
        .has("exhaustion of ruins", 0);
  }

  @Shows("THO-CLEAN-14")
  @Test
  void leavesMarkersInThePartiesOfAllBanePlayers() {
    Position.at(Step.CLEAN_UP, 3)
        .party(BEN, "watcher")
        .party(CID, "idol")
        .conquered(CID, "meadow")
        .exhausted("watcher", 1)
        .exhausted("idol", 2)
        .exhausted("meadow", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of idol", 2)
        .has("exhaustion of meadow", 1);
  }

  @Shows("THO-CLEAN-15")
  @Test
  void staysExhaustedThroughTheNextRoundInTheRole() {
    Layout laid = Position.at(Step.CLEAN_UP).party(ANN, "horse").lands("cliffs");
    Position next =
        laid.exhausted("horse", 2)
            .begins()
            .plays("fill 0", "fill 0", "pass", "pass", "travel cliffs", "decline")
            .plays("pass", "pass", "pass", "pass", "fill 0", "fill 0");
    next.has("destiny", ANN).has("round", 4).refuses("activate horse", "THO-EFFECT-09");
  }

  @Shows("THO-Q-71")
  @Test
  void finishesTheDestinyPlayerBeforeTheBanePlayer() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .hand(BEN, "curse")
        .begins()
        .plays("deck bow")
        .asks(ANN, "clean-up", "THO-CLEAN-02")
        .plays("deck smith")
        .asks(BEN, "clean-up", "THO-CLEAN-05");
  }

  @Shows("THO-Q-71")
  @Test
  void laysLaterCardsOfThePoolOnTop() {
    Position.at(Step.CLEAN_UP)
        .pool(ANN, "raven")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("pool smith", "pool bow")
        .has("ann pool-cards", "bow smith raven");
  }

  @Shows("THO-Q-71")
  @Test
  void hidesTheCardsPutOnThePool() {
    Layout laid = Position.at(Step.CLEAN_UP).hand(ANN, "bow", "smith");
    Position one = laid.begins().plays("pool bow", "deck smith");
    Position two = laid.begins().plays("pool smith", "deck bow");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
    assertThat(one.seenBy(ANN)).isNotEqualTo(two.seenBy(ANN));
  }

  @Shows("THO-Q-72")
  @Test
  void putsDestinyCardsOfABanePlayerAway() {
    Position.at(Step.CLEAN_UP)
        .hand(BEN, "curse", "bow")
        .begins()
        .asks(BEN, "clean-up", "THO-CLEAN-05")
        .offers("pool curse", "deck curse", "pool bow", "deck bow")
        .plays("pool bow", "deck curse")
        .has("ben pool-cards", "bow")
        .has("ben bane-deck", 11)
        .has("ben hand", "");
  }

  @Shows({"THO-Q-73", "THO-Q-89"})
  @Test
  void goesOnWithoutAPlayerWhoIsOut() {
    Position.at(Step.CLEAN_UP, 3)
        .hand(ANN, "bow")
        .deck(BEN, Suit.DESTINY)
        .hand(BEN, "curse")
        .hand(CID, "dread")
        .begins()
        .does(CID, "{hurt: {who: each-opponent, damage: 1}}")
        .plays("ann: pay top")
        .asks(ANN, "clean-up")
        .plays("deck bow")
        .asks(CID, "clean-up");
  }
}
