package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks which of several bane players an effect of the destiny player means (THO-Q-86).
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record PickPlayer(Source source, MeansPlayers effect) implements Choosing<PickSeat> {
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
  public Class<PickSeat> kind() {
    return PickSeat.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("player", "Which player: " + effect.says() + "?", CHOICE));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    effect.who().seats(table, source).forEach(each -> moves.add(new PickSeat(seat(), each)));
  }

  @Override
  public Citation why() {
    return CHOICE;
  }

  @Override
  public boolean offers(Table table, PickSeat pick) {
    return effect.who().seats(table, source).contains(pick.chosen());
  }

  @Override
  public void choose(Table table, PickSeat pick) {
    table.pop();
    settle(table, pick.chosen());
    effect.befall(table, source, pick.chosen());
  }

  /** What is still to come of this card means the same player, as it means one and no more. */
  private void settle(Table table, Seat chosen) {
    ImmutableList.Builder<ThorgalFrame> all = ImmutableList.builder();
    for (ThorgalFrame frame : table.agenda().toList()) {
      boolean same = frame instanceof Program program && program.source().equals(source);
      all.add(same ? new Program(source.choosing(chosen), ((Program) frame).rest()) : frame);
    }
    table.setAgenda(Agenda.of(all.build()));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
