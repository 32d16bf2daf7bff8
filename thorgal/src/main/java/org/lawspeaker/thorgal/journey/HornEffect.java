package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Offering;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The conqueror may use the horn effect now and never again (THO-JEND-07, THO-JEND-08, THO-Q-50).
 *
 * @param seat the conqueror
 * @param land the id of the land
 */
public record HornEffect(Seat seat, int land) implements Offering {
  private static final Citation NOW = Citation.of("THO-JEND-07");
  private static final Citation ONCE = Citation.of("THO-JEND-08");
  private static final Citation LOST = Citation.of("THO-JEND-09");

  /** Nobody else may, and not twice. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Accept || move instanceof Decline) {
      table.notNow(faults, ONCE);
    }
  }

  @Override
  public boolean owes(Table table) {
    return table.land(land) != null;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("horn", "Use the horn effect of the land just conquered?", NOW, ONCE));
  }

  @Override
  public Citation accepting() {
    return NOW;
  }

  @Override
  public Citation declining() {
    return LOST;
  }

  @Override
  public void accept(Table table) {
    table.pop();
    Land conquered = table.land(land);
    if (conquered != null) {
      table.tell(NOW, "horn-effect", seat + " uses the horn effect");
      Program.start(
          table,
          new Source(seat, conquered.card(), land),
          table.cards.land(conquered.card()).horn());
    }
  }

  @Override
  public void decline(Table table) {
    if (table.isTelling()) {
      table.tell(LOST, "declined", seat + " does without the horn effect");
    }
    table.journey = table.journey.withStage(Journey.Stage.HORN_DECLINED);
    table.pop();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
