package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.creature.Blows;
import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.stack.DamageStack;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Fog;

/**
 * An attack that has been checked, with whatever its hit sets off first, may have killed.
 *
 * @param attack its id
 */
public record Settled(int attack) implements PrestigeFrame {
  private static final Citation CHECK = Citation.of("PRE-TURN-06");
  private static final Citation OUT_OF_TURN = Citation.of("PRE-Q-110");
  private static final Citation BLOW = Citation.of("PRE-Q-106");
  private static final Citation IN_FOG = Citation.of("PRE-FOG-03");

  /** Puts the kill check on the agenda, under what the hit sets off. */
  static void afterCheck(Table table, Attack played) {
    table.push(new Settled(played.id()));
  }

  /**
   * What the attack has killed is dead before its hit sets off anything (PRE-Q-14): by the stack,
   * or by its value alone where that is subtracted at once.
   */
  static void kill(Table table, Attack played) {
    if (table.clock.totalled()) {
      land(table, played, OUT_OF_TURN, BLOW);
    } else if (table.changes(Fog.class).has(Fog.class)) {
      table.set(played.withTaken(true));
      land(table, played, IN_FOG, CHECK);
    } else {
      Kills.byStack(table, played.owner());
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
    Attack played = table.attack(attack);
    if (played == null) {
      return;
    }
    if (table.clock.totalled()) {
      DamageStack.drop(table, played);
    } else if (!played.taken()) {
      Kills.check(table, played.owner());
    }
    Kills.follow(table);
  }

  /** The bead moves at once. */
  private static void land(Table table, Attack played, Citation why, Citation kills) {
    Source source = Played.source(played);
    Blows.land(table, source, played.token(), played.value(), why, kills);
  }
}
