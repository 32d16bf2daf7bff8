package org.lawspeaker.prestigerpg.winning;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.end.EncounterEnd;
import org.lawspeaker.prestigerpg.scoring.Endings;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.story.Story;
import org.lawspeaker.prestigerpg.table.Table;

/** Whether the game is over, and who has won (PRE-WIN-01). */
public final class Winning {
  private Winning() {}

  /**
   * After the last encounter the game is decided, or a tie is fought out (PRE-Q-109); nothing is
   * decided but at the end of an encounter (PRE-TIE-03). A story changes none of it, but that it
   * has an end of its own (PRE-MODULE-02).
   */
  public static void check(Table table) {
    if (Story.goesOn(table)) {
      EncounterEnd.tidy(table);
    } else if (EncounterEnd.isLast(table)) {
      decide(table);
    } else {
      EncounterEnd.goOn(table);
    }
  }

  /** Bitten players become creatures; unless that is fought out, all are compared (PRE-Q-109). */
  public static void decide(Table table) {
    if (!FinalFight.begins(table)) {
      compare(table);
    }
  }

  /**
   * Quests are judged, then the living are compared, but no creatures (PRE-Q-100, PRE-WIN-02,
   * PRE-Q-65, PRE-WEREBOAR-02); of a lone survivor the Prestige is not asked.
   */
  public static void compare(Table table) {
    Quests.settle(table);
    if (table.clock.ending().isOver()) {
      return;
    }
    ImmutableList<Seat> living = table.inOrder();
    if (living.size() == 1) {
      Endings.won(table, Ending.Cause.LAST_SURVIVOR, living);
      return;
    }
    int most = living.stream().mapToInt(seat -> table.sheet(seat).prestige()).max().orElse(0);
    ImmutableList<Seat> leaders = Lists.where(living, seat -> table.sheet(seat).prestige() == most);
    if (leaders.size() == 1) {
      Endings.won(table, Ending.Cause.MOST_PRESTIGE, leaders);
    } else if (table.piles.encounters().isEmpty()) {
      Endings.won(table, Ending.Cause.SHARED, leaders);
    } else {
      tie(table);
    }
  }

  /** Another encounter is fought until the tie is broken (PRE-TIE-01, PRE-TIE-02). */
  private static void tie(Table table) {
    if (table.isTelling()) {
      table.tell(Citation.of("PRE-TIE-01"), "tie", "the tie is fought out in another encounter");
    }
    EncounterEnd.goOn(table);
  }
}
