package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Played;

/**
 * How a game ended, and what to do next.
 *
 * @param names what the seats are called
 * @param choices how many moves the seats made
 * @param chances how often chance decided
 */
record Ending(Outcome outcome, SeatNames names, long choices, long chances) {
  static Ending of(Outcome outcome, SeatNames names, List<? extends Played<?, ?>> history) {
    long choices = history.stream().filter(ply -> ply.move().by() instanceof Seat).count();
    return new Ending(outcome, names, choices, history.size() - choices);
  }

  /** The results, seat by seat, with the clause that ended the game. */
  void tell(Page page, Rulebook rulebook) {
    page.line("");
    page.heading("The game is over: " + new Telling(names).sentence(outcome.reason()));
    for (int i = 0; i < outcome.results().size(); i++) {
      String result =
          switch (outcome.results().get(i)) {
            case WON -> "won";
            case DREW -> "drew";
            case LOST -> "lost";
          };
      int score = outcome.scores().get(i);
      page.line(
          "  " + names.inFull(Seat.of(i)) + ": " + result + (score == 0 ? "" : ", score " + score));
    }
    String moves = choices == 1 ? "1 move" : choices + " moves";
    String times = chances == 1 ? "once" : chances + " times";
    page.line("  after " + moves + (chances == 0 ? "" : "; chance decided " + times));
    page.clauses(2, rulebook, ImmutableList.of(outcome.citation()));
  }

  /** What can be done with this game now. */
  void next(Page page, GameInfo info, boolean isShown) {
    page.line("");
    page.line("What next?");
    String clause = "rules " + info.id() + " " + outcome.citation();
    next(page, "play " + info.id(), clause, "play it yourself");
    if (isShown) {
      next(page, "cards " + info.id(), clause, "read the cards");
    }
    next(page, clause, clause, "look up the clause that ended it");
  }

  private static void next(Page page, String command, String longest, String what) {
    page.line("  lawspeaker " + Lines.padded(command, longest.length()) + "   " + what);
  }
}
