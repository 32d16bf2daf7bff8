package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.json.Document;

/** Positions and play for the tests, as text. */
final class Courts {
  static final EmberCourt GAME = new EmberCourtProvider().game();

  private Courts() {}

  static Court start(int seats) {
    return GAME.start(Setup.of(seats)).orThrow();
  }

  /** A court of so many seats in which these zones are laid anew, as YAML. */
  static Checked<Court> arranged(int seats, String... zones) {
    return GAME.notation()
        .arrange(start(seats), Document.yaml("zones", String.join("\n", zones)).orThrow().root());
  }

  static Court court(int seats, String... zones) {
    Court court = arranged(seats, zones).orThrow();
    if (!GAME.check(court).isEmpty()) {
      throw new IllegalArgumentException(GAME.check(court).toString());
    }
    return court;
  }

  static EmberMove move(String text) {
    return GAME.notation().readMove(start(2), text).orThrow();
  }

  static Court play(Court from, String... moves) {
    Court court = from;
    for (String move : moves) {
      court = GAME.apply(court, move(move));
    }
    return court;
  }

  static Verdict judge(Court court, String move) {
    return GAME.judge(court, move(move));
  }

  static Transition<Court> explain(Court court, String move) {
    return GAME.explain(court, move(move));
  }
}
