package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Tokens are removed from players.
 *
 * @param who which
 * @param mark what token
 * @param tokens how many at most; unused if they lose all
 * @param all whether they lose every such token that they have
 */
@Doc("Tokens are removed from players.")
public record TakeOff(
    @Default("you") Who who,
    Mark mark,
    @Default("1") @Range(min = 1, max = 9) int tokens,
    @Default("false") boolean all)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    Marking.takeOff(table, seat, mark, all ? Integer.MAX_VALUE : tokens);
  }

  @Override
  public String says() {
    String lost =
        all
            ? "all " + who.their(mark.says() + " tokens")
            : tokens + " " + mark.says() + " " + Words.noun(tokens, "token");
    return who.does("lose") + " " + lost;
  }
}
