package org.lawspeaker.hofordeals.king;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The King token is put back on his Boss Encounter. */
@Doc("The King token is put back on his Boss Encounter.")
public record MoveKing() implements Effect {
  private static final Citation MOVE = Citation.of("HOF-PLAY-12");

  @Override
  public void act(Table table, Source source) {
    Site home = table.board.siteOf(table.cards.bosses.get(Rank.KING.level() - 1));
    if (table.board.king().isPresent() && home != null) {
      table.board = table.board.withKing(home.space());
      table.tell(MOVE, "king-moved", "the King goes back to his Encounter");
    }
  }

  @Override
  public String says() {
    return "put the King token back on his Boss Encounter";
  }
}
