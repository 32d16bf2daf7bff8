package org.lawspeaker.thorgal.dusk;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Cards of the hand may be kept in clean-up (THO-CLEAN-03).
 *
 * @param cards how many
 */
@Doc("Cards of the hand may be kept in clean-up.")
public record KeepInHand(@Range(min = 1, max = 9) int cards) implements Lasting {
  int keepsInHand(Table table, Source source, Seat seat) {
    return seat.equals(source.user()) ? cards : 0;
  }

  @Override
  public String says() {
    return "you may keep " + Words.count(cards, "card") + " of your hand in clean-up";
  }
}
