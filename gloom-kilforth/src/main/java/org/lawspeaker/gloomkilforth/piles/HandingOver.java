package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero chooses what it gives to another (GOK-EXCHANGE-04).
 *
 * @param to who receives it
 */
public record HandingOver(Seat seat, Seat to, HandOver.What what) implements Asking {
  private static final Citation GIVE = Citation.of("GOK-ABILITY-06");
  private static final Window ASKS = Window.of("hand-over", "What is given?", GIVE);

  @Override
  public boolean owes(Table table) {
    return !what.of(table.hero(seat)).isEmpty();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return GIVE;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Bag all = what.of(table.hero(seat));
    for (int i = 0; i < all.size(); i++) {
      if (all.isFirst(i)) {
        moves.addLegal(new GiveCard(seat, all.nth(i)));
      }
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    int card = ((GiveCard) move).card();
    Hero giver = table.hero(seat);
    if (what == HandOver.What.RUMOUR) {
      table.set(seat, giver.dropping(card));
      table.set(to, table.hero(to).holding(card, true));
    } else {
      table.set(seat, giver.withLoot(giver.loot().without(card)));
      table.set(to, table.hero(to).withLoot(table.hero(to).loot().with(card)));
    }
    table.tellCard(GIVE, "received", to, "receives", card);
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    boolean gone = seat.equals(defeated) || to.equals(defeated);
    return gone ? Optional.empty() : Optional.of(this);
  }
}
