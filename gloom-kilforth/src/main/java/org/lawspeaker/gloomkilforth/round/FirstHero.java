package org.lawspeaker.gloomkilforth.round;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.GoFirst;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Race;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero with the highest Sneak begins (GOK-SETUP-34, GOK-Q-36); a tie is broken at random. */
public record FirstHero() implements GloomStep {
  private static final Citation TIE = Citation.of("GOK-SETUP-35");
  private static final Citation FIRST = Citation.of("GOK-SETUP-34");

  private static ImmutableList<Seat> highest(Table table) {
    ImmutableList<Seat> all = table.clockwise(Seat.of(0));
    int most = all.stream().mapToInt(seat -> sneak(table, seat)).max().orElse(0);
    return Lists.where(all, seat -> sneak(table, seat) == most);
  }

  /** What is printed on race and class. */
  private static int sneak(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    Race race = (Race) table.cards.card(hero.race().orElseThrow());
    return Math.max(
        0,
        race.values().sneak() + table.cards.card(hero.profession().orElseThrow()).bonus().sneak());
  }

  @Override
  public boolean owes(Table table) {
    return highest(table).size() > 1;
  }

  @Override
  public void run(Table table) {
    go(table, highest(table).get(0), FIRST);
  }

  @Override
  public Pending<GloomMove> asks(Table table) {
    ImmutableList<Seat> tied = highest(table);
    return new Pending.Chance<>(
        TIE, Distribution.uniform(tied.size(), i -> new GoFirst(tied.get(i))));
  }

  @Override
  public void make(Table table, GloomMove move) {
    go(table, ((GoFirst) move).seat(), TIE);
  }

  private static void go(Table table, Seat seat, Citation why) {
    table.pop();
    table.clock = table.clock.withFirst(seat);
    if (table.isTelling()) {
      table.tell(why, "first", seat + " is the First Hero", "seat", Table.number(seat));
    }
  }
}
