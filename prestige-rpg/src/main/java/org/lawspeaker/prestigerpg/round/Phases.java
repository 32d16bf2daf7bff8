package org.lawspeaker.prestigerpg.round;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.creature.TokenPlayers;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * The parts of an encounter, one after the other (PRE-LICH-01); the creature itself may be the last
 * (PRE-LICH-09).
 */
public final class Phases {
  private static final Citation PHASES = Citation.of("PRE-LICH-01");

  private Phases() {}

  /**
   * Another part begins with new Initiative and a new round, if there is one (PRE-Q-91) and the
   * bound of rounds leaves one (PRE-Q-112).
   */
  public static void next(Table table) {
    int phase = following(table);
    if (phase == table.encounter().phases().size() || Rounds.losesAtBound(table)) {
      return;
    }
    table.foe = table.foe.withOver(false).withKiller(-1);
    table.then(new DrawInitiative(Cause.PHASE), PlayWindow.opening(Moment.INITIATIVE), Flow.ROUND);
    if (table.isTelling()) {
      table.tell(PHASES, "phase", "phase " + (phase + 1) + " of " + table.encounter().name());
    }
    Encounters.enterPhase(table, phase);
  }

  /** Whether no other part follows the one that is fought. */
  public static boolean isLast(Table table) {
    return following(table) == table.encounter().phases().size();
  }

  /** The part that follows; behind the last, if none does. */
  private static int following(Table table) {
    int phase = table.foe.phase() + 1;
    while (phase < table.encounter().phases().size() && isEmpty(table, phase)) {
      phase++;
    }
    return phase;
  }

  /** A part whose tokens would be players is left out if there are none (PRE-Q-90). */
  private static boolean isEmpty(Table table, int phase) {
    Optional<Tokens> tokens = table.encounter().phases().get(phase).tokens();
    return tokens.isPresent()
        && tokens.get().of().isPlayers()
        && TokenPlayers.of(table, tokens.get().of()).isEmpty();
  }
}
