package org.lawspeaker.hofordeals.faces;

import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.death.Dying;
import org.lawspeaker.hofordeals.gear.PickGear;
import org.lawspeaker.hofordeals.gear.PickWearer;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.occasions.Paying;
import org.lawspeaker.hofordeals.piles.Destroying;
import org.lawspeaker.hofordeals.piles.Discarding;
import org.lawspeaker.hofordeals.piles.Looked;
import org.lawspeaker.hofordeals.piles.Recovering;
import org.lawspeaker.hofordeals.skills.PickCopied;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Kind;

/** Cards of hand, discard pile, played area and Player Board that are chosen. */
final class CardChoices {
  private static final String DISCARD = "Discard";
  private static final String DESTROY = "Destroy";
  private static final String NO_FAME = "you gain no Fame for it";

  private CardChoices() {}

  static void addTo(Choices all) {
    all.on(
        PickCard.class,
        Discarding.class,
        (at, move, step) -> discard(at, move, step.left(), step.orCurse()));
    all.on(PickCard.class, Destroying.class, CardChoices::destroy);
    all.on(PickDiscarded.class, Destroying.class, CardChoices::destroy);
    all.on(
        Decline.class,
        Destroying.class,
        (at, move, step) -> Choice.of("Stop", "Destroy nothing more"));
    all.on(PickCard.class, Paying.class, CardChoices::pay);
    all.on(
        PickDiscarded.class,
        Paying.class,
        (at, move, step) -> destroy(at, move).withHint(cost(at, step)));
    all.on(PickCard.class, Recovering.class, CardChoices::recover);
    all.on(PickCard.class, PickCopied.class, (at, move, step) -> copy(at, move));
    all.on(Accept.class, Looked.class, (at, move, step) -> top(at, step, true));
    all.on(Decline.class, Looked.class, (at, move, step) -> top(at, step, false));
    all.on(PickCard.class, PickGear.class, CardChoices::leave);
    all.on(PickSeat.class, PickWearer.class, CardChoices::wear);
    all.on(PickCard.class, Dying.class, (at, move, step) -> dying(at, move));
  }

  private static Choice discard(Sight at, PickCard move, int left, boolean orCurse) {
    Choice discard =
        Choice.of(
            DISCARD,
            "Discard " + at.names.card(move.card()),
            Places.card(at, Places.hand(move.by()), move.card()));
    return new Hints()
        .addIf(left > 1, Words.count(left, "card") + " to discard")
        .addIf(orCurse, "without a card you would take a Curse")
        .on(discard);
  }

  private static Choice destroy(Sight at, CardPick move, Destroying step) {
    Choice destroy = destroy(at, move);
    int value = Destroying.value(at.cards, at.view.settings(), move.card());
    return step.effect().valued() ? destroy.withHint("gain " + Resource.FAME.says(value)) : destroy;
  }

  /** A card that was acquired is not given up by mistake. */
  private static Choice destroy(Sight at, CardPick move) {
    int card = move.card();
    boolean inHand = move instanceof PickCard;
    String zone = inHand ? Places.hand(move.by()) : Places.discard(move.by());
    boolean isValued = !at.cards.isBasic(card) && at.cards.kind(card) != Kind.CURSE;
    return Choice.of(
            DESTROY,
            "Destroy " + at.names.card(card) + (inHand ? " of your hand" : " of your discard pile"),
            Places.card(at, zone, card))
        .withIsGrave(isValued);
  }

  private static Choice pay(Sight at, PickCard move, Paying step) {
    return step.discard() > 0
        ? discard(at, move, step.discard(), false).withHint(cost(at, step))
        : destroy(at, move).withHint(cost(at, step));
  }

  private static String cost(Sight at, Paying step) {
    return "the cost of " + at.names.card(step.source().card());
  }

  private static Choice recover(Sight at, PickCard move, Recovering step) {
    return Choice.of(
        "Take back",
        "Take back "
            + at.names.card(move.card())
            + (step.effect().onTop() ? ", on top of your deck" : ", into your hand"),
        Places.card(at, Places.discard(move.by()), move.card()));
  }

  private static Choice copy(Sight at, PickCard move) {
    Choice copy =
        Choice.of(
            "Copy", "Copy " + at.names.card(move.card()), Places.spent(at, move.by(), move.card()));
    return Hints.playing(at.cards.card(move.card())).on(copy);
  }

  private static Choice top(Sight at, Looked step, boolean discards) {
    int card = step.of().deck(at.table(), step.seat()).cardAt(0);
    String name = at.names.card(card);
    return Choice.of(
        discards ? DISCARD : "Leave",
        discards
            ? "Discard " + name + " from the top"
            : "Leave " + name + " on top of " + step.of().says(),
        Places.card(at, Places.deck(step.of(), step.seat()), card));
  }

  private static Choice gear(Sight at, PickCard move, String verb, String hint) {
    return Choice.builder(verb, verb + " " + at.names.card(move.card()))
        .pieces(Places.worn(at, move.by(), move.card()).stream().toList())
        .hint(hint)
        .build();
  }

  private static Choice leave(Sight at, PickCard move, PickGear step) {
    return switch (step.how()) {
      case STASHED -> gear(at, move, "Stash", "gain " + MarketChoices.fame(at, move.card()));
      case DESTROYED -> gear(at, move, DESTROY, NO_FAME);
      case DISCARDED -> gear(at, move, DISCARD, NO_FAME);
    };
  }

  private static Choice wear(Sight at, PickSeat move, PickWearer step) {
    String whom = at.isYou(move.seat()) ? "yourself" : at.names.the(move.seat());
    return Choice.of(
        "Equip",
        "Equip " + whom + " with " + at.names.card(step.source().card()),
        Places.of("hero", move.seat()));
  }

  private static Choice dying(Sight at, PickCard move) {
    return gear(at, move, DESTROY, "lost by your death, without Fame");
  }
}
