package org.lawspeaker.gloomkilforth.confront;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.rewards.Claim;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * The Test of a Confront: successes add up, each hero's for itself (GOK-CONFRONT-13,
 * GOK-CONFRONT-12).
 */
public record ConfrontTest(@CardNumber int card) implements Purpose {
  private static final Citation ENOUGH = Citation.of("GOK-CONFRONT-04");
  private static final Citation RECORD = Citation.of("GOK-CONFRONT-05");
  private static final Citation ANGRY = Citation.of("GOK-STRANGER-03");

  @Override
  public Optional<Integer> against() {
    return Optional.of(card);
  }

  @Override
  public Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    Progress before = table.hero(seat).against(card);
    int done = before == null ? 0 : before.successes();
    return table.cards.encounter(card).needs().containsKey(attribute)
        ? Optional.of(Math.max(0, EncounterNeeds.of(table, seat, card, attribute) - done))
        : Optional.empty();
  }

  @Override
  public void settle(Table table, Test test, boolean enough) {
    Seat seat = test.seat();
    if (!table.site(seat).encounters().contains(card)) {
      return;
    }
    Progress before = table.hero(seat).against(card);
    int total = test.successes() + (before == null ? 0 : before.successes()); // GOK-CONFRONT-06
    Encounter encounter = table.cards.encounter(card);
    if (enough) {
      Claim.start(table, seat, card, test.attribute(), ENOUGH);
    } else if (total == 0 && encounter.isStranger()) { // GOK-Q-54
      Confronts.provoke(table, seat, card, ANGRY);
    } else {
      record(table, seat, new Progress(card, test.attribute(), total));
    }
  }

  /** Whoever has made Camp in the midst of the Test keeps no successes (GOK-CONFRONT-09). */
  private void record(Table table, Seat seat, Progress progress) {
    if (table.hero(seat).camped()) {
      Successes.camped(table, seat, progress);
      return;
    }
    table.set(seat, table.hero(seat).recording(progress));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String count = String.valueOf(progress.successes());
      table.tell(
          RECORD,
          "recorded",
          seat
              + " has "
              + Words.count(progress.successes(), "success", "successes")
              + " against "
              + name,
          "seat",
          Table.number(seat),
          "card",
          name,
          "successes",
          count);
    }
  }
}
