package org.lawspeaker.prestigerpg.hand;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players draw cards.
 *
 * @param who which
 * @param cards how many; 0 if they draw up to a limit
 * @param upTo the number of cards in hand up to which they draw, if that is the limit
 */
@Doc("Players draw cards, a number or up to a limit.")
public record DrawCards(
    @Default("you") Who who,
    @Default("0") @Range(min = 0, max = 9) int cards,
    @Range(min = 1, max = 20) Optional<Integer> upTo)
    implements OnPlayers {
  public DrawCards {
    if (upTo.isPresent() == (cards > 0)) {
      throw new IllegalArgumentException("cards or up-to is needed, one of both");
    }
  }

  /** A hand that is too big then is cut at once, before anything else is done (PRE-END-08). */
  @Override
  public void act(Table table, Source source) {
    table.push(Flow.HAND_LIMIT);
    OnPlayers.super.act(table, source);
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Cause cause = Cause.of(table, source);
    table.push(
        upTo.isPresent()
            ? Drawing.upTo(cause, seat, upTo.get())
            : Drawing.cards(cause, seat, cards));
  }

  @Override
  public String says() {
    return who.does("draw")
        + " "
        + upTo.map(each -> "up to a hand of " + each + " cards").orElse(Words.count(cards, "card"));
  }
}
