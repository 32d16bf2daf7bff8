package org.lawspeaker.gloomkilforth.rewards;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** A card drawn for a Trophy is put into play, or discarded for gold (GOK-TROPHY-03). */
public record TrophyChoice(Seat seat, @CardNumber int card) implements Asking {
  private static final Citation TROPHY = Citation.of("GOK-TROPHY-03");

  @Override
  public Pile held() {
    return Pile.of(card);
  }

  @Override
  public Citation why(Table table) {
    return TROPHY;
  }

  @Override
  public Window window(Table table) {
    String name = table.cards.name(card);
    int gold = table.cards.card(card).gold();
    String asks = "Put " + name + " into play, or discard it for " + gold + " gold?";
    return Window.of("trophy-card", asks, TROPHY);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Accept.of(seat));
    moves.addLegal(Decline.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof Accept) {
      Assets.enter(table, seat, card);
    } else {
      Discards.put(table, card);
      Gain.gold(table, seat, table.cards.card(card).gold(), TROPHY);
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    if (seat.equals(defeated)) {
      Discards.put(table, card);
      return Optional.empty();
    }
    return Optional.of(this);
  }
}
