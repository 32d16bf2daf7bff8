package org.lawspeaker.prestigerpg.creature;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;

/**
 * When a creature or token is dead, and who has killed it (PRE-TURN-06, PRE-Q-14). An attack of the
 * creature that is under way hits all its victims before that is settled (PRE-Q-36).
 */
public final class Kills {
  private static final Citation ITS_PRESTIGE = Citation.of("PRE-Q-107");
  private static final Citation CHECK = Citation.of("PRE-TURN-06");
  private static final Citation TOKEN = Citation.of("PRE-Q-107");
  private static final Citation COMPLETED = Citation.of("PRE-Q-60");
  private static final int NOBODY = -1;

  private Kills() {}

  /** The kill check after an attack: who played it landed the blow (PRE-TURN-06). */
  public static void check(Table table, Seat striker) {
    if (!Foes.canBeHurt(table)) {
      return;
    }
    byStack(table, striker);
    if (table.isWeighing() && !table.foe.hasTokens() && !table.foe.over()) {
      table.weigh(
          CHECK,
          part(table)
              + " is not dead: "
              + Totals.pending(table, -1)
              + " damage against "
              + table.foe.life()
              + " life");
    }
  }

  /**
   * Whoever is dead by what lies on the stack is so at once, before anything else damages it: the
   * attack that has just been checked has killed it (PRE-Q-14).
   */
  public static void byStack(Table table, Seat striker) {
    if (!Foes.canBeHurt(table)) {
      return;
    }
    if (table.foe.hasTokens()) {
      for (int token = 0; token < table.foe.tokens().size(); token++) {
        int life = table.foe.tokens().get(token);
        if (life > 0 && life <= Totals.pending(table, token)) {
          tokenDies(table, token, Optional.of(striker), CHECK);
        }
      }
    } else if (table.foe.life() <= Totals.pending(table, -1)) {
      creatureDies(table, Optional.of(striker), CHECK);
    }
  }

  /** Puts it on the agenda to settle a kill, if there has been one. */
  public static void follow(Table table) {
    if (isUnsettled(table)) {
      table.push(Flow.KILL_CHECK);
    }
  }

  /** Whether the encounter is over and its rounds still go on. */
  private static boolean isUnsettled(Table table) {
    if (!table.foe.isFaced() || !table.foe.over()) {
      return false;
    }
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() == Flow.NEXT_PHASE || at.top() == Flow.COMPLETION) {
        return false;
      }
      if (endsRounds(at.top())) {
        return true;
      }
    }
    return false;
  }

  /** Whether this is what follows the last round, of an encounter or of the final fight. */
  private static boolean endsRounds(PrestigeFrame step) {
    return step == Flow.ENCOUNTER_END || step == Flow.FIGHT_END;
  }

  /**
   * A kill is settled, once all that happened at the same moment has been done (PRE-Q-47) and an
   * attack of the creature that has been declared has hit its victims, and they have reacted
   * (PRE-Q-36).
   */
  public static void settle(Table table) {
    if (isUnsettled(table) && !isStriking(table)) {
      finish(table);
    }
  }

  private static boolean isStriking(Table table) {
    for (Agenda<PrestigeFrame> at = table.agenda(); !endsRounds(at.top()); at = at.pop()) {
      if (at.top() == Flow.STRIKE_END) {
        return true;
      }
    }
    return false;
  }

  /** A token dies; its killer, if there is one, takes it at once (PRE-Q-107). */
  static void tokenDies(Table table, int token, Optional<Seat> killer, Citation why) {
    table.foe = table.foe.withTokens(table.foe.tokens().replaced(token, 0));
    int prestige = table.phase().tokens().map(Tokens::prestige).orElse(0);
    if (table.isTelling()) {
      table.tell(TOKEN, "token-killed", who(killer) + " kills token " + (token + 1));
    }
    killer.ifPresent(seat -> Scoring.gain(table, seat, prestige, ITS_PRESTIGE));
    TokenPlayers.killed(table, token);
    if (table.foe.tokensLeft() == 0) {
      creatureDies(table, killer, why);
    } else {
      setOffLater(table, killer);
    }
  }

  /** What else is done at the same moment comes before what the death sets off (PRE-Q-47). */
  private static void setOffLater(Table table, Optional<Seat> killer) {
    if (table.top() instanceof Program rest) {
      table.pop();
      Occasions.setOffByDeath(table, Occasion.TOKEN_DIED, killer);
      table.push(rest);
    } else {
      Occasions.setOffByDeath(table, Occasion.TOKEN_DIED, killer);
    }
  }

  private static String who(Optional<Seat> killer) {
    return killer.map(Seat::toString).orElse("nobody");
  }

  /**
   * The creature, or its last token, has died by this seat's blow, or by nobody's (PRE-Q-106): at
   * the check of an attack, or by other damage.
   */
  static void creatureDies(Table table, Optional<Seat> killer, Citation why) {
    int index = killer.map(Seat::index).orElse(NOBODY);
    table.foe = table.foe.withKiller(index).withOver(true);
    if (table.isTelling()) {
      table.tell(
          why,
          "killed",
          who(killer) + " lands the final blow on " + part(table),
          "seat",
          killer.map(seat -> "" + seat.index()).orElse("none"));
    }
  }

  /** What has been killed: of an encounter of several parts, one (PRE-LICH-01). */
  private static String part(Table table) {
    String name = table.encounter().name();
    return table.encounter().phases().size() == 1
        ? name
        : "phase " + (table.foe.phase() + 1) + " of " + name;
  }

  /** The encounter is completed without a killer (PRE-Q-60). */
  public static void complete(Table table) {
    if (table.foe.isFaced() && !table.foe.over()) {
      table.foe = table.foe.withKiller(NOBODY).withOver(true);
      if (table.isTelling()) {
        table.tell(COMPLETED, "completed", table.encounter().name() + " is completed");
      }
      table.push(Flow.KILL_CHECK);
    }
  }

  /**
   * Everything that was still to come in the round is off; what happens at its end happens, unless
   * it has happened (PRE-Q-15). Another part of the encounter may follow if this one is dead
   * (PRE-LICH-01). What the death of the creature sets off does not ask who killed it
   * (PRE-VAMPYRE-06).
   */
  private static void finish(Table table) {
    boolean isDead = isDead(table);
    boolean endsRound = false;
    while (!endsRounds(table.agenda().top())) {
      endsRound |= table.agenda().top() == Flow.ROUND_END;
      table.pop();
    }
    table.strike = Strike.NONE;
    table.push(isDead ? Flow.NEXT_PHASE : Flow.COMPLETION);
    if (endsRound) {
      table.then(Flow.DISCARD, Flow.ROUND_END);
    }
    if (isDead) {
      int index = table.foe.killer();
      Optional<Seat> killer = index == NOBODY ? Optional.empty() : Optional.of(Seat.of(index));
      Occasions.setOffByDeath(table, Occasion.CREATURE_DIED, killer);
      if (table.foe.hasTokens()) {
        Occasions.setOffByDeath(table, Occasion.TOKEN_DIED, killer);
      }
    }
  }

  /** An encounter may also be completed while its creature lives, or have none (PRE-Q-60). */
  private static boolean isDead(Table table) {
    boolean isCreature = table.phase().life(table.settings.starters()) > 0;
    return table.foe.hasTokens()
        ? table.foe.tokensLeft() == 0
        : isCreature && table.foe.life() <= Totals.pending(table, -1);
  }
}
