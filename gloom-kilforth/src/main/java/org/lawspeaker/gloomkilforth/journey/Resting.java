package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Rest;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Rest. */
public final class Resting implements Action<Rest> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.REST);
  private static final Citation REST = Citation.of("GOK-REST-01");
  private static final Citation GAIN = Citation.of("GOK-REST-02");

  @Override
  public Class<Rest> kind() {
    return Rest.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return REST;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(Rest.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, Rest move, Faults faults) {
    Hero hero = table.hero(seat);
    if (!table.isEmpty(seat, hero.at())) {
      faults.add(REST, "encounter-there");
    }
    if (hero.hp() >= hero.maxHealth()) {
      faults.add(REST, "in-full-health");
    }
  }

  /** It gives no AP (GOK-REST-03). */
  @Override
  public void perform(Table table, Seat seat, Rest move) {
    Harm.heal(table, seat, 1, GAIN);
  }
}
