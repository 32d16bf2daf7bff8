package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;

/**
 * What a viewer knows of a character sheet and what lies beside it.
 *
 * @param sheet what lies open of it; its hand is empty if it is hidden, its set cards and its quest
 *     are {@link #HIDDEN}
 * @param hand how many cards are in hand, which all know
 */
public record SheetView(Sheet sheet, int hand) {
  /** Stands for a card that is there and that the viewer does not see. */
  public static final int HIDDEN = -2;

  private static final int NO_QUEST = -1;

  /** All of a sheet. */
  static SheetView whole(Sheet sheet) {
    return new SheetView(sheet, sheet.hand().size());
  }

  /** What others see of a sheet. */
  static SheetView fromOutside(Sheet sheet) {
    ImmutableList.Builder<SetCard> set = ImmutableList.builder();
    sheet.set().forEach(card -> set.add(new SetCard(HIDDEN, card.second())));
    ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
    sheet.riders().forEach(rider -> riders.add(rider.unseen()));
    Sheet open =
        sheet
            .withRiders(riders.build())
            .withHand(Bag.empty())
            .withSet(set.build())
            .withQuest(sheet.quest() == NO_QUEST ? NO_QUEST : HIDDEN);
    return new SheetView(open, sheet.hand().size());
  }

  /** Whether nothing of it is hidden. */
  public boolean isWhole() {
    for (SetCard card : sheet.set()) {
      if (card.card() == HIDDEN) {
        return false;
      }
    }
    return sheet.quest() != HIDDEN && sheet.hand().size() == hand;
  }
}
