package org.lawspeaker.gloomkilforth.confront;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * An encounter is confronted, its Trap being over (GOK-TRAP-04).
 *
 * @param with the attribute of the Test; without, the Stranger is made an enemy
 */
public record Confronting(Seat seat, @CardNumber int card, Optional<Attribute> with)
    implements GloomStep {
  private static final Citation PROVOKE = Citation.of("GOK-STRANGER-04");

  @Override
  public Optional<Integer> about() {
    return Optional.of(card);
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (!table.site(seat).encounters().contains(card)) {
      return; // GOK-TERM-03
    }
    if (with.isPresent()) {
      Tests.begin(table, seat, with.get(), 0, new ConfrontTest(card));
    } else {
      Confronts.provoke(table, seat, card, PROVOKE);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
