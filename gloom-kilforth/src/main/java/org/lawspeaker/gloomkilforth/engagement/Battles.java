package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.BattleBuilder;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** How a battle begins (GOK-BATTLE-14, GOK-HIDE-10). */
public final class Battles {
  private static final Citation BATTLE = Citation.of("GOK-BATTLE-01");
  private static final Citation TRAP = Citation.of("GOK-TRAP-01");

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
      trapOf(table, seat, card);
    }
  }

  /** Whether a foe has a Trap. */
  static boolean hasTrap(Table table, int foe) {
    return Foes.texts(table, foe).stream().anyMatch(card -> !trap(table, card).isEmpty());
  }

  /** What the Trap of a card asks for, if it has one. */
  private static ImmutableList<Effect> trap(Table table, int card) {
    return table.cards.card(card) instanceof Encounter encounter
        ? encounter.trap()
        : table.cards.card(card) instanceof AncientCard.Abilities abilities
            ? abilities.trap()
            : ImmutableList.of();
  }

  /**
   * Sets off the Trap of a card, if it has one; what cannot be paid is ignored (GOK-TRAP-03). As a
   * whole ability it ends with a check of limits (GOK-Q-79), and is finished where it takes the
   * hero out of the battle (GOK-Q-114).
   */
  public static void trapOf(Table table, Seat seat, int card) {
    ImmutableList<Effect> trap = trap(table, card);
    if (!trap.isEmpty()) {
      table.tellCard(TRAP, "trap", seat, "meets the Trap of", card);
      table.push(new LimitCheck());
      Program.start(table, new Source(seat, card), trap);
    }
  }
}
