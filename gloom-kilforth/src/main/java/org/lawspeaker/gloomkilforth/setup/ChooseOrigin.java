package org.lawspeaker.gloomkilforth.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero chooses its race or class (GOK-SETUP-04, GOK-SETUP-06). */
public record ChooseOrigin(Seat seat, Kind kind) implements Asking {
  private static final Citation RACE = Citation.of("GOK-SETUP-04");
  private static final Citation CLASS = Citation.of("GOK-SETUP-06");
  private static final Window ASKS_RACE = Window.of("race", "Of which race is the hero?", RACE);
  private static final Window ASKS_CLASS = Window.of("class", "Of which class is the hero?", CLASS);

  @Override
  public Citation why(Table table) {
    return kind == Kind.RACE ? RACE : CLASS;
  }

  @Override
  public Window window(Table table) {
    return kind == Kind.RACE ? ASKS_RACE : ASKS_CLASS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Bag left = Origins.left(table, kind);
    for (int i = 0; i < left.size(); i++) {
      moves.addLegal(PickCard.of(seat, left.nth(i)));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    Origins.take(table, seat, kind, ((PickCard) move).card());
  }
}
