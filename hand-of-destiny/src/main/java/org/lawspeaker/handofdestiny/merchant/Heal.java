package org.lawspeaker.handofdestiny.merchant;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Uncovers exhausted abilities (HOD-POTION-08).
 *
 * @param amount how many; more than are exhausted is lost
 */
@Doc("Heals the hero.")
public record Heal(@Range(min = 1, max = 6) int amount) implements Effect {
  @Override
  public boolean canAct(Table table, Source source) {
    return table.hero.hp() < HeroMarks.ABILITIES;
  }

  @Override
  public void act(Table table, Source source) {
    table.push(new Healing(amount));
  }

  @Override
  public boolean heals() {
    return true;
  }

  @Override
  public String says() {
    return "heal " + amount + " HP";
  }
}
