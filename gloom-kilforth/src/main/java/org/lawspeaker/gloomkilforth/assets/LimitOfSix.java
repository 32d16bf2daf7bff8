package org.lawspeaker.gloomkilforth.assets;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero with more than six assets, rumours or Loot tokens discards at once what it chooses, also
 * out of turn (GOK-Q-99).
 *
 * @param limits how many it may keep
 */
public record LimitOfSix(Seat seat, @Default("{assets: 6, loot: 6, rumours: 6}") Limits limits)
    implements Asking {
  private static final Citation ASSETS = Citation.of("GOK-LIMIT-01");
  private static final Citation LOOT = Citation.of("GOK-LIMIT-02");
  private static final Citation RUMOURS = Citation.of("GOK-LIMIT-03");

  @Override
  public boolean owes(Table table) {
    return limits.areExceeded(table.hero(seat));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return exceeded(table).get(0);
  }

  /** The limits that are exceeded. */
  private ImmutableList<Citation> exceeded(Table table) {
    Hero hero = table.hero(seat);
    ImmutableList.Builder<Citation> all = ImmutableList.builder();
    add(RUMOURS, hero.hand(), limits.rumours(), all);
    add(ASSETS, hero.assets(), limits.assets(), all);
    add(LOOT, hero.loot(), limits.loot(), all);
    return all.build();
  }

  private static void add(
      Citation limit, Bag cards, int most, ImmutableList.Builder<Citation> exceeded) {
    if (cards.size() > most) {
      exceeded.add(limit);
    }
  }

  /** How much may be kept, in words. */
  public String allows() {
    return limits.equals(Limits.OF_SIX)
        ? "six may be kept"
        : "as many may be kept as there were before";
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    String asks =
        limits.equals(Limits.OF_SIX)
            ? "What is discarded, so that at most six are left?"
            : "What is discarded, so that no more are left than before?";
    return new Window("limit", asks, exceeded(table));
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    if (hero.hand().size() > limits.rumours()) {
      GivingUp.rumours(hero, seat, moves);
    }
    if (hero.assets().size() > limits.assets()) {
      GivingUp.assets(hero, seat, moves);
    }
    if (hero.loot().size() > limits.loot()) {
      GivingUp.loot(hero, seat, moves);
    }
  }

  /** What exceeds a limit is discarded before anything else. */
  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (Proposals.of(this, table).contains(move)) {
      return;
    }
    exceeded(table).forEach(limit -> faults.add(limit, "too-many"));
  }

  /** The limit that is kept by giving this up. */
  private static Citation limit(GloomMove move) {
    return move instanceof Sacrifice ? ASSETS : move instanceof PickCard ? LOOT : RUMOURS;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    return move instanceof ComeOut
        ? Asking.super.allows(table, move)
        : ImmutableList.of(limit(move));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    GivingUp.carryOut(table, seat, move, limit(move));
  }
}
