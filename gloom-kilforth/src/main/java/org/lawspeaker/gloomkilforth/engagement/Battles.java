package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.BattleBuilder;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** How a battle begins (GOK-BATTLE-14, GOK-HIDE-10). */
public final class Battles {
  private static final Citation BATTLE = Citation.of("GOK-BATTLE-01");

  private Battles() {}

  /** The battle of the active hero, and its team, against a foe. */
  public static void begin(Table table, Seat seat, int foe, Surprise surprise) {
    ImmutableList<Seat> heroes = fighting(table, seat, foe);
    int health = Foes.health(table, foe);
    Battle battle =
        new BattleBuilder()
            .foe(foe)
            .heroes(heroes)
            .round(0)
            .hp(health)
            .most(health)
            .surprise(surprise)
            .hits(0)
            .harm(ImmutableList.of())
            .skirmish(false)
            .used(ImmutableList.of())
            .spent(false)
            .build();
    table.battles = Lists.plus(table.battles, battle);
    table.tellCard(BATTLE, "battle", seat, "battles", foe);
    strengthen(table, seat);
    table.push(new BattleOver(seat, foe));
    table.push(new RoundStart(seat));
    traps(table, seat, foe);
    DeedWindow.open(table, seat);
    table.fireTeam(heroes, ImmutableList.of(), Moment.BATTLE_STARTS);
  }

  /** The active hero, and of its team those for whom the foe is there (GOK-TEAM-08, GOK-Q-04). */
  static ImmutableList<Seat> fighting(Table table, Seat seat, int foe) {
    return ImmutableList.<Seat>builder()
        .add(seat)
        .addAll(Lists.where(Tests.team(table, seat), each -> table.isThere(each, foe)))
        .build();
  }

  /** What gives the foe more HP counts from the start of each battle (GOK-Q-71). */
  private static void strengthen(Table table, Seat seat) {
    int more = table.changes(seat).sum(FoeHealth.class, (source, each) -> each.of(table, seat));
    Battle battle = Objects.requireNonNull(table.battle());
    table.set(battle.withHp(battle.hp() + more).withMost(battle.most() + more));
  }

  /**
   * Just before the first Skirmish the active hero pays what a Trap asks for (GOK-TRAP-02). A foe
   * has one at most: plots and the Ancients themselves have none beside the Abilities.
   */
  private static void traps(Table table, Seat seat, int foe) {
    for (int card : Foes.texts(table, foe)) {
      Trap.of(table, seat, card);
    }
  }

  /** Whether a foe has a Trap. */
  static boolean hasTrap(Table table, int foe) {
    return Foes.texts(table, foe).stream().anyMatch(card -> Trap.isOn(table, card));
  }
}
