package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero says how much of something it pays, at least 1 and no more than does something
 * (GOK-DEF-10, GOK-Q-65). The effects are carried out once for each.
 */
public record PayX(Source source, Resource what, ImmutableList<Effect> effects) implements Asking {
  private static final Citation X = Citation.of("GOK-DEF-10");
  private static final int MOST = 20;

  /** The largest X for which cost and effects can be met in full. */
  static int most(Table table, Source source, Resource what, ImmutableList<Effect> effects) {
    int most = Math.min(MOST, what.of(table.hero(source.user())));
    for (Effect effect : effects) {
      most = Math.min(most, effect.timesAtMost(table, source));
    }
    return most;
  }

  private int most(Table table) {
    return most(table, source, what, effects);
  }

  @Override
  public boolean owes(Table table) {
    return most(table) > 0;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why(Table table) {
    return X;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return Window.of("pay-x", "How much " + what.says() + " is paid?", X);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < most(table); i++) {
      moves.addLegal(PickOption.of(seat(), i));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    int x = ((PickOption) move).option() + 1;
    table.pop();
    if (table.isTelling()) {
      String says = seat() + " pays " + what.says(x);
      table.tell(X, "paid", says, "seat", Table.number(seat()));
    }
    ImmutableList.Builder<Effect> all = ImmutableList.builder();
    for (int i = 0; i < x; i++) {
      all.addAll(effects);
    }
    Program.start(table, source, all.build());
    pay(table, x);
  }

  private void pay(Table table, int x) {
    Hero hero = table.hero(seat());
    switch (what) {
      case GOLD -> table.set(seat(), hero.withGold(hero.gold() - x));
      case FATE -> table.set(seat(), hero.withFate(hero.fate() - x));
      case AP -> ActionPoints.lose(table, seat(), x, X);
      case HP -> Harm.pay(table, seat(), x, X);
    }
  }
}
