package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Takes lands out of the game (THO-Q-38).
 *
 * @param target which lands
 */
@Doc("Takes lands out of the game.")
public record RemoveLand(Target target) implements OnCards {
  private static final Citation GONE = Citation.of("THO-Q-38");

  @Override
  public void hit(Table table, Source source, int id) {
    String name = table.isTelling() ? table.printed(id) : "";
    table.lands =
        table.lands.stream()
            .filter(land -> land.id() != id)
            .collect(ImmutableList.toImmutableList());
    if (table.journey.goesTo(id)) {
      table.journey = table.journey.withDestination(Optional.empty()).withStage(Journey.Stage.LOST);
    }
    if (table.isTelling()) {
      table.tell(GONE, "land-removed", name + " leaves the game", "land", name);
    }
  }

  @Override
  public String says(String cards) {
    return "remove " + cards + " from the game";
  }
}
