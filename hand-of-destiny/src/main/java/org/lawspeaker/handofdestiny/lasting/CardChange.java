package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/** Changes strength cards used against the owner, or by the hero (HOD-STRENGTH-11). */
@Doc("Changes strength cards, each one.")
public record CardChange(
    @Range(min = -60, max = 60) int amount, Optional<Count> per, Optional<Condition> when)
    implements Lasting {
  @Override
  public Quantity changes() {
    return Quantity.CARD;
  }

  @Override
  public int adds(Table table, int owner, int at) {
    return owner == Place.HERO || owner == at ? Amounts.scaled(table, amount, per) : 0;
  }

  @Override
  public String says() {
    return Amounts.isWorth("each strength card of an attack on it", amount, per, when);
  }

  @Override
  public String saysOfHero() {
    return Amounts.isWorth("each strength card of an attack", amount, per, when);
  }
}
