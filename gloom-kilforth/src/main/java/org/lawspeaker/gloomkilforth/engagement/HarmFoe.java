package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The foe of the battle loses HP before the next check. */
@Doc("The foe of the battle loses HP.")
public record HarmFoe(@Range(min = 1, max = 9) int amount) implements Effect {
  private static final Citation FOE = Citation.of("GOK-ENC-11");
  private static final Citation ANCIENT = Citation.of("GOK-ANCIENT-01");

  @Override
  public void act(Table table, Source source) {
    Battle battle = table.battle();
    if (battle == null) {
      return;
    }
    int lost = Math.max(0, Math.min(amount, battle.hp())); // an Ancient may begin with none
    table.set(battle.withHp(battle.hp() - lost));
    boolean isAncient = Foes.isAncient(table, battle.foe());
    if (isAncient) {
      Losses.wound(table, battle.foe(), lost);
    }
    if (table.isTelling() && lost > 0) {
      String name = table.cards.name(battle.foe());
      String says = name + " loses " + lost + " HP";
      Citation why = isAncient ? ANCIENT : FOE; // no success takes them
      table.tell(why, "foe-lost-hp", says, "card", name, "amount", String.valueOf(lost));
    }
  }

  @Override
  public String says() {
    return "your foe loses " + amount + " HP";
  }
}
