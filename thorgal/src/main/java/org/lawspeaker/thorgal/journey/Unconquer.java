package org.lawspeaker.thorgal.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Turns conquered lands back; horn and wolf access are lost (THO-Q-49).
 *
 * @param target which lands
 */
@Doc("Turns conquered lands back; horn and wolf access are lost.")
public record Unconquer(Target target) implements OnCards {
  private static final Citation TURNED = Citation.of("THO-Q-49");

  @Override
  public void hit(Table table, Source source, int id) {
    Land land = table.land(id);
    if (land == null || !land.isConquered()) {
      return;
    }
    table.set(land.withConquest(Optional.empty()));
    if (table.isTelling()) {
      String name = table.printed(id);
      table.tell(TURNED, "unconquered", name + " is unconquered again", "land", name);
    }
  }

  @Override
  public String says(String cards) {
    return "turn " + cards + " back to its unconquered side";
  }
}
