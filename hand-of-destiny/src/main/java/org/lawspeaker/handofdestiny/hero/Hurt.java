package org.lawspeaker.handofdestiny.hero;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The hero takes damage, other than a monster's damage to send it away (HOD-RAGE-03).
 *
 * @param amount how much
 */
@Doc("The hero takes damage.")
public record Hurt(@Range(min = 1, max = 6) int amount) implements Effect {
  private static final Citation OTHER_DAMAGE = Citation.of("HOD-RAGE-03");
  private static final Citation PENALTY = Citation.of("HOD-PENALTY-06");

  @Override
  public boolean canAct(Table table, Source source) {
    return table.hero.hp() > 0;
  }

  @Override
  public void act(Table table, Source source) {
    for (int i = 0; table.isTelling() && i < HeroMarks.ABILITIES; i++) {
      if (SetOff.awaitsDamage(table, i)) {
        String name = table.sheet.ability(i).name();
        table.tell(OTHER_DAMAGE, "not-set-off", name + " is not set off", "ability", name);
      }
    }
    if (table.isTelling() && source.kind() == Source.Kind.PENALTY) {
      table.tell(
          PENALTY, "penalty-damage", "the penalty is " + amount + " damage", "amount", "" + amount);
    }
    table.push(new Exhausting(amount));
  }

  @Override
  public String says() {
    return "take " + amount + " damage";
  }
}
