package org.lawspeaker.hofordeals.gear;

import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player discards bound cards beyond the Binding Limit (HOF-Q-49).
 *
 * @param seat who
 */
public record Unbinding(Seat seat) implements Choosing<PickBound> {
  private static final Citation EXCESS = Citation.of("HOF-Q-49");
  private static final Window WINDOW =
      Window.of("unbind", "Which bound card is discarded?", EXCESS);

  @Override
  public boolean owes(Table table) {
    return table.hero(seat).bound().size() > Equipping.limit(table, seat);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickBound> kind() {
    return PickBound.class;
  }

  @Override
  public Citation why() {
    return EXCESS;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Bound bound : table.hero(seat).bound()) {
      moves.addLegal(new PickBound(seat, bound.id()));
    }
  }

  @Override
  public boolean offers(Table table, PickBound pick) {
    return table.hero(seat).bound(pick.source()) != null;
  }

  @Override
  public void choose(Table table, PickBound pick) {
    Hero hero = table.hero(seat);
    int card = Objects.requireNonNull(hero.bound(pick.source())).card();
    table.set(seat, hero.unbinding(pick.source()).withDiscard(hero.discard().with(card)));
    table.tellCard(EXCESS, "unbound", seat, "discards from the weapon", card);
  }
}
