package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero has Surprise in the battle that begins, and the foe has not (GOK-TEST-13). */
@Doc("You have Surprise in this battle.")
public record TakeSurprise() implements Effect {
  private static final Citation SURPRISE = Citation.of("GOK-TEST-13");

  @Override
  public void act(Table table, Source source) {
    Battle battle = table.battle();
    if (battle == null || Foes.isAncient(table, battle.foe())) {
      return; // GOK-ASSAULT-08
    }
    if (table.turn.angered().contains(battle.foe())) {
      return; // GOK-STRANGER-08
    }
    if (battle.heroes().contains(source.user()) && battle.round() <= 1) {
      table.set(battle.withSurprise(Surprise.HERO));
      if (table.isTelling()) {
        String who = source.user() + " has Surprise";
        table.tell(SURPRISE, "surprise", who, "seat", Table.number(source.user()));
      }
    }
  }

  @Override
  public String says() {
    return "gain Surprise";
  }
}
