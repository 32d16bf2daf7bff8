package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.rewards.Claim;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
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

  /** Nobody leaves the battle with an Ancient (GOK-ASSAULT-14). */
  static boolean mayLeave(Table table, Seat seat) {
    Battle battle = table.battle();
    return battle == null
        || !battle.heroes().contains(seat)
        || !Foes.isAncient(table, battle.foe());
  }

  static void put(Table table, Seat seat, int place) {
    leaveBattle(table, seat);
    Leaving.start(table, seat, place, Leaving.How.RELOCATE);
  }

  /**
   * A battle ends undecided when its active hero leaves it, who does not camp (GOK-Q-114). Once the
   * foe is defeated it is decided, and its reward is still claimed (GOK-BATTLE-09, GOK-CLAIM-01).
   */
  static void leaveBattle(Table table, Seat seat) {
    Battle battle = table.battle();
    if (battle != null && battle.heroes().get(0).equals(seat)) {
      if (isOnMap(table, battle.foe())) {
        Claim.cutShort(table, battle.foe());
      }
    } else if (battle != null && battle.heroes().contains(seat)) {
      table.set(battle.without(seat));
    }
  }

  private static boolean isOnMap(Table table, int foe) {
    return table.sites.stream().anyMatch(site -> site.encounters().contains(foe));
  }

  @Override
  public String says() {
    return who.orders("relocate") + " to " + location;
  }
}
