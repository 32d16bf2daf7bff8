package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.market.MarketDraw;
import org.lawspeaker.gloomkilforth.setup.StartingCards;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero draws cards of a reward deck that nobody else sees, to choose among them. */
public sealed interface PrivateDraw extends Drawing permits MarketDraw, StartingCards {
  Seat seat();

  RewardType type();

  /** Those drawn so far. */
  Pile drawn();

  /** How many they are. */
  int count();

  /** This step with these cards drawn. */
  GloomStep with(Pile cards, int count);

  @Override
  default void drawn(Table table, int card) {
    RewardDraw.take(table, type(), card);
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String who = Table.number(seat());
      String says = seat() + " draws " + name;
      table.tellOnly(seat(), why(table), "drew", says, "seat", who, "card", name);
    }
    table.replaceTop(with(drawn().withLast(card), count() + 1));
  }

  @Override
  default Pile held() {
    return drawn();
  }

  @Override
  default Optional<Seat> secretOf() {
    return Optional.of(seat());
  }

  @Override
  default GloomStep holding(Pile cards) {
    return with(cards, count());
  }

  @Override
  default Optional<Missing> missing() {
    return Optional.of(new Missing(type(), count() - drawn().size()));
  }
}
