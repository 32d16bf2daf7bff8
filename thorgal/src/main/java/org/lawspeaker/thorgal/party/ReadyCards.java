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
 * Takes exhaustion markers off cards in play (THO-EFFECT-10).
 *
 * @param target which cards
 * @param markers how many off each, at most
 */
@Doc("Takes exhaustion markers off cards in play.")
public record ReadyCards(Target target, @Default("1") @Range(min = 1, max = 9) int markers)
    implements OnCards {
  private static final Citation MARKER = Citation.of("THO-EFFECT-10");

  @Override
  public void hit(Table table, Source source, int id) {
    if (table.exhaustion(id) == 0) {
      return;
    }
    table.exhaust(id, -markers);
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(
          MARKER,
          "readied",
          Phrases.exhaustion(table.theirs(id), table.exhaustion(id)),
          "card",
          name,
          "markers",
          "" + table.exhaustion(id));
    }
  }

  @Override
  public String says(String cards) {
    return "take " + Words.count(markers, "exhaustion marker") + " off " + cards;
  }
}
