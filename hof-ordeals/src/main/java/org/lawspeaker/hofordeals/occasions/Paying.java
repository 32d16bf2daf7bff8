package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A cost is paid: tokens at once, cards one by one as the player chooses; then what it is for is
 * done.
 *
 * @param discard how many cards are still to be discarded
 * @param destroy how many cards are still to be destroyed
 * @param effects what it is for
 */
public record Paying(Source source, int discard, int destroy, ImmutableList<Effect> effects)
    implements HofStep {
  private static final Citation EFFORT = Citation.of("HOF-EFFORT-03");
  private static final Citation FOOD = Citation.of("HOF-FOOD-02");
  private static final Citation SHARDS = Citation.of("HOF-SHARD-02");
  private static final Citation HEALTH = Citation.of("HOF-Q-19");
  private static final Citation ZONES = Citation.of("HOF-Q-77");
  private static final Citation DISCARD = Citation.of("HOF-DECK-08");
  private static final Citation BACK = Citation.of("HOF-FOOD-03");
  private static final Window PAY_DISCARD =
      Window.of("pay-card", "Which card of the hand is discarded as a cost?", DISCARD);
  private static final Window PAY_DESTROY =
      Window.of("pay-card", "Which card is destroyed as a cost?", ZONES);

  /**
   * Pays the tokens of a cost that can be paid, and asks for the cards. Who pays the last Health is
   * dead before anything comes of it (HOF-HEALTH-02, HOF-Q-108).
   */
  public static void start(Table table, Source source, Cost cost, ImmutableList<Effect> effects) {
    Seat seat = source.user();
    tokens(table, seat, cost);
    if (cost.discard() + cost.destroy() > 0) {
      table.push(new Paying(source, cost.discard(), cost.destroy(), effects));
    } else {
      Program.start(table, source, effects);
    }
    if (cost.health() > 0) {
      table.payHealth(seat, cost.health());
    }
  }

  /** All tokens are one payment; cards are told of one by one as they are chosen. */
  private static void tokens(Table table, Seat seat, Cost cost) {
    Hero hero = table.hero(seat);
    table.set(
        seat,
        hero.withEffort(hero.effort() - cost.effort())
            .withFood(hero.food() - cost.food())
            .withShards(hero.shards() - cost.shards()));
    if (table.isTelling() && cost.hasTokens()) {
      table.tell(why(cost), "paid", seat + " pays " + cost.tokens(), "seat", Table.number(seat));
    }
  }

  /** Health, which may be the last, comes first; then what goes back to the supply. */
  private static Citation why(Cost cost) {
    if (cost.health() > 0) {
      return HEALTH;
    }
    if (cost.food() > 0) {
      return BACK;
    }
    return cost.effort() > 0 ? EFFORT : SHARDS;
  }

  /** The clause of what a player has too little of to pay a cost. */
  static Citation lacking(Cost cost, Hero hero) {
    if (hero.effort() < cost.effort()) {
      return EFFORT;
    }
    if (hero.food() < cost.food()) {
      return FOOD;
    }
    if (hero.health() < cost.health()) {
      return HEALTH;
    }
    if (hero.shards() < cost.shards()) {
      return SHARDS;
    }
    return hero.hand().size() < cost.discard() ? DISCARD : ZONES;
  }

  @Override
  public boolean owes(Table table) {
    return discard + destroy > 0;
  }

  @Override
  public void run(Table table) {
    table.pop();
    Program.start(table, source, effects);
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(source.user(), discard > 0 ? PAY_DISCARD : PAY_DESTROY);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Hero hero = table.hero(source.user());
    propose(hero.hand(), PickCard::of, moves);
    if (discard == 0) {
      propose(hero.discard(), PickDiscarded::of, moves);
    }
  }

  private void propose(Bag zone, CardPick.From pick, Proposals<HofMove> moves) {
    for (int i = 0; i < zone.size(); i++) {
      if (zone.isFirst(i)) {
        moves.addLegal(pick.of(source.user(), zone.nth(i)));
      }
    }
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof CardPick pick) || (discard > 0 && !(pick instanceof PickCard))) {
      faults.notAsked();
    } else if (!Destruction.isThere(table, pick)) {
      faults.add(discard > 0 ? DISCARD : ZONES, "not-there", "card", table.cards.name(pick.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    Seat seat = source.user();
    CardPick pick = (CardPick) move;
    if (discard > 0) {
      int card = pick.card();
      Hero hero = table.hero(seat);
      table.replaceTop(new Paying(source, discard - 1, destroy, effects));
      table.set(seat, hero.dropping(card).withDiscard(hero.discard().with(card)));
      table.tellCard(DISCARD, "discarded", seat, "discards", card);
    } else {
      table.replaceTop(new Paying(source, discard, destroy - 1, effects));
      Destruction.of(table, pick, ZONES);
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return source.user().equals(dead)
        ? Optional.empty()
        : Optional.of(new Paying(source.mourning(dead), discard, destroy, effects));
  }
}
