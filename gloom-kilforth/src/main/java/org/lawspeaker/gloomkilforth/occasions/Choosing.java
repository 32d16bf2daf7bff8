package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * A hero chooses what an effect is about; without anything to choose it does nothing
 * (GOK-ABILITY-06).
 */
public record Choosing(Source source, Effect effect) implements Asking {
  private Targeted targeted() {
    return (Targeted) effect;
  }

  @Override
  public boolean owes(Table table) {
    return targeted().among(table, source).size() > 1;
  }

  @Override
  public void run(Table table) {
    table.pop();
    ImmutableList<Integer> among = targeted().among(table, source);
    if (!among.isEmpty()) {
      targeted().befall(table, source, among.get(0));
    }
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why(Table table) {
    return LeftOpen.by(table, source);
  }

  @Override
  public Window window(Table table) {
    String asks = "Which one? " + Wording.sentence(effect.says());
    return Window.of("choose-target", asks, why(table));
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int target : targeted().among(table, source)) {
      moves.addLegal(targeted().kind().pick(seat(), target));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    int target = move instanceof PickPlace pick ? pick.place() : ((PickCard) move).card();
    targeted().befall(table, source, target);
  }
}
