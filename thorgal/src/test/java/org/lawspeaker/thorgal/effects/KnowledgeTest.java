package org.lawspeaker.thorgal.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.GAME;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.SideView;

/** What players know of cards that lie face down. */
class KnowledgeTest {
  @Shows("THO-Q-19")
  @Test
  void followsACardFromTheDeckToThePool() {
    Position at = Position.at(RoundStep.CLEAN_UP).hand(ANN, "bow").begins().plays("deck bow");
    at = at.changed().destiny(ANN).begins().does(ANN, "{fill-pool: {cards: 1}}");
    at.has("ann pool-cards", "bow");
    assertThat(seen(at, ANN, "bow")).isTrue();
    assertThat(seen(at, BEN, "bow")).isFalse();
  }

  @Shows("THO-Q-19")
  @Test
  void followsACardFromThePoolToTheDiscardPile() {
    Position at =
        Position.at(RoundStep.CLEAN_UP)
            .pool(BEN, "farmer")
            .hand(ANN, "smith")
            .begins()
            .plays("pool smith");
    at = at.changed().destiny(ANN).begins().does(ANN, "{spend-pool: {cards: 1}}");
    at.has("ann discard-cards", "smith").has("ann pool", 0);
    assertThat(seen(at, ANN, "smith")).isTrue();
    assertThat(seen(at, BEN, "smith")).isFalse();
  }

  @Shows("THO-Q-100")
  @Test
  void keepsACardKnownToAllThatWasOpenWhenDiscarded() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "bow")
            .begins()
            .does(BEN, "{return-cards: {target: {in: other-parties}, to: discard}}")
            .has("ann discard-cards", "bow");
    assertThat(seen(at, BEN, "bow")).isTrue();
  }

  @Shows("THO-Q-100")
  @Test
  void hidesACardDiscardedFromTheHandFromOthers() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .hand(ANN, "bow")
            .begins()
            .does(BEN, "{lose-hand: {who: destiny-player, cards: 1}}")
            .has("ann discard-cards", "bow");
    assertThat(seen(at, BEN, "bow")).isFalse();
    assertThat(seen(at, ANN, "bow")).isTrue();
  }

  @Shows("THO-Q-78")
  @Test
  void showsTheSizesOfAllHiddenZones() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .hand(ANN, "bow", "smith")
            .pool(ANN, Suit.DESTINY, 3)
            .discard(ANN, "raven")
            .begins();
    SideView ann = at.seenBy(Onlooker.SPECTATOR).sides().get(ANN.index());
    assertThat(ann.destiny().handSize()).isEqualTo(2);
    assertThat(ann.destiny().pool()).isEqualTo(3);
    assertThat(ann.destiny().discard()).isEqualTo(1);
    assertThat(ann.destiny().faceDown().size()).isEqualTo(14);
  }

  @Shows("THO-Q-78")
  @Test
  void letsAllNarrowDownWhatReadyMadeDecksHold() {
    Position at = Position.start(2, "faction-1=outlaws", "faction-0=lords");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().unplaced())
        .contains(GAME.cards().factionCards(Suit.DESTINY, 0));
  }

  /** It lay open in Valhalla. */
  @Shows({"THO-Q-19", "THO-Q-79"})
  @Test
  void knowsACardThatIsTakenBack() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS).destroyed(ANN, "bow").begins();
    int bow = GAME.cards().find(Suit.DESTINY, "bow").orElseThrow();

    Position inHand = at.does(ANN, "take-back").plays("take bow");
    assertThat(inHand.seenBy(BEN).sides().get(ANN.index()).destiny().hand().cards())
        .isEqualTo(Pile.of(bow));
    assertThat(seen(at.does(ANN, "{take-back: {to: deck}}").plays("take bow"), BEN, "bow"))
        .isTrue();
  }

  /** It lay open while it was resolved. */
  @Shows({"THO-Q-19", "THO-Q-37"})
  @Test
  void knowsAPlayedCardThatGoesBackToTheHand() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .hand(BEN, "shade", "curse")
            .begins()
            .plays("pass", "play shade");
    int shade = GAME.cards().find(Suit.BANE, "shade").orElseThrow();

    assertThat(at.seenBy(ANN).sides().get(BEN.index()).bane().handSize()).isEqualTo(2);
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).bane().hand().cards())
        .isEqualTo(Pile.of(shade));
  }

  /** Whether a seat knows that this card lies face down in one of Ann's or Ben's piles. */
  private static boolean seen(Position at, Seat seat, String name) {
    int card = GAME.cards().find(Suit.DESTINY, name).orElseThrow();
    return at.seenBy(seat).sides().stream()
        .flatMap(side -> side.destiny().faceDown().slots().stream())
        .anyMatch(slot -> slot.card().equals(Optional.of(card)));
  }
}
