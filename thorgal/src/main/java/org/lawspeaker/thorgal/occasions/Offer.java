package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Offering;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/**
 * Asks whether the user wants to do something that may be left.
 *
 * @param source whose text it is
 * @param effects what may be done
 */
public record Offer(Source source, ImmutableList<Effect> effects) implements Offering {
  private static final Citation TEXT = Citation.of("THO-GEN-03");

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("may", "Use the text: " + Wording.of(effects) + "?", TEXT));
  }

  @Override
  public Citation accepting() {
    return TEXT;
  }

  @Override
  public Citation declining() {
    return TEXT;
  }

  @Override
  public void accept(Table table) {
    table.pop();
    Program.start(table, source, effects);
  }
}
