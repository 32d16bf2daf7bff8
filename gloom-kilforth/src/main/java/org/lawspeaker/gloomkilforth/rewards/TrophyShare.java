package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * The active hero decides whose a Trophy is (GOK-TEAM-12, GOK-Q-62).
 *
 * @param team the other heroes
 * @param effects what it does
 */
public record TrophyShare(
    Seat seat, ImmutableList<Seat> team, @CardNumber int card, ImmutableList<Effect> effects)
    implements Asking {
  private static final Citation SPLIT = Citation.of("GOK-TEAM-12");

  @Override
  public Citation why(Table table) {
    return SPLIT;
  }

  @Override
  public Window window(Table table) {
    String asks = "Who of the team has the Trophy: " + Wording.of(effects) + "?";
    return Window.of("share", asks, SPLIT);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Share.choices(table, seat, team, moves);
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    Program.start(table, new Source(((PickSeat) move).seat(), card), effects);
  }
}
