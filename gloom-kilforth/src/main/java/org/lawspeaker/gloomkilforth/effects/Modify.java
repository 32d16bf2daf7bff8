package org.lawspeaker.gloomkilforth.effects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Modifier;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.Who;

/** A change of the rules for a while. */
@Doc("A change of the rules for a while.")
public record Modify(Lasting gives, Until until, @Default("you") Who who) implements OnHeroes {
  private static final int MOST = 40;

  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (table.modifiers.size() < MOST && isToEnd(table, seat)) {
      Modifier more = new Modifier(seat, source.card(), gives, until);
      table.modifiers = Lists.plus(table.modifiers, more);
    }
  }

  /** Nothing lasts until the end of a round, battle or turn where none is under way. */
  private boolean isToEnd(Table table, Seat seat) {
    return switch (until) {
      case ROUND, BATTLE -> table.battles.stream().anyMatch(each -> each.heroes().contains(seat));
      case TURN -> table.clock.phase() == Phase.DAYLIGHT;
      case TEST, DAY, NIGHT, GAME -> true;
    };
  }

  @Override
  public String says() {
    return who.does(gives.says()) + " " + until.says();
  }
}
