package org.lawspeaker.hofordeals.combat;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Enemies of the combat change for as long as it lasts (HOF-PROTECT-04).
 *
 * @param whom which
 * @param power by how much Power
 * @param protection by how much Protection
 * @param infected by how much Infected
 */
@Doc("Enemies of the combat change.")
public record ChangeEnemies(
    @Default("this-one") Whom whom,
    @Default("0") @Range(min = -5, max = 5) int power,
    @Default("0") @Range(min = 0, max = 3) int protection,
    @Default("0") @Range(min = 0, max = 3) int infected)
    implements Effect {
  /** Which enemies. */
  public enum Whom {
    /** The enemy whose text it is. */
    THIS_ONE("this enemy "),
    /** All others. */
    OTHERS("each other enemy "),
    ALL("each enemy ");

    private final String says;

    Whom(String says) {
      this.says = says;
    }
  }

  @Override
  public void act(Table table, Source source) {
    if (!table.isFighting(source.user())) {
      return;
    }
    for (Enemy enemy : table.fight().enemies()) {
      boolean own = enemy.id() == source.id() && enemy.card() == source.card();
      if (whom == Whom.ALL || own == (whom == Whom.THIS_ONE)) {
        table.fight =
            table
                .fight()
                .changing(
                    enemy
                        .withPower(Math.max(0, enemy.power() + power))
                        .withProtection(enemy.protection() + protection)
                        .withInfected(enemy.infected() + infected));
      }
    }
  }

  @Override
  public String says() {
    List<String> gains = new ArrayList<>();
    if (power > 0) {
      gains.add(Resource.POWER.says(power));
    }
    if (protection > 0) {
      gains.add("Protection " + protection);
    }
    if (infected > 0) {
      gains.add("Infected " + infected);
    }
    List<String> changes = new ArrayList<>();
    if (power < 0) {
      changes.add("loses " + Resource.POWER.says(-power));
    }
    if (!gains.isEmpty()) {
      changes.add("gains " + Words.list(gains));
    }
    return whom.says + Words.list(changes);
  }
}
