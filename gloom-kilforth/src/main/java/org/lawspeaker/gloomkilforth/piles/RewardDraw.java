package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero draws a card of a reward deck into the hand as a rumour (GOK-DEF-01).
 *
 * @param play whether it is put into play instead, as a card may say (GOK-REWARD-05)
 */
public record RewardDraw(Seat seat, RewardType type, boolean play) implements Drawing {
  private static final Citation GAIN = Citation.of("GOK-DEF-01");

  @Override
  public Citation why(Table table) {
    return GAIN;
  }

  @Override
  public Bag from(Table table) {
    return table.decks.rewards(type).renewed().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    table.pop();
    take(table, type, card);
    if (play) {
      table.tellCard(GAIN, "drew", seat, "draws", card);
      Assets.enter(table, seat, card);
      return;
    }
    table.set(seat, table.hero(seat).holding(card, false));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      String who = Table.number(seat);
      table.tellOnly(seat, GAIN, "drew", seat + " draws " + name, "seat", who, "card", name);
      String unseen = type.says();
      table.tellOthers(
          seat,
          GAIN,
          "drew-unseen",
          seat + " draws a card: " + unseen,
          "seat",
          who,
          "deck",
          unseen);
    }
  }

  /** Takes a card out of a deck; one that is then empty is made anew at once (GOK-DECK-06). */
  public static void take(Table table, RewardType type, int card) {
    Supply supply = table.decks.rewards(type).renewed();
    table.decks = table.decks.with(type, supply.without(card).renewed());
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
