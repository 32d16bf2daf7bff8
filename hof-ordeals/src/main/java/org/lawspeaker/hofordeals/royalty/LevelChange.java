package org.lawspeaker.hofordeals.royalty;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.map.RoyalTurnUp;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The board goes on to the next level after its Jack or Queen (HOF-OVER-03), step by step
 * (HOF-LEVEL-02); nothing else changes (HOF-LEVEL-12).
 *
 * @param builder who defeated the Royalty and lays the level out (HOF-LEVEL-03)
 * @param part which step is next
 */
public record LevelChange(Seat builder, Part part) implements HofStep {
  private static final Citation DRAW = Citation.of("HOF-LEVEL-06");
  private static final Citation SHUFFLE = Citation.of("HOF-LEVEL-07");
  private static final Citation ROW = Citation.of("HOF-LEVEL-09");
  private static final Citation GOES_ON = Citation.of("HOF-LEVEL-11");

  /** How many Encounters of the levels 2 and 3 are laid, the boss left out (HOF-Q-13). */
  static final int DEALT = 6;

  /** The steps of a level change. */
  public enum Part {
    CLEAR,
    TOWN,
    LAY,
    ROW,
    ROYALTY,
    END
  }

  @Override
  public void run(Table table) {
    if (part != Part.END) {
      Part[] parts = Part.values();
      table.replaceTop(new LevelChange(builder, parts[Arrays.asList(parts).indexOf(part) + 1]));
    }
    switch (part) {
      case CLEAR -> table.push(new Clearing());
      case TOWN -> town(table);
      case LAY -> table.push(new PlacingEncounter(builder, DEALT + 1));
      case ROW -> row(table);
      case ROYALTY -> table.push(new RoyalTurnUp());
      case END -> goOn(table);
    }
  }

  private static void goOn(Table table) {
    table.pop();
    if (table.isTelling()) {
      table.tell(GOES_ON, "level", "level " + table.clock.level() + " begins");
    }
    // HOF-Q-65: the active player first, then clockwise; what is set off last comes first
    int active = table.active().index();
    for (int i = table.seats() - 1; i >= 0; i--) {
      Occasions.fire(table, Seat.of((active + i) % table.seats()), Moment.LEVEL_BEGINS);
    }
  }

  /** The next level's cards come into play; which are dealt nobody knows. */
  private void town(Table table) {
    int level = table.clock.level() + 1;
    table.clock = table.clock.withLevel(level).withBuilder(Optional.empty());
    table.board =
        table.board.withSites(ImmutableList.of()).withPool(table.cards.levels.get(level - 1));
    if (table.isTelling()) {
      table.tell(DRAW, "dealt-level", "6 Encounters of level " + level + " are drawn unseen");
    }
    table.push(new PlacingTown(builder));
  }

  private static void row(Table table) {
    table.board = table.board.withBossHidden(true);
    table.tell(SHUFFLE, "dealt-level", "the Boss Encounter is one of those laid");
    Supply dealer = table.decks.dealer();
    Bag discard = dealer.discard().withAll(table.decks.row());
    table.decks = table.decks.withDealer(new Supply(dealer.deck(), discard)).withRow(Pile.empty());
    table.tell(ROW, "row-discarded", "the Dealer's Row is discarded");
    table.push(new RefillRow());
  }
}
