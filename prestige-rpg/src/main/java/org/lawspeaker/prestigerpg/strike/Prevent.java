package org.lawspeaker.prestigerpg.strike;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * What the creature's attack does to players is prevented, all of it or a part.
 *
 * @param who to whom
 * @param less by how much it is less; all of it if nothing is said
 */
@Doc("What the creature's attack does to players is prevented; all of it if no number is given.")
public record Prevent(@Default("you") Who who, @Range(min = 1, max = 100) Optional<Integer> less)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    for (Seat seat : who.seats(table, source)) {
      Hits.lessen(table, seat, less.orElse(Integer.MAX_VALUE));
    }
  }

  @Override
  public String says() {
    String to = " to " + who.says();
    return less.map(each -> "the attack does " + each + " less damage" + to)
        .orElse("the attack does nothing" + to);
  }
}
