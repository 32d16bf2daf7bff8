package org.lawspeaker.gloomkilforth.regale;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes gain a skill that nobody has, of their class (GOK-TERM-14, GOK-SKILL-06). */
@Doc("Heroes gain a skill of this level.")
public record GainSkill(@Range(min = 1, max = 4) int level, @Default("you") Who who)
    implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new LearnSkill(seat, level, false));
  }

  @Override
  public String says() {
    return who.orders("gain") + " a skill of level " + level;
  }
}
