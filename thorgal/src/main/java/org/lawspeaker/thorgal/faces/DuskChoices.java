package org.lawspeaker.thorgal.faces;

import java.util.List;
import java.util.Objects;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.dusk.UpkeepCondition;
import org.lawspeaker.thorgal.dusk.UpkeepFailed;
import org.lawspeaker.thorgal.dusk.UpkeepOptions;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.moves.Check;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Upkeep;

/** Dusk: whose upkeep is checked, how it is met, and where the hand goes. */
final class DuskChoices {
  private DuskChoices() {}

  static void addTo(Choices all) {
    all.on(Check.class, UpkeepStep.class, (at, move, step) -> check(at, move));
    all.on(PickOption.class, UpkeepOptions.class, DuskChoices::condition);
    all.on(Destroy.class, UpkeepFailed.class, (at, move, step) -> destroy(at, step));
    all.on(Suffer.class, UpkeepFailed.class, (at, move, step) -> suffer(at, step));
    all.on(Place.class, CleanUp.class, (at, move, step) -> place(at, move));
    all.on(Keep.class, CleanUp.class, (at, move, step) -> keep(at, move));
  }

  private static Choice check(Sight at, Check move) {
    InPlay card = Objects.requireNonNull(at.table().inPlay(move.companion()));
    Upkeep upkeep = at.cards.destiny(card.card()).card.upkeep().orElseThrow();
    return Choice.of(
            "Check upkeep",
            "Check the upkeep of " + at.names.inParty(move.seat(), move.companion()),
            Places.inPlay(move.companion()))
        .withHint(outlook(at, move, card, upkeep));
  }

  private static String outlook(Sight at, Check move, InPlay card, Upkeep upkeep) {
    if (UpkeepStep.isWaived(at.table(), card)) {
      return "needs none: a text spares it";
    }
    return UpkeepStep.wouldMeet(at.table(), move.seat(), card)
        ? "can be met: " + upkeep.says()
        : "cannot be met: "
            + upkeep.says()
            + "; destroy it, or keep it for "
            + UpkeepFailed.damage(at.table(), move.seat())
            + " damage";
  }

  private static Choice condition(Sight at, PickOption move, UpkeepOptions step) {
    List<String> all = step.of().of().stream().map(DuskChoices::meeting).toList();
    return Choice.of(
        "Meet upkeep", Says.among(all, move.option()), Places.inPlay(step.source().id()));
  }

  private static String meeting(Upkeep upkeep) {
    return upkeep instanceof UpkeepCondition.Holds holds
        ? "Pay nothing, as " + holds.says()
        : Says.capital(upkeep.says());
  }

  private static Choice destroy(Sight at, UpkeepFailed step) {
    return Choice.of(
            "Destroy",
            "Destroy " + at.names.inParty(step.seat(), step.companion()),
            Places.inPlay(step.companion()))
        .withIsGrave(true);
  }

  private static Choice suffer(Sight at, UpkeepFailed step) {
    int damage = UpkeepFailed.damage(at.table(), step.seat());
    return Choice.of(
            "Keep",
            "Keep " + at.names.inParty(step.seat(), step.companion()),
            Places.inPlay(step.companion()))
        .withHint(
            damage == 0
                ? "costs no damage"
                : "costs "
                    + damage
                    + " damage; you can pay "
                    + Damage.payable(at.table(), step.seat()));
  }

  private static Choice place(Sight at, Place move) {
    String suit = move.suit().says();
    String where = move.onPool() ? suit + " pool" : suit + " deck";
    return Choice.of(
        "Put on the " + (move.onPool() ? "pool" : "deck"),
        "Put " + at.names.card(move.suit(), move.card()) + " on top of the " + where,
        Places.inHand(at, move.seat(), move.suit(), move.card()));
  }

  private static Choice keep(Sight at, Keep move) {
    int held =
        at.store(move.seat(), Suit.DESTINY).handSize()
            + at.store(move.seat(), Suit.BANE).handSize();
    return Choice.of("Keep", "Keep " + Words.count(held, "card") + " in hand");
  }
}
