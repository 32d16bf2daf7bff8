package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The least powerful bound card gains Power; of several, the one that its player chooses
 * (HOF-CARD-19).
 *
 * @param seat who
 * @param power how much
 */
public record Strengthening(Seat seat, int power) implements Choosing<PickBound> {
  private static final Citation LEAST = Citation.of("HOF-CARD-19");
  private static final Window WINDOW =
      Window.of("strengthen", "Which of your least powerful bound cards gains Power?", LEAST);

  private ImmutableList<Bound> least(Table table) {
    ImmutableList<Bound> all = table.hero(seat).bound();
    int least = all.stream().mapToInt(Bound::power).min().orElse(0);
    return Lists.where(all, bound -> bound.power() == least);
  }

  /** Whether it makes a difference which: equal cards are one as good as the other. */
  @Override
  public boolean owes(Table table) {
    return least(table).stream().map(Bound::card).distinct().count() > 1;
  }

  @Override
  public void run(Table table) {
    table.pop();
    ImmutableList<Bound> least = least(table);
    if (!least.isEmpty()) {
      strengthen(table, least.get(0));
    }
  }

  @Override
  public Class<PickBound> kind() {
    return PickBound.class;
  }

  @Override
  public Citation why() {
    return LEAST;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Bound bound : least(table)) {
      moves.addLegal(new PickBound(seat, bound.id()));
    }
  }

  @Override
  public boolean offers(Table table, PickBound pick) {
    return least(table).stream().anyMatch(bound -> bound.id() == pick.source());
  }

  @Override
  public void choose(Table table, PickBound pick) {
    table.pop();
    strengthen(table, Objects.requireNonNull(table.hero(seat).bound(pick.source())));
  }

  private void strengthen(Table table, Bound bound) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.changing(bound.withPower(bound.power() + power)));
    table.tellCard(LEAST, "strengthened", seat, "strengthens", bound.card());
  }
}
