package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.ThorgalView;

/** How long effects last, and what leaves with a card. */
class LastingTest {
  @Shows({"THO-Q-27", "THO-MARK-02"})
  @Test
  void keepsGainedAttributesToCleanUp() {
    Position at =
        Position.at(Step.DAWN_ACTIONS)
            .lands("cliffs")
            .party(ANN, "improvised-weapon")
            .begins()
            .plays("activate improvised-weapon", "pass", "pass")
            .has("markers of improvised-weapon", "1/2/0");
    at = at.plays("travel cliffs", "decline", "pass", "pass").has("markers of improvised-weapon", "1/2/0");
    at.plays("pass", "pass").has("round", 3).has("markers of improvised-weapon", "0/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void addsRepeatedGainsUp() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "bow")
        .begins()
        .does("bow", "{gain: {target: {in: this}, symbols: {bravery: 1}}}")
        .does("bow", "{gain: {target: {in: this}, symbols: {bravery: 2}}}")
        .has("markers of bow", "3/0/0")
        .has("shown by bow", "4/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void endsGainsWithThePhaseIfPlayersAgreed() {
    Position.at(Step.DAWN_ACTIONS)
        .settings(new Settings(false, 100, 200, false, false, true))
        .lands("cliffs")
        .party(ANN, "improvised-weapon")
        .begins()
        .plays("activate improvised-weapon", "pass", "pass")
        .has("markers of improvised-weapon", "0/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void placesNoMarkerForAPermanentEffect() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "bow")
        .inForce(ANN, "{add-attributes: {symbols: {power: 1}}}", Span.PHASE)
        .begins()
        .has("markers of bow", "0/0/0")
        .has("shown by bow", "1/0/1");
  }

  @Shows("THO-Q-45")
  @Test
  void losesOnlySymbolsThatTheCardShows() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "archers")
        .begins()
        .does("archers", "{gain: {target: {in: this}, symbols: {bravery: -3, power: -1}}}")
        .has("markers of archers", "-1/0/0")
        .does("archers", "{gain: {target: {in: this}, symbols: {bravery: 1, power: 1}}}")
        .has("shown by archers", "1/0/1");
  }

  @Shows("THO-Q-45")
  @Test
  void readsACountBelowZeroAsZero() {
    Position.at(Step.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "farmer", "archers")
        .marked("farmer", -2, 0, 0)
        .inForce(ANN, "{add-strength: {power: -3}}", Span.PHASE)
        .begins()
        .has("shown by farmer", "0/0/0")
        .has("strength", "1/0/0");
  }

  @Shows("THO-Q-74")
  @Test
  void endsWithTheWholePhase() {
    Position.at(Step.DAWN_ACTIONS)
        .inForce(ANN, "{add-strength: {power: 1}}", Span.PHASE)
        .lands("cliffs")
        .begins()
        .has("strength", "0/0/1")
        .plays("pass", "pass")
        .has("strength", "0/0/0");
  }

  @Shows("THO-Q-74")
  @Test
  void worksInUpkeepAndCleanUpOfDusk() {
    Position.at(Step.DUSK_ACTIONS)
        .party(ANN, "varth")
        .inForce(ANN, "waive-upkeep", Span.PHASE)
        .begins()
        .plays("pass", "pass")
        .has("round", 3)
        .has("ann party", "varth");
  }

  @Shows("THO-Q-102")
  @Test
  void entersReadyAndCountsAtOnce() {
    Position.at(Step.DAWN_ACTIONS)
        .hand(ANN, "horse", "sigwald-the-burnt")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play horse", "pass")
        .has("exhaustion of horse", 0)
        .has("markers of horse", "0/0/0")
        .allows("activate horse")
        .plays("play sigwald-the-burnt")
        .has("strength", "3/0/0");
  }

  @Shows("THO-Q-102")
  @Test
  void losesEverythingOnACardThatLeaves() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "horse")
        .exhausted("horse", 2)
        .marked("horse", 1, 0, 0)
        .hand(ANN, "summons")
        .begins()
        .does(ANN, "{return-cards: {target: {in: your-party}, to: hand}}")
        .has("ann hand", "horse summons")
        .plays("play summons", "take horse")
        .has("exhaustion of horse", 0)
        .has("markers of horse", "0/0/0");
  }

  @Shows("THO-Q-102")
  @Test
  void reachesAttachedCardsOnlyByATextThatNamesThem() {
    Position.at(Step.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "bow")
        .attached(BEN, "storm", "frost")
        .begins()
        .does(ANN, "{exhaust-cards: {target: {in: in-play}}}")
        .has("exhaustion of bow", 1)
        .has("exhaustion of cliffs", 1)
        .does(ANN, "destroy-attached")
        .offers("attached 1", "attached 2")
        .plays("attached 2")
        .has("attached", "storm")
        .has("ben niflheim", "frost");
  }

  @Shows("THO-Q-103")
  @Test
  void endsAPermanentEffectWithItsSource() {
    Position.at(Step.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "banner")
        .begins()
        .has("strength", "1/0/0")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("strength", "0/0/0");
  }

  @Shows("THO-Q-103")
  @Test
  void keepsALastingEffectWithoutItsSource() {
    Position.at(Step.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("ann party", "")
        .has("strength", "0/0/2");
  }

  @Shows("THO-Q-106")
  @Test
  void takesACardOverThatKeepsItsOwner() {
    Position.at(Step.DAWN_ACTIONS)
        .party(BEN, "idol")
        .begins()
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("ann party", "idol")
        .allows("activate idol")
        .does(ANN, "{destroy-cards: {in: your-party}}")
        .has("ben valhalla", "idol")
        .has("ann valhalla", "");
  }

  @Shows("THO-Q-106")
  @Test
  void takesNoCardOverThatBreaksUniqueness() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "outlaws-thorgal-aegirsson")
        .party(BEN, "visitors-thorgal-aegirsson")
        .begins()
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("ben party", "visitors-thorgal-aegirsson");
  }

  @Shows("THO-Q-106")
  @Test
  void checksTheUpkeepOfACardTakenOver() {
    Position.at(Step.UPKEEP)
        .party(ANN, BEN, "watcher")
        .begins()
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .has("ben valhalla", "watcher");
  }

  @Shows("THO-Q-100")
  @Test
  void discardsToTheOwnersPileOfThatKind() {
    Position.at(Step.DAWN_ACTIONS)
        .hand(ANN, "bow", "farmer")
        .begins()
        .does(BEN, "{lose-hand: {who: destiny-player, cards: 1}}")
        .asks(ANN, "hand-card")
        .plays("take bow")
        .has("ann discard-cards", "bow")
        .has("ben discard", 0);
  }

  @Shows("THO-Q-100")
  @Test
  void destroysToTheOwnersPileByKind() {
    Position.at(Step.DAWN_ACTIONS)
        .onDeck(ANN, "smith", "bow")
        .onDeck(BEN, "curse")
        .begins()
        .does(BEN, "{lose-deck: {who: destiny-player, cards: 2}}")
        .has("ann valhalla", "smith bow")
        .does(ANN, "{lose-deck: {who: bane-player, suit: bane, cards: 1}}")
        .has("ben niflheim", "curse");
  }

  @Shows("THO-Q-100")
  @Test
  void destroysPartyCardsInOrderOfArrival() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "bow", "farmer", "horse")
        .begins()
        .does(BEN, "{destroy-cards: {in: other-parties}}")
        .has("ann valhalla", "horse farmer bow");
  }

  @Shows("THO-Q-79")
  @Test
  void takesADestroyedCardBackByATextAlone() {
    Position.at(Step.DAWN_ACTIONS)
        .destroyed(ANN, "bow", "smith")
        .begins()
        .does(ANN, "{take-back: {where: [{type: support}]}}")
        .offers("take bow")
        .plays("take bow")
        .has("ann hand", "bow")
        .has("ann valhalla", "smith");
  }

  @Shows("THO-Q-49")
  @Test
  void turnsAConqueredLandBack() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .has("ann horns", 1)
        .does(BEN, "{unconquer: {in: lands}}")
        .has("ann horns", 0)
        .plays("ann: pass")
        .refuses("activate meadow", "THO-WOLF-01")
        .plays("pass")
        .offers("travel meadow");
  }

  @Shows("THO-Q-49")
  @Test
  void changesHornsByEffects() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .does(ANN, "{change-horns: {by: 1}}")
        .has("ann horns", 2)
        .does(ANN, "{change-horns: {by: 1}}")
        .isWonBy(ANN, "THO-WIN-01");
  }

  @Shows({"THO-Q-49", "THO-Q-45"})
  @Test
  void losesNoMoreHornsThanThereAre() {
    Position.at(Step.DAWN_ACTIONS)
        .begins()
        .does(ANN, "{change-horns: {by: -2}}")
        .does(ANN, "{change-horns: {by: 1}}")
        .has("ann horns", 1);
  }

  @Shows("THO-Q-78")
  @Test
  void showsLookedAtCardsToThatPlayerAlone() {
    Position at = Position.at(Step.DAWN_ACTIONS).onDeck(ANN, "bow").begins().does(ANN, "{look-at-top: {cards: 1}}");
    assertThat(at.seenBy(ANN).sides().get(0).destiny().faceDown().slots().get(0).card()).isPresent();
    assertThat(at.seenBy(BEN).sides().get(0).destiny().faceDown().slots().get(0).card()).isEmpty();
  }

  @Shows("THO-Q-78")
  @Test
  void showsRevealedCardsToAll() {
    Position at = Position.at(Step.DAWN_ACTIONS).onDeck(ANN, "bow").begins().does(ANN, "{reveal-top: {cards: 1}}");
    assertThat(at.seenBy(BEN).sides().get(0).destiny().faceDown().slots().get(0).card()).isPresent();
    assertThat(at.seenBy(Onlooker.SPECTATOR).sides().get(0).destiny().faceDown().slots().get(0).card())
        .isPresent();
  }

  @Shows({"THO-Q-78", "THO-PILE-06"})
  @Test
  void keepsDestroyedCardsAndPartiesOpen() {
    Position at =
        Position.at(Step.DAWN_ACTIONS)
            .party(ANN, "bow")
            .exhausted("bow", 1)
            .destroyed(ANN, "smith", "farmer")
            .destroyed(BEN, "curse")
            .begins();
    ThorgalView view = at.seenBy(Onlooker.SPECTATOR);
    assertThat(view.sides().get(0).party()).isEqualTo(at.state().sides().get(0).party());
    assertThat(view.sides().get(0).destiny().destroyed())
        .isEqualTo(at.state().sides().get(0).destiny().destroyed());
    assertThat(view.sides().get(1).bane().destroyed().size()).isEqualTo(1);
  }

  @Shows("THO-Q-19")
  @Test
  void hidesFaceDownPilesFromTheirOwner() {
    Position at =
        Position.at(Step.DAWN_ACTIONS).pool(ANN, "bow", "smith").discard(ANN, "farmer").begins();
    assertThat(at.seenBy(ANN).sides().get(0).destiny().faceDown().slots()).isEmpty();
    assertThat(at.seenBy(BEN).sides().get(0).destiny().pool()).isEqualTo(2);
    assertThat(at.seenBy(BEN).sides().get(0).destiny().discard()).isEqualTo(1);
  }

  @Shows("THO-Q-19")
  @Test
  void remembersCardsThatTheOwnerPutAway() {
    Position at = Position.at(Step.CLEAN_UP).hand(ANN, "bow", "smith").begins().plays("pool bow", "deck smith");
    assertThat(at.seenBy(ANN).sides().get(0).destiny().faceDown().slots()).hasSize(2);
    assertThat(at.seenBy(ANN).sides().get(0).destiny().faceDown().slots().get(0).card()).isPresent();
    assertThat(at.seenBy(BEN).sides().get(0).destiny().faceDown().slots().get(0).card()).isEmpty();
  }

  @Shows("THO-Q-75")
  @Test
  void appliesOneEffectToTheDestinyPlayerFirst() {
    Position.at(Step.DAWN_ACTIONS, 3)
        .destiny(BEN)
        .hand(ANN, "bow")
        .hand(BEN, "bow")
        .hand(CID, "bow")
        .begins()
        .does(CID, "{hurt: {who: each-player, damage: 1}}")
        .asks(BEN, "damage")
        .plays("pay top")
        .asks(CID, "damage")
        .plays("pay top")
        .asks(ANN, "damage");
  }

  @Shows("THO-Q-75")
  @Test
  void letsEachPlayerOrderTheirOwnEffects() {
    Position.at(Step.DAWN_ACTIONS)
        .party(ANN, "castle", "castle")
        .begins()
        .asks(ANN, "order", "THO-Q-75")
        .offers("option 1", "option 2")
        .plays("option 2")
        .has("ann hand", "farmer farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-75")
  @Test
  void resolvesTheEffectsOfTheDestinyPlayerFirst() {
    Position.at(Step.DAWN_ACTIONS)
        .party(BEN, "castle", "castle")
        .party(ANN, "castle", "castle")
        .begins()
        .asks(ANN, "order")
        .plays("option 1")
        .has("ann hand", "farmer farmer")
        .asks(BEN, "order");
  }
}
