package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Puts exhaustion markers on cards in play (THO-MARK-01).
 *
 * @param target which cards
 * @param markers how many on each
 */
@Doc("Puts exhaustion markers on cards in play.")
public record ExhaustCards(Target target, @Default("1") @Range(min = 1, max = 9) int markers)
    implements OnCards {
  private static final Citation MARKER = Citation.of("THO-MARK-01");

  @Override
  public void hit(Table table, Source source, int id) {
    table.exhaust(id, markers);
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(
          MARKER,
          "exhausted",
          Phrases.exhaustion(table.theirs(id), table.exhaustion(id)),
          "card",
          name,
          "markers",
          "" + table.exhaustion(id));
    }
  }

  @Override
  public String says(String cards) {
    return "put " + Words.count(markers, "exhaustion marker") + " on " + cards;
  }
}
