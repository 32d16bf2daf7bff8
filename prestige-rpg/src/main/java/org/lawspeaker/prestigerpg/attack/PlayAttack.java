package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The user plays attacks from the hand at once (PRE-Q-110), linked to the ability if one lets them
 * (PRE-ABILITY-04).
 *
 * @param attacks how many
 */
@Doc("You play attacks from the hand at once.")
public record PlayAttack(@Default("1") @Range(min = 1, max = 3) int attacks) implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (!source.byNobody()) {
      table.push(new ExtraAttack(source.user(), attacks, source.origin() == Origin.ABILITY));
    }
  }

  @Override
  public String says() {
    return "you play " + (attacks == 1 ? "an attack" : attacks + " attacks") + " from the hand";
  }
}
