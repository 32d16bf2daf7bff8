package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;

/** What a hero does not lose (GOK-GAME-06). */
@Doc("You do not lose this.")
public record Kept(What what) implements Lasting {
  /** Something that can be lost. */
  public enum What {
    GOLD("gold"),
    AP("AP"),
    FATE("Fate"),
    RUMOURS("rumours"),
    ASSETS("assets");

    private final String says;

    What(String says) {
      this.says = says;
    }
  }

  /** Whether a hero keeps this. */
  public static boolean by(Table table, Seat seat, What what) {
    return table
        .changes(seat)
        .fold(Kept.class, false, (any, source, each) -> any || each.what() == what);
  }

  @Override
  public String says() {
    return "effects of cards do not make you lose " + what.says;
  }
}
