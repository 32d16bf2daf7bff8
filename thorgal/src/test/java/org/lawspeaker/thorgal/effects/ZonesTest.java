package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Where effects put cards, and who knows them there. */
class ZonesTest {
  @Shows("THO-Q-100")
  @Test
  void discardsToTheOwnersPileOfThatKind() {
    Position.at(RoundStep.DAWN_ACTIONS)
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
    Position.at(RoundStep.DAWN_ACTIONS)
        .onDeck(ANN, "smith", "bow")
        .onDeck(BEN, "curse")
        .begins()
        .does(BEN, "{lose-deck: {who: destiny-player, cards: 2}}")
        .cites("destroyed", "THO-Q-100")
        .has("ann valhalla", "smith bow")
        .does(ANN, "{lose-deck: {who: bane-player, suit: bane, cards: 1}}")
        .has("ben niflheim", "curse");
  }

  @Shows("THO-Q-100")
  @Test
  void destroysPartyCardsInOrderOfArrival() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "bow", "farmer", "horse")
        .begins()
        .does(BEN, "{destroy-cards: {in: other-parties}}")
        .has("ann valhalla", "horse farmer bow");
  }

  @Shows("THO-Q-79")
  @Test
  void takesADestroyedCardBackByATextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .destroyed(ANN, "bow", "smith")
        .begins()
        .does(ANN, "{take-back: {where: [{type: support}]}}")
        .offers("take bow")
        .plays("take bow")
        .has("ann hand", "bow")
        .has("ann valhalla", "smith");
  }

  @Shows({"THO-Q-79", "THO-CARD-22"})
  @Test
  void takesNoBaneCardForACardWithASubtype() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .destroyed(BEN, "hex")
        .begins()
        .plays("pass")
        .does(BEN, "{take-back: {suit: bane, where: [{subtype: animal}]}}")
        .has("ben niflheim", "hex")
        .asks(BEN, "action");
  }

  @Shows("THO-Q-49")
  @Test
  void turnsAConqueredLandBack() {
    Position.at(RoundStep.DAWN_ACTIONS)
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
    Position.at(RoundStep.DAWN_ACTIONS)
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
    Position.at(RoundStep.DAWN_ACTIONS)
        .begins()
        .does(ANN, "{change-horns: {by: -2}}")
        .does(ANN, "{change-horns: {by: 1}}")
        .has("ann horns", 1);
  }

  @Shows("THO-Q-78")
  @Test
  void showsLookedAtCardsToThatPlayerAlone() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .onDeck(ANN, "bow")
            .begins()
            .does(ANN, "{look-at-top: {cards: 1}}");
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots().get(0).card())
        .isPresent();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().faceDown().slots().get(0).card())
        .isEmpty();
  }

  @Shows("THO-Q-78")
  @Test
  void showsRevealedCardsToAll() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .onDeck(ANN, "bow")
            .begins()
            .does(ANN, "{reveal-top: {cards: 1}}");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().faceDown().slots().get(0).card())
        .isPresent();
    assertThat(
            at.seenBy(Onlooker.SPECTATOR)
                .sides()
                .get(ANN.index())
                .destiny()
                .faceDown()
                .slots()
                .get(0)
                .card())
        .isPresent();
  }

  @Shows({"THO-Q-78", "THO-PILE-06"})
  @Test
  void keepsDestroyedCardsAndPartiesOpen() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "bow")
            .exhausted("bow", 1)
            .destroyed(ANN, "smith", "farmer")
            .destroyed(BEN, "curse")
            .begins();
    ThorgalView view = at.seenBy(Onlooker.SPECTATOR);
    assertThat(view.sides().get(ANN.index()).party())
        .isEqualTo(at.state().sides().get(ANN.index()).party());
    assertThat(view.sides().get(ANN.index()).destiny().destroyed())
        .isEqualTo(at.state().sides().get(ANN.index()).destiny().destroyed());
    assertThat(view.sides().get(BEN.index()).bane().destroyed().size()).isEqualTo(1);
  }

  @Shows("THO-Q-19")
  @Test
  void hidesFaceDownPilesFromTheirOwner() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .pool(ANN, "bow", "smith")
            .discard(ANN, "farmer")
            .begins();
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots()).isEmpty();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().pool()).isEqualTo(2);
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().discard()).isEqualTo(1);
  }

  @Shows("THO-Q-19")
  @Test
  void remembersCardsThatTheOwnerPutAway() {
    Position at =
        Position.at(RoundStep.CLEAN_UP)
            .hand(ANN, "bow", "smith")
            .begins()
            .plays("pool bow", "deck smith");
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots()).hasSize(2);
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots().get(0).card())
        .isPresent();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().faceDown().slots().get(0).card())
        .isEmpty();
  }
}
