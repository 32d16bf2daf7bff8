package org.lawspeaker.thorgal.fate;

import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** Gods Fate, whose beginning may set effects off before the drawing (THO-FATE-01). */
public record FateBegins() implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.replaceTop(GodsFate.start(table));
  }
}
