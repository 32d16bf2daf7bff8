package org.lawspeaker.thorgal.damage;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Damage may also be paid from the top of the destiny pool (THO-DMG-05). */
@Doc("Damage may also be paid from the top of the destiny pool.")
public record PayFromPool() implements Lasting {
  boolean paysFromPool(Table table, Source source, Seat receiver) {
    return receiver.equals(source.user());
  }

  @Override
  public String says() {
    return "you may pay damage from your destiny pool, too";
  }
}
