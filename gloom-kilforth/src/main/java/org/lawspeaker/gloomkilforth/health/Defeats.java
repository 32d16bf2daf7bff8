package org.lawspeaker.gloomkilforth.health;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Heroes without HP are defeated, one after the other (GOK-DEFEATED-01, GOK-Q-100,
 * GOK-DEFEATED-08).
 *
 * @param seats at least one
 * @param told whether what the defeat of the first sets off is over
 */
public record Defeats(ImmutableList<Seat> seats, @Default("false") boolean told)
    implements GloomStep {
  private static final Citation DEFEATED = Citation.of("GOK-DEFEATED-02");
  private static final Citation GOLD = Citation.of("GOK-DEFEATED-03");
  private static final Citation HOME = Citation.of("GOK-DEFEATED-05");

  @Override
  public void run(Table table) {
    Seat seat = seats.get(0);
    if (told) {
      next(table);
      befall(table, seat);
    } else if (!table.hero(seat).isThere() || table.hero(seat).hp() > 0) {
      next(table); // GOK-Q-93
    } else {
      begin(table, seat);
    }
  }

  private void next(Table table) {
    if (seats.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new Defeats(seats.subList(1, seats.size()), false));
    }
  }

  /** What is under way for a hero is cut off; then comes what its defeat sets off. */
  private void begin(Table table, Seat seat) {
    Battle battle = table.battle();
    boolean byAncient =
        battle != null && battle.heroes().contains(seat) && Foes.isAncient(table, battle.foe());
    if (byAncient) {
      next(table);
      cut(table, seat);
      Elimination.of(table, seat);
    } else {
      table.replaceTop(new Defeats(seats, true));
      cut(table, seat);
      table.fire(seat, Moment.HERO_DEFEATED);
    }
  }

  private static void befall(Table table, Seat seat) {
    if (table.isTelling()) {
      String who = Table.number(seat);
      String says = seat + " is defeated";
      table.tell(DEFEATED, "defeated", says, "seat", who, "during", during(table));
    }
    Camp.make(table, seat);
    if (table.isActive(seat)) {
      table.turn = table.turn.withActed(true).withEnded(true);
    }
    Hero hero = table.hero(seat);
    if (hero.gold() > 0 && table.isTelling()) {
      table.tell(GOLD, "lost", seat + " returns all gold", "seat", Table.number(seat));
    }
    boolean isAway = hero.at() != Cards.CENTRE;
    if (isAway) {
      Successes.left(table, seat);
    }
    hero = hero.withGold(0).going(Cards.CENTRE);
    table.set(seat, hero.withDefeated(true));
    if (isAway && table.isTelling()) {
      table.tell(HOME, "moved", seat + " is brought to the City", "seat", Table.number(seat));
    }
    if (hero.assets().size() + hero.hand().size() > 0) {
      table.push(
          new GivingUp(
              seat, GivingUp.Reason.DEFEAT, Optional.empty(), 1)); // GOK-DEFEATED-04, GOK-Q-112
    }
  }

  /** What a hero is defeated in: a battle, the Night, or something else by day. */
  private static String during(Table table) {
    if (table.clock.phase() == Phase.NIGHT) {
      return "night";
    }
    return table.battle() == null ? "day" : "battle";
  }

  /** The processes of a hero are cut off (GOK-Q-92). */
  private static void cut(Table table, Seat seat) {
    Agenda<GloomStep> rest = Agenda.empty();
    for (GloomStep step : table.agenda().toList()) {
      Optional<GloomStep> left = step.afterDefeat(table, seat);
      if (left.isPresent()) {
        rest = rest.push(left.get());
      }
    }
    table.setAgenda(rest);
    table.tests = Lists.where(table.tests, each -> !each.seat().equals(seat));
    Battle battle = table.battle();
    if (battle != null && battle.heroes().size() > 1 && battle.heroes().contains(seat)) {
      table.set(battle.without(seat));
    }
  }

  /** Several defeats are carried out in full. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat seat) {
    return Optional.of(this);
  }
}
