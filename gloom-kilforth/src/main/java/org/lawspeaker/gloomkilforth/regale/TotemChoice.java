package org.lawspeaker.gloomkilforth.regale;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Totem comes into play, or is removed from the game for its gold value (GOK-TOTEM-01). */
public record TotemChoice(Seat seat) implements Asking {
  private static final Citation TOTEM = Citation.of("GOK-TOTEM-01");
  private static final Window ASKS =
      Window.of("totem", "Put the Totem into play, or take its gold value?", TOTEM);

  @Override
  public Citation why(Table table) {
    return TOTEM;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Accept.of(seat));
    moves.addLegal(TakeGold.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    int saga = table.hero(seat).saga().orElseThrow();
    int totem = table.cards.chapter(saga, Hero.FINALE + 1);
    if (move instanceof Accept) {
      Assets.enter(table, seat, totem);
    } else {
      Gain.gold(table, seat, table.cards.card(totem).gold(), TOTEM);
    }
  }
}
