package org.lawspeaker.hofordeals.ending;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.table.Table;

/** A duellist plays and binds cards of the hand (HOF-TIE-05). */
public record DuelPlay() implements OwnTurn {
  private static final Citation DUEL = Citation.of("HOF-TIE-05");
  private static final Window WINDOW =
      Window.of("duel", "Which card is played or bound in the duel?", DUEL);

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void proposeOwn(Table table, Proposals<HofMove> moves) {
    moves.addLegal(Done.of(table.active()));
  }

  @Override
  public void judgeOwn(Table table, HofMove move, Faults faults) {
    if (!(move instanceof Done)) {
      faults.notAsked();
    }
  }

  @Override
  public void makeOwn(Table table, HofMove move) {
    table.pop();
  }
}
