package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.rewards.Claim;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes are put on another place: no AP, no Move, no encounter drawn (GOK-TERM-12, GOK-Q-96). */
@Doc("Heroes are put on the location of this name.")
public record Relocate(String location, @Default("you") Who who) implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (mayLeave(table, seat)) {
      put(table, seat, table.placeOf(location));
    }
  }

  /** Whoever is there already is put nowhere. */
  @Override
  public boolean isIdle(Table table, Source source, Seat seat) {
    return table.hero(seat).at() == table.placeOf(location) || !mayLeave(table, seat);
  }

  /** Nobody leaves the battle with an Ancient (GOK-ASSAULT-14). */
  static boolean mayLeave(Table table, Seat seat) {
    Battle battle = table.battle();
    return battle == null
        || !battle.heroes().contains(seat)
        || !Foes.isAncient(table, battle.foe());
  }

  /** Who is there already leaves nothing, no battle either. */
  static void put(Table table, Seat seat, int place) {
    if (table.hero(seat).at() == place) {
      return;
    }
    outOfBattle(table, seat, () -> Leaving.start(table, seat, place, Leaving.How.RELOCATE));
  }

  /**
   * A battle ends undecided when its active hero leaves it, who does not camp (GOK-Q-114). As with
   * an escape it ends where it was fought; then the hero goes. Once the foe is defeated it is
   * decided, and its reward is still claimed (GOK-BATTLE-09, GOK-CLAIM-01).
   */
  static void outOfBattle(Table table, Seat seat, Runnable goes) {
    Battle battle = table.battle();
    boolean leads = battle != null && battle.heroes().get(0).equals(seat);
    if (battle != null && !leads && battle.heroes().contains(seat)) {
      table.set(battle.without(seat));
    }
    if (battle == null || !leads || !Foes.isThere(table, battle.foe())) {
      goes.run();
      return;
    }
    Claim.cutShort(table, battle.foe());
    ImmutableList<GloomStep> steps = table.agenda().toList();
    table.setAgenda(Agenda.of(Lists.where(steps, each -> !closes(each, battle))));
    goes.run();
    Lists.where(steps, each -> closes(each, battle)).forEach(table::push);
  }

  private static boolean closes(GloomStep step, Battle battle) {
    return step.closes() && step.about().filter(foe -> foe == battle.foe()).isPresent();
  }

  @Override
  public String says() {
    return who.orders("relocate") + " to " + location;
  }
}
