package org.lawspeaker.thorgal.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.PickingSeat;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks which of several bane players an effect of the destiny player means (THO-Q-86).
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record PickPlayer(Source source, MeansPlayers effect) implements ThorgalFrame, PickingSeat {
  private static final Citation CHOICE = Citation.of("THO-Q-86");

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    return !effect.who().seats(table, source).isEmpty();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("player", "Which player: " + effect.says() + "?", CHOICE));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    effect.who().seats(table, source).forEach(each -> moves.propose(new PickSeat(seat(), each)));
  }

  @Override
  public boolean offers(Table table, Seat chosen) {
    return effect.who().seats(table, source).contains(chosen);
  }

  @Override
  public void choose(Table table, Seat chosen) {
    table.pop();
    effect.befall(table, source, chosen);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
