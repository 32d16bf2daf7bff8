package org.lawspeaker.thorgal.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.occasions.SetOff;
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
    table.setAgenda(settled(table.agenda(), pick.chosen()));
    effect.befall(table, source, pick.chosen());
  }

  /**
   * What is still to come of this text means the same player, as it means one and no more. It lies
   * on top; another effect of the same card lies below a {@link SetOff}.
   */
  private Agenda<ThorgalFrame> settled(Agenda<ThorgalFrame> agenda, Seat chosen) {
    return !agenda.isEmpty()
            && agenda.top() instanceof Program program
            && program.source().equals(source)
        ? settled(agenda.pop(), chosen).push(new Program(source.choosing(chosen), program.rest()))
        : agenda;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
