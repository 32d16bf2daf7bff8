package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Cards in play gain or lose attributes, shown by markers (THO-MARK-02, THO-Q-27).
 *
 * @param target which cards
 * @param symbols how many of each; a symbol is lost only if the card shows it (THO-Q-45)
 */
@Doc("Cards in play gain or lose attributes, shown by markers.")
public record Gain(Target target, Attributes symbols) implements OnCards {
  private static final Citation MARKER = Citation.of("THO-Q-27");
  private static final Citation NOTHING = Citation.of("THO-Q-45");

  @Override
  public void hit(Table table, Source source, int id) {
    Attributes shown = shown(table, id);
    Attributes before = table.markers(id);
    Attributes markers = before;
    for (int i = 0; i < 3; i++) {
      Attribute attribute = Attribute.of(i);
      int by = Math.max(symbols.of(attribute), -shown.of(attribute));
      markers = by == 0 ? markers : markers.plus(attribute, by);
    }
    table.setMarkers(id, markers);
    if (table.isTelling()) {
      String name = table.printed(id);
      String theirs = table.theirs(id);
      if (markers.equals(before)) {
        table.tell(NOTHING, "not-marked", theirs + " has no such symbol to lose", "card", name);
        return;
      }
      table.tell(
          MARKER,
          "marked",
          theirs
              + (markers.isNone()
                  ? " has no attribute markers"
                  : " has markers of " + markers.signed()),
          "card",
          name);
    }
  }

  private static Attributes shown(Table table, int id) {
    Land land = table.land(id);
    return land == null ? Shown.of(table, id) : Shown.ofLand(table, land);
  }

  @Override
  public String says(String cards) {
    return "give " + cards + " " + symbols.signed();
  }
}
