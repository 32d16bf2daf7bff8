package org.lawspeaker.thorgal.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players discard cards from the top of the pool of their role (THO-Q-57).
 *
 * @param who which players
 * @param cards how many, as far as they go; all, if not given
 */
@Doc("Players discard cards from the top of the pool of their role.")
public record SpendPool(@Default("you") Who who, @Range(min = 1, max = 9) Optional<Integer> cards)
    implements OnPlayers {
  private static final Citation SPENT = Citation.of("THO-Q-57");
  private static final Citation AS_FAR_AS_POSSIBLE = Citation.of("THO-Q-35");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Suit suit = table.suitOf(seat);
    int pool = table.store(seat, suit).pool();
    int spent = Math.min(pool, cards.orElse(pool));
    discard(table, seat, suit, spent);
  }

  /** Discards cards from the top of a pool, one by one, which may set effects off. */
  public static void discard(Table table, Seat seat, Suit suit, int cards) {
    table.payPool(seat, suit, cards);
    if (table.isTelling()) {
      table.tell(
          cards == 0 ? AS_FAR_AS_POSSIBLE : SPENT,
          "pool-spent",
          seat + " discards " + Words.countOrNo(cards, "card") + " of the pool",
          "cards",
          "" + cards);
    }
    for (int i = 0; i < cards; i++) {
      Happening.announce(table, Occasion.DISCARDED, seat);
    }
  }

  @Override
  public String says() {
    return who.does("discard")
        + " "
        + cards.map(n -> Words.count(n, "card")).orElse("all cards")
        + " from "
        + who.own("pool");
  }
}
