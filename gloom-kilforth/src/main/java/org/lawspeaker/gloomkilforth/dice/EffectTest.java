package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A Test that an effect asked for. */
public record EffectTest(
    @CardNumber int card, int value, ImmutableList<Effect> pass, ImmutableList<Effect> fail)
    implements Purpose {
  private static final Citation PASS = Citation.of("GOK-TERM-07");
  private static final Citation FAIL = Citation.of("GOK-TERM-05");

  @Override
  public Optional<Integer> askedBy() {
    return Optional.of(card);
  }

  @Override
  public boolean isPassed(Table table, Test test) {
    return test.successes() >= value;
  }

  /** No team resolves an Event (GOK-TEAM-02). */
  @Override
  public boolean takesTeam(Table table) {
    return !table.cards.isEncounter(card)
        || table.cards.encounter(card).type() != EncounterType.EVENT;
  }

  @Override
  public Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    return Optional.of(value);
  }

  @Override
  public void settle(Table table, Test test, boolean passed) {
    if (table.isTelling()) {
      String says = test.seat() + (passed ? " passes the Test" : " fails the Test");
      table.tell(passed ? PASS : FAIL, "tested", says, "seat", Table.number(test.seat()));
    }
    Program.start(table, new Source(test.seat(), card), passed ? pass : fail);
  }
}
