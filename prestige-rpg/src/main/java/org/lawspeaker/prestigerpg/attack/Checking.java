package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.Barriers;
import org.lawspeaker.prestigerpg.creature.DamageDone;
import org.lawspeaker.prestigerpg.creature.Unhurt;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Given;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The kill check of an attack, with which its value is fixed (PRE-TURN-06, PRE-Q-13).
 *
 * @param attack its id
 */
public record Checking(int attack) implements PrestigeFrame {
  private static final Citation STAND_BY = Citation.of("PRE-RIDER-03");
  private static final Citation HITS = Citation.of("PRE-TURN-03");

  @Override
  public void run(Table table) {
    table.pop();
    Attack played = table.attack(attack);
    if (played == null) {
      return;
    }
    if (played.mode() == Mode.MANEUVER) {
      maneuver(table, played);
    } else {
      hit(table, played);
    }
  }

  /** A Rider goes to stand-by; another maneuver lies in the stack without a value (PRE-Q-21). */
  private static void maneuver(Table table, Attack played) {
    if (table.cards.face(played.card()) instanceof CardFace.Rider && table.lives(played.owner())) {
      table.stack = Lists.where(table.stack, each -> each.id() != played.id());
      Sheet sheet = table.sheet(played.owner());
      StandBy rider = new StandBy(table.takeId(), played.card(), played.under());
      table.set(played.owner(), sheet.withRiders(Lists.plus(sheet.riders(), rider)));
      if (table.isTelling()) {
        String name = table.cards.printed(played.card());
        table.tell(STAND_BY, "stand-by", played.owner() + "'s " + name + " stands by");
      }
    } else {
      table.set(played.withChecked(true));
    }
    Occasions.setOff(table, Occasion.MANEUVER, played.owner(), played.id());
  }

  private static void hit(Table table, Attack played) {
    int worth = Worth.of(table, played);
    boolean unhurt = isUnhurt(table, played);
    int value = unhurt ? 0 : worth;
    Attack hit = played.withChecked(true).withValue(value);
    table.set(hit);
    DamageDone.hit(table, played.owner(), value);
    if (table.isTelling()) {
      table.tell(
          HITS,
          "hit",
          "the attack of " + played.owner() + " does " + value + " damage",
          "damage",
          "" + value);
    }
    Settled.afterCheck(table, hit);
    Settled.kill(table, hit);
    Occasions.setOff(table, Occasion.ATTACK_HITS, played.owner(), played.id());
    Barriers.knock(table, played, worth);
    Program.start(table, Played.source(played), hits(table, played));
  }

  /**
   * Whether an attack does nothing to the creature: a barrier is up, or what it is does not hurt.
   */
  public static boolean isUnhurt(Table table, Attack attack) {
    if (table.changes(Barrier.class).has(Barrier.class) && table.foe.barrier()) {
      return true;
    }
    Changes<Given, Lasting> changes = table.changes(Unhurt.class);
    return changes.size() > 0
        && changes.any(Unhurt.class, (from, change) -> change.unhurt(table, from.source(), attack));
  }

  /** What an attack does when it has hit. */
  public static ImmutableList<Effect> hits(Table table, Attack played) {
    CardFace.Attack face = (CardFace.Attack) table.cards.face(played.card());
    return played.mode() == Mode.SPECIAL ? face.special().orElseThrow().hits() : face.hits();
  }
}
