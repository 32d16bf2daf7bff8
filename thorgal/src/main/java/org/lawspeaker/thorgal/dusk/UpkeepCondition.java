package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.piles.HandLoss;
import org.lawspeaker.thorgal.piles.SpendPool;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Upkeep;

/** The kinds of upkeep conditions. */
@Doc("What a companion asks for in Dusk.")
public sealed interface UpkeepCondition extends Upkeep
    permits UpkeepCondition.Holds,
        UpkeepCondition.DiscardWholePool,
        UpkeepCondition.DiscardPool,
        UpkeepCondition.WholeHandUnderDeck,
        UpkeepCondition.DestroyHand,
        UpkeepCondition.DiscardHand,
        UpkeepCondition.Suffer,
        UpkeepCondition.AnyOf {
  /** Something must hold, mostly of the subtypes in the party (THO-UPKEEP-09); nothing is done. */
  record Holds(Condition condition) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return condition.holds(table, source);
    }

    @Override
    public void meet(Table table, Source source) {
      // A condition on the state is met by looking (THO-Q-54).
    }

    @Override
    public String says() {
      return condition.says();
    }
  }

  /** Every card of the destiny pool is discarded, at least one (THO-UPKEEP-11, THO-Q-57). */
  record DiscardWholePool() implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return destiny(table, source).pool() > 0;
    }

    @Override
    public void meet(Table table, Source source) {
      SpendPool.discard(table, source.user(), Suit.DESTINY, destiny(table, source).pool());
    }

    @Override
    public String says() {
      return "discard all cards from your destiny pool";
    }
  }

  /** So many cards of the destiny pool are discarded. */
  record DiscardPool(@Range(min = 1, max = 9) int cards) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return destiny(table, source).pool() >= cards;
    }

    @Override
    public void meet(Table table, Source source) {
      SpendPool.discard(table, source.user(), Suit.DESTINY, cards);
    }

    @Override
    public String says() {
      return "discard " + Words.count(cards, "card") + " from your destiny pool";
    }
  }

  /** The whole destiny hand goes under the deck, at least one card (THO-Q-58). */
  record WholeHandUnderDeck() implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return !destiny(table, source).hand().isEmpty();
    }

    @Override
    public void meet(Table table, Source source) {
      HandLoss.start(
          table,
          source.user(),
          Suit.DESTINY,
          destiny(table, source).hand().size(),
          HandLoss.Fate.UNDER_DECK);
    }

    @Override
    public String says() {
      return "put all cards from your hand under your destiny deck";
    }
  }

  /** So many destiny cards of the hand are destroyed. */
  record DestroyHand(@Range(min = 1, max = 9) int cards) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return destiny(table, source).hand().size() >= cards;
    }

    @Override
    public void meet(Table table, Source source) {
      HandLoss.start(table, source.user(), Suit.DESTINY, cards, HandLoss.Fate.DESTROYED);
    }

    @Override
    public String says() {
      return "destroy " + Words.count(cards, "card") + " from your hand";
    }
  }

  /** So many destiny cards of the hand are discarded. */
  record DiscardHand(@Range(min = 1, max = 9) int cards) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return destiny(table, source).hand().size() >= cards;
    }

    @Override
    public void meet(Table table, Source source) {
      HandLoss.start(table, source.user(), Suit.DESTINY, cards, HandLoss.Fate.DISCARDED);
    }

    @Override
    public String says() {
      return "discard " + Words.count(cards, "card") + " from your hand";
    }
  }

  /** So much damage is received; only if it can be paid, and then in full (THO-Q-110). */
  record Suffer(@Range(min = 1, max = 9) int damage) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      return Damage.payable(table, source.user()) >= damage;
    }

    @Override
    public void meet(Table table, Source source) {
      Damage.asCost(table, source.user(), damage);
    }

    @Override
    public String says() {
      return "receive " + damage + " damage";
    }
  }

  /** Any one of these that can be met now (THO-Q-54). */
  @Doc("Any one of these that can be met now.")
  record AnyOf(@Size(min = 2, max = 4) ImmutableList<Upkeep> of) implements UpkeepCondition {
    @Override
    public boolean canBeMet(Table table, Source source) {
      for (Upkeep each : of) {
        if (each.canBeMet(table, source)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void meet(Table table, Source source) {
      UpkeepOptions.start(table, source, this);
    }

    @Override
    public String says() {
      return String.join(" or ", of.stream().map(Upkeep::says).toList());
    }
  }

  private static Store destiny(Table table, Source source) {
    return table.side(source.user()).store(Suit.DESTINY);
  }
}
