package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user divides the minions of the combat into groups as the user likes, each of at least one
 * (HOF-CARD-23); the player to the left picks the one that is fought, the others leave.
 *
 * @param groups how many groups, as far as there are minions
 */
@Doc("The user divides the minions of the combat into groups; one of them is fought.")
public record GroupEnemies(@Range(min = 2, max = 5) int groups) implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      int most = Math.min(groups, Grouping.minions(table).size());
      if (most > 1) {
        table.push(new Grouping(source.user(), most, ImmutableList.of()));
      }
    }
  }

  @Override
  public String says() {
    return "divide the minions into "
        + groups
        + " groups, each of at least 1; the player to your left picks the group that you fight,"
        + " remove the others";
  }
}
