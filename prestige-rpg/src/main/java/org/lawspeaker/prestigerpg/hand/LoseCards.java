package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players discard cards from their hands.
 *
 * @param who which
 * @param cards how many; of no meaning for all
 * @param how which cards
 */
@Doc("Players discard cards from their hands.")
public record LoseCards(
    @Default("you") Who who,
    @Default("1") @Range(min = 1, max = 9) int cards,
    @Default("chosen") How how)
    implements OnPlayers {
  /** Which cards are discarded. */
  public enum How {
    /** Those that the player chooses. */
    CHOSEN,
    RANDOM,
    ALL
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Cause cause = Cause.of(table, source);
    switch (how) {
      case CHOSEN -> table.push(new DiscardChosen(seat, cards, cause));
      case RANDOM -> table.push(new LoseRandom(seat, cards, cause));
      case ALL -> Hands.discardAll(table, seat, cause.clause());
    }
  }

  @Override
  public String says() {
    return who.does("discard")
        + " "
        + switch (how) {
          case CHOSEN -> Words.count(cards, "card") + " of " + who.their("choice");
          case RANDOM -> Words.count(cards, "card") + " at random";
          case ALL -> who.their("whole hand");
        };
  }
}
