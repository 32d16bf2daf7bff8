package org.lawspeaker.gloomkilforth.market;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.moves.Buy;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * One of the cards drawn is bought, if any can be afforded (GOK-MARKET-06, GOK-Q-37).
 *
 * @param drawn the cards, which only the hero sees
 * @param count how many they are
 */
public record Purchase(Seat seat, RewardType type, @CardNumber Pile drawn, int count)
    implements Asking {
  private static final Citation BUY = Citation.of("GOK-MARKET-06");
  private static final Citation PLAY = Citation.of("GOK-MARKET-07");
  private static final Citation REST = Citation.of("GOK-MARKET-08");
  private static final Window ASKS = Window.of("purchase", "Which card is bought?", BUY);

  private boolean mayBuy(Table table, int card) {
    return table.cards.card(card).gold() <= table.hero(seat).gold();
  }

  @Override
  public boolean owes(Table table) {
    for (int i = 0; i < drawn.size(); i++) {
      if (mayBuy(table, drawn.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Nothing can be bought. */
  @Override
  public void run(Table table) {
    table.pop();
    discard(table, drawn);
  }

  /** They are named in the order of the deck's list: nobody else saw which was drawn first. */
  private void discard(Table table, Pile cards) {
    cards
        .sorted()
        .forEach(
            card -> {
              Discards.put(table, card);
              table.tellCard(REST, "discarded", seat, "discards", card);
            });
  }

  @Override
  public Citation why(Table table) {
    return BUY;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < drawn.size(); i++) {
      if (mayBuy(table, drawn.get(i))) {
        moves.addLegal(Buy.of(seat, drawn.get(i)));
      }
    }
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (!(move instanceof Buy buy)) {
      faults.notAsked();
    } else if (!drawn.contains(buy.card())) {
      faults.add(BUY, "not-drawn");
    } else if (!mayBuy(table, buy.card())) {
      faults.add(BUY, "too-dear");
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    int card = ((Buy) move).card();
    table.pop();
    Hero hero = table.hero(seat);
    table.set(seat, hero.withGold(hero.gold() - table.cards.card(card).gold()));
    table.tellCard(PLAY, "bought", seat, "buys", card);
    discard(table, drawn.withoutCard(card));
    Assets.enter(table, seat, card);
  }

  /** What the defeated hero would have bought from is discarded (GOK-Q-92, GOK-MARKET-08). */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    if (seat.equals(defeated)) {
      discard(table, drawn);
      return Optional.empty();
    }
    return Optional.of(this);
  }

  @Override
  public Pile held() {
    return drawn;
  }

  @Override
  public Optional<Seat> secretOf() {
    return Optional.of(seat);
  }

  @Override
  public GloomStep holding(Pile cards) {
    return new Purchase(seat, type, cards, count);
  }

  @Override
  public Optional<Missing> missing() {
    return Optional.of(new Missing(type, count - drawn.size()));
  }
}
