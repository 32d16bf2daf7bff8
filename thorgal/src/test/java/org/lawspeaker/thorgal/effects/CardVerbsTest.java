package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

/** The verbs for cards in play, each alone; where the cards are and how many are chosen. */
class CardVerbsTest {
  private static Position dawn() {
    return Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "horse")
        .party(BEN, "watcher")
        .lands("cliffs")
        .begins();
  }

  @Shows("THO-MARK-01")
  @Test
  void exhaustsByAsManyMarkersAsItSays() {
    dawn()
        .does(ANN, "{exhaust-cards: {target: {in: other-parties}, markers: 2}}")
        .has("exhaustion of watcher", 2)
        .has("exhaustion of bow", 0)
        .cites("exhausted", "THO-MARK-01");
  }

  @Shows("THO-EFFECT-10")
  @Test
  void readiesByAsManyMarkersAsItSays() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "horse")
        .exhausted("bow", 3)
        .exhausted("horse", 1)
        .begins()
        .does(ANN, "{ready-cards: {target: {in: your-party}, markers: 2}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of horse", 0)
        .cites("readied", "THO-EFFECT-10");
  }

  @Shows({"THO-EFFECT-10", "THO-Q-35"})
  @Test
  void tellsOfNoMarkerTakenOffACardThatHasNone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "horse")
        .exhausted("horse", 1)
        .begins()
        .does(ANN, "{ready-cards: {target: {in: your-party}}}")
        .notes("readied", "card", "Horse");
  }

  @Shows({"THO-Q-27", "THO-Q-61"})
  @Test
  void placesMarkersOnALand() {
    dawn()
        .does(BEN, "{gain: {target: {in: lands}, symbols: {power: -2, cunning: 1}}}")
        .has("markers of cliffs", "0/1/-2")
        .has("shown by cliffs", "0/1/1")
        .cites("marked", "THO-Q-27");
  }

  @Shows("THO-Q-100")
  @Test
  void destroysTheChosenCard() {
    dawn()
        .does(ANN, "{destroy-cards: {in: any-party, choose: 1}}")
        .asks(ANN, "target", "THO-Q-35")
        .offers("choose bow", "choose horse", "choose watcher")
        .plays("choose watcher")
        .has("ben valhalla", "watcher")
        .has("ben party", "")
        .has("ann party", "bow horse")
        .cites("destroyed", "THO-Q-100");
  }

  @Shows("THO-Q-100")
  @Test
  void choosesOneCardAfterTheOtherAndNoneTwice() {
    dawn()
        .does(ANN, "{exhaust-cards: {target: {in: any-party, choose: 2}}}")
        .plays("choose horse")
        .offers("choose bow", "choose watcher")
        .refuses("choose horse", "THO-Q-35")
        .plays("choose bow")
        .has("exhaustion of horse", 1)
        .has("exhaustion of bow", 1)
        .has("exhaustion of watcher", 0)
        .asks(ANN, "action");
  }

  @Shows("THO-GEN-03")
  @Test
  void mayChooseFewerIfTheTextSaysUpTo() {
    dawn()
        .does(ANN, "{exhaust-cards: {target: {in: any-party, choose: 3, up-to: true}}}")
        .plays("choose bow", "decline")
        .has("exhaustion of bow", 1)
        .has("exhaustion of horse", 0)
        .asks(ANN, "action");
  }

  @Shows("THO-GEN-03")
  @Test
  void choosesEachOfSeveralCardsOnceOnly() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "horse", "idol", "raven")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: any-party, choose: 3}}}")
        .plays("choose bow", "choose horse")
        .offers("choose idol", "choose raven");
  }

  @Shows("THO-Q-35")
  @Test
  void mustChooseIfTheTextDoesNotSayUpTo() {
    dawn()
        .does(ANN, "{exhaust-cards: {target: {in: any-party, choose: 1}}}")
        .refuses("decline", "THO-Q-35");
  }

  @Shows("THO-Q-35")
  @Test
  void hitsAsManyAsThereAre() {
    dawn()
        .does(ANN, "{exhaust-cards: {target: {in: your-party, choose: 3}}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of horse", 1)
        .asks(ANN, "action");
  }

  @Shows("THO-Q-35")
  @Test
  void skipsWhatHasNoCardToHitAndGoesOn() {
    dawn()
        .does(
            ANN,
            "{destroy-cards: {in: opposing, choose: 1}}",
            "{take-over: {in: opposing}}",
            "{fill-pool: {cards: 1}}")
        .has("ann pool", 1)
        .asks(ANN, "action");
  }

  @Shows({"THO-Q-106", "THO-Q-100"})
  @Test
  void returnsACardToEachPlaceOfItsOwner() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).party(ANN, BEN, "watcher").begins();
    String text = "{return-cards: {target: {in: your-party}, to: %s}}";
    at.does(ANN, text.formatted("hand")).has("ben hand", "watcher").has("ann party", "");
    at.does(ANN, text.formatted("pool")).has("ben pool-cards", "watcher");
    at.does(ANN, text.formatted("discard")).has("ben discard-cards", "watcher");
    at.does(ANN, text.formatted("deck"))
        .has("ben deck", 11)
        .does(BEN, "{lose-deck: {cards: 1}}")
        .has("ben valhalla", "watcher");
    at.does(ANN, text.formatted("under-deck"))
        .has("ben deck", 11)
        .has("ben deck-cards", "farmer ".repeat(10) + "watcher")
        .cites("returned", "THO-Q-106");
  }

  @Shows("THO-Q-102")
  @Test
  void returnsAnOwnCardAsOneThatLeavesPlay() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .party(ANN, "bow")
            .opposed(BEN, "watcher")
            .begins();
    at.does(ANN, "{return-cards: {target: {in: your-party}, to: hand}}")
        .cites("returned", "THO-Q-102");
    at.does(ANN, "{return-cards: {target: {in: opposing}, to: hand}}")
        .cites("returned", "THO-Q-102");
  }

  @Shows("THO-Q-106")
  @Test
  void takesOverACardWithItsMarkers() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "watcher")
        .exhausted("watcher", 1)
        .marked("watcher", 2, 0, 0)
        .begins()
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("ann party", "watcher")
        .has("exhaustion of watcher", 1)
        .has("shown by watcher", "2/0/2")
        .has("strength", "2/0/2")
        .cites("taken", "THO-Q-106");
  }

  @Shows({"THO-Q-106", "THO-Q-107"})
  @Test
  void takesTheOpposingCompanionOver() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .begins()
        .has("difficulty", "0/0/5")
        .does(ANN, "{take-over: {in: opposing}}")
        .has("opposing", "")
        .has("difficulty", "0/0/3")
        .has("strength", "0/0/2");
  }

  @Shows({"THO-Q-106", "THO-Q-23"})
  @Test
  void takesTheOwnUniqueCompanionBackFromOpposing() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "jolan")
        .begins()
        .does(BEN, "{take-over: {in: opposing}}")
        .has("opposing", "")
        .has("ben party", "jolan");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "jolan")
        .party(BEN, "jolan")
        .begins()
        .does(BEN, "{take-over: {in: opposing}}")
        .has("opposing", "jolan")
        .has("ben party", "jolan");
  }

  @Shows("THO-Q-106")
  @Test
  void leavesCardsTakenOverToTheNextRounds() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, BEN, "idol")
        .exhausted("idol", 1)
        .begins()
        .has("ann party", "idol")
        .has("exhaustion of idol", 0);
  }

  @Shows({"THO-Q-49", "THO-Q-38"})
  @Test
  void removesLandsFromTheGame() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .conquered(ANN, "meadow")
        .begins()
        .does(BEN, "{remove-land: {in: lands, lands: [conquered]}}")
        .has("conquered", "")
        .has("lands", "cliffs")
        .has("ann horns", 0)
        .cites("land-removed", "THO-Q-38")
        .notes("land-removed", "land", "Meadow");
  }

  @Shows("THO-Q-49")
  @Test
  void turnsOnlyConqueredLandsBack() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .conquered(ANN, "meadow")
        .begins()
        .does(BEN, "{unconquer: {in: lands}}")
        .notes("unconquered", "land", "Meadow")
        .cites("unconquered", "THO-Q-49")
        .has("conquered", "");
  }

  @Shows({"THO-Q-102", "THO-Q-42"})
  @Test
  void reachesEveryCardInPlay() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "bow")
        .party(BEN, "idol")
        .opposed(BEN, "watcher")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: in-play}}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of idol", 1)
        .has("exhaustion of watcher", 1)
        .has("exhaustion of cliffs", 1);
  }

  @Shows("THO-Q-33")
  @Test
  void findsTheOpposingCompanionInNoParty() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: any-party}}}")
        .has("exhaustion of watcher", 0)
        .does(ANN, "{exhaust-cards: {target: {in: opposing}}}")
        .has("exhaustion of watcher", 1)
        .has("exhaustion of cliffs", 0);
  }

  @Shows("THO-Q-102")
  @Test
  void meansThisCardOnlyWhileItIsInPlay() {
    Position at = dawn().does("bow", "{exhaust-cards: {target: {in: this}}}");
    at.has("exhaustion of bow", 1).has("exhaustion of horse", 0);
    at.does(
            "bow",
            "{destroy-cards: {in: this}}",
            "{take-back: {}}",
            "{exhaust-cards: {target: {in: this}}}")
        .has("ann hand", "")
        .plays("take bow")
        .has("ann hand", "bow")
        .isSilentOf("exhausted");
  }

  @Shows("THO-Q-75")
  @Test
  void hitsTheCardsOfTheDestinyPlayerFirst() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "bow")
        .party(ANN, "watcher")
        .begins()
        .does(BEN, "{destroy-cards: {in: any-party}}")
        .notes("destroyed", "card", "Watcher", "Bow");
  }
}
