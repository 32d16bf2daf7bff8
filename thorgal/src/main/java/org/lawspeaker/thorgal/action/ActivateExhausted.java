package org.lawspeaker.thorgal.action;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Cards of the party may be activated although they are exhausted (THO-EFFECT-09).
 *
 * @param where which cards, all of this
 */
@Doc("Cards of the party may be activated although they are exhausted.")
public record ActivateExhausted(@Default("[]") ImmutableList<CardTest> where) implements Lasting {
  boolean activatesExhausted(Table table, Source source, int id) {
    InPlay card = table.inPlay(id);
    Seat party = table.partyOf(id);
    return card != null && source.user().equals(party) && CardTest.all(where, table, source, card);
  }

  @Override
  public String says() {
    return "you may activate " + CardTest.says(where, 2, "card") + " although they are exhausted";
  }
}
