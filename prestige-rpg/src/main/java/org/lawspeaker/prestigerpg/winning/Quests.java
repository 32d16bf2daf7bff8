package org.lawspeaker.prestigerpg.winning;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.scoring.Endings;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.Table;

/** Quest cards (PRE-QUEST-01, PRE-Q-100). */
public final class Quests {
  private static final Citation DONE = Citation.of("PRE-QUEST-01");

  private static final int NONE = -1;

  private Quests() {}

  /**
   * Quests are judged before Prestige is compared; one that wins comes first. One that is fulfilled
   * is put away: it does not count again after a tie.
   */
  public static void settle(Table table) {
    List<Seat> winners = new ArrayList<>();
    boolean common = false;
    for (Seat seat : table.inOrder()) {
      if (settle(table, seat, table.sheet(seat).quest(), winners)) {
        table.set(seat, table.sheet(seat).withQuest(NONE));
      }
      common |= settle(table, seat, table.clock.quest(), winners);
    }
    if (common) {
      table.clock = table.clock.withQuest(NONE);
    }
    if (!winners.isEmpty()) {
      Endings.won(table, Ending.Cause.QUEST, ImmutableList.copyOf(winners));
    }
  }

  private static boolean settle(Table table, Seat seat, int quest, List<Seat> winners) {
    if (quest < 0) {
      return false;
    }
    QuestCard card = table.cards.pack().quests().get(quest);
    Source source = new Source(seat, Origin.MODULE, quest, -1, 0, Target.nothing(), -1);
    if (!Condition.all(card.when(), table, source)) {
      return false;
    }
    if (table.isTelling()) {
      table.tell(DONE, "quest", seat + " has fulfilled " + card.name());
    }
    Scoring.gain(table, seat, card.prestige(), DONE);
    if (card.wins() && !winners.contains(seat)) {
      winners.add(seat);
    }
    return true;
  }
}
