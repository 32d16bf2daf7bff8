package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.ending.Endings;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * What follows a resolution once it is complete (HOD-Q-46, HOD-Q-77). The hero's HP is checked.
 * Defeated monsters leave together, the row closes up, and new monsters become visible together. If
 * others are defeated by that, this is repeated. Then abilities become due. After an action of the
 * fight step by which a monster left, a new turn begins (HOD-CLEANUP-01, HOD-Q-34).
 *
 * @param action whether it was an action of the fight step
 * @param cleaning whether the cleanup of the turn is under way
 * @param closed whether the row has closed up: new monsters become visible before anybody else is
 *     looked at
 */
public record Settle(
    boolean action, @Default("false") boolean cleaning, @Default("false") boolean closed)
    implements Reveals {
  /** What follows where nothing has been resolved: the first monsters become visible. */
  public static final Settle FIRST_LOOK = new Settle(false, false, true);

  private static final Citation CLEANUP = Citation.of("HOD-CLEANUP-01");
  private static final Citation ALL_GONE = Citation.of("HOD-CLEANUP-03");
  private static final Citation CLOSES_UP = Citation.of("HOD-CLEANUP-04");
  private static final Citation FIRST = Citation.of("HOD-TURN-03");
  private static final Citation THIRD = Citation.of("HOD-VISIBLE-04");
  private static final Citation ALWAYS_TWO = Citation.of("HOD-VISIBLE-05");
  private static final Citation LAST_ONE = Citation.of("HOD-VISIBLE-06");
  private static final Citation BOSS_COMES = Citation.of("HOD-GAME-03");
  private static final Citation FINAL_BOSS_COMES = Citation.of("HOD-GAME-04");
  private static final Citation NEXT_TURN = Citation.of("HOD-TURN-02");

  /** What follows an action of the fight step. */
  public static Settle afterAction() {
    return new Settle(true, false, false);
  }

  /** What follows anything else. */
  public static Settle afterResolution() {
    return new Settle(false, false, false);
  }

  @Override
  public boolean owes(Table table) {
    return closed && table.hero.hp() > 0 && Visibility.hasUnseen(table);
  }

  @Override
  public int place(Table table) {
    return Visibility.firstUnseen(table);
  }

  private boolean beginsCleanup(Table table, boolean defeats) {
    return action && !cleaning && (defeats || table.progress.departed());
  }

  @Override
  public Citation why(Table table) {
    int place = place(table);
    if (place == Sight.POSITIONS - 1) {
      return THIRD; // something shows it (HOD-Q-85)
    }
    if (cleaning) {
      return CLOSES_UP;
    }
    if (place == 0 && table.memory.noticed().front() == Faces.UNSEEN) {
      return FIRST;
    }
    return table.row.size() == 1 ? LAST_ONE : ALWAYS_TWO;
  }

  @Override
  public void run(Table table) {
    if (table.hero.hp() == 0) {
      Endings.fallen(table);
      return;
    }
    if (closed && Visibility.hasNew(table)) {
      Visibility.comeIntoView(table);
      return;
    }
    boolean defeats = Defeats.any(table);
    if (beginsCleanup(table, defeats)) {
      table.tell(CLEANUP, "cleanup", "the cleanup step follows");
      table.replaceTop(new Settle(true, true, closed));
      return;
    }
    if (defeats) {
      Defeats.leave(table);
    }
    if (defeats || (!closed && Visibility.hasNew(table))) {
      table.replaceTop(new Settle(action, cleaning, true));
      return;
    }
    if (cleaning && table.memory.ignored() != 0) {
      table.memory = table.memory.withIgnored(0); // the turn is over (HOD-Q-28)
      return;
    }
    if (table.row.size() == 0) {
      tellCleaned(table);
      table.tell(
          table.isFinalWave() ? FINAL_BOSS_COMES : BOSS_COMES,
          "last-monster-gone",
          "no monster is left; the boss of the wave comes");
      table.goOnWith(Phase.BOSS);
      return;
    }
    table.pop();
    Waiting.notice(table);
    if (!action) {
      table.progress = table.progress.withDeparted(false);
    } else if (table.progress.departed()) {
      tellCleaned(table);
      nextTurn(table);
    }
  }

  private void tellCleaned(Table table) {
    if (cleaning) {
      table.tell(ALL_GONE, "cleaned-up", "the used cards and unslotted monsters are gone");
    }
  }

  private static void nextTurn(Table table) {
    table.progress = table.progress.withDeparted(false).withTurn(table.progress.turn() + 1);
    table.breakOff();
    if (table.isTelling()) {
      table.tell(
          NEXT_TURN,
          "turn",
          "turn " + table.progress.turn() + " begins",
          "turn",
          "" + table.progress.turn());
    }
  }
}
