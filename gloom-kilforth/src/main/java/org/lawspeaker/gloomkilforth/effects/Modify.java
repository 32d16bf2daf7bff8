package org.lawspeaker.gloomkilforth.effects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Battle;
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
      Modifier more = new Modifier(seat, source.card(), gives, until, table.heroTests());
      table.modifiers = Lists.plus(table.modifiers, more);
    }
  }

  /** Nothing lasts until the end of a round, battle or turn where none is under way. */
  private boolean isToEnd(Table table, Seat seat) {
    return switch (until) {
      case ROUND, BATTLE -> table.battles.stream().anyMatch(each -> isAt(table, each, seat));
      case TURN -> table.clock.phase() == Phase.DAYLIGHT && isTurn(table);
      case TEST, DAY, NIGHT, GAME -> true;
    };
  }

  /** Whether a hero fights in a battle, or is there, where it may join (GOK-Q-12). */
  private static boolean isAt(Table table, Battle battle, Seat seat) {
    return battle.heroes().contains(seat)
        || table.hero(battle.heroes().get(0)).at() == table.hero(seat).at();
  }

  /** Before the first turn of a Day there is none. */
  private static boolean isTurn(Table table) {
    return table.turn.acted() || !table.turn.ended();
  }

  /** Where it would not last, nobody is asked to pay for it. */
  @Override
  public boolean hasAim(Table table, Source source) {
    return who.seats(table, source, table.hero(source.user()).at()).stream()
        .anyMatch(seat -> isToEnd(table, seat));
  }

  @Override
  public String says() {
    return who.does(gives.says()) + " " + until.says();
  }
}
