package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.faces.Places.Placed;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.state.Suit;

/** Damage: with which card each point is paid. */
final class DamageChoices {
  private static final String VERB = "Pay damage";

  private DamageChoices() {}

  static void addTo(Choices all) {
    all.on(PayTop.class, Damage.class, DamageChoices::top);
    all.on(PayHand.class, Damage.class, DamageChoices::hand);
    all.on(PayPool.class, Damage.class, DamageChoices::pool);
  }

  private static Choice top(Sight at, PayTop move, Damage step) {
    ImmutableList<Placed> deck = Places.deck(at, move.seat(), Suit.DESTINY);
    return pay(at, "Destroy the top card of the deck" + known(at, deck), step)
        .withPieces(PileChoices.topOfDeck(at, move.seat(), Suit.DESTINY));
  }

  private static Choice hand(Sight at, PayHand move, Damage step) {
    String name = at.names.card(Suit.DESTINY, move.card());
    return pay(at, "Destroy " + name + " from your hand", step)
        .withPieces(ImmutableList.of(Places.inHand(at, move.seat(), Suit.DESTINY, move.card())));
  }

  private static Choice pool(Sight at, PayPool move, Damage step) {
    ImmutableList<Placed> pool = Places.pool(at, move.seat(), Suit.DESTINY);
    return pay(at, "Destroy the top card of the pool" + known(at, pool), step)
        .withPieces(PileChoices.top(pool));
  }

  private static Choice pay(Sight at, String label, Damage step) {
    int payable = Damage.payable(at.table(), step.seat());
    return Choice.builder(VERB, label)
        .hint(
            "1 of "
                + step.left()
                + " damage; "
                + Words.count(payable - 1, "card")
                + " left to pay with")
        .build();
  }

  /** The name of a top card that the player knows. */
  private static String known(Sight at, ImmutableList<Placed> pile) {
    return pile.stream()
        .filter(card -> card.at().filter(place -> place == 0).isPresent())
        .map(card -> ", " + at.names.card(Suit.DESTINY, card.card()))
        .findFirst()
        .orElse("");
  }
}
