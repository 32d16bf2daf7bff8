package org.lawspeaker.prestigerpg.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Quest cards are dealt: one for all, then a secret one to each player (PRE-Q-100).
 *
 * @param next whose is dealt next: -1 for all, else a seat
 */
public record DealQuest(int next) implements PrestigeFrame {
  private static final Citation DEAL = Citation.of("PRE-Q-100");

  /** The quests of the kind that is dealt which nobody has. */
  public Bag left(Table table) {
    Bag bag = Bag.empty();
    ImmutableList<QuestCard> quests = table.cards.pack().quests();
    for (int quest = 0; quest < quests.size(); quest++) {
      if (quests.get(quest).secret() == next >= 0 && !isDealt(table, quest)) {
        bag = bag.with(quest);
      }
    }
    return bag;
  }

  private static boolean isDealt(Table table, int quest) {
    for (Sheet sheet : table.sheets) {
      if (sheet.quest() == quest) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean owes(Table table) {
    return next < table.seats() && !left(table).isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(DEAL, left(table).draw(DealtQuest::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof DealtQuest dealt)) {
      faults.notAsked();
    } else if (left(table).count(dealt.quest()) == 0) {
      faults.add(DEAL, "not-left");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(DEAL);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    deal(table, ((DealtQuest) move).quest());
  }

  /** This quest it is. */
  private void deal(Table table, int quest) {
    table.replaceTop(new DealQuest(next + 1));
    String name = table.cards.pack().quests().get(quest).name();
    if (next < 0) {
      table.clock = table.clock.withQuest(quest);
      if (table.isTelling()) {
        table.tell(DEAL, "quest", "the quest for all is " + name);
      }
      return;
    }
    Seat seat = Seat.of(next);
    table.set(seat, table.sheet(seat).withQuest(quest));
    if (table.isTelling()) {
      table.tellOnly(seat, DEAL, "own-quest", seat + "'s quest is " + name);
      table.tellOthers(seat, DEAL, "quest", seat + " has a quest");
    }
  }

  /** Nothing is left of a kind, or all have one. */
  @Override
  public void run(Table table) {
    if (next < table.seats()) {
      table.replaceTop(new DealQuest(next + 1));
    } else {
      table.pop();
    }
  }
}
