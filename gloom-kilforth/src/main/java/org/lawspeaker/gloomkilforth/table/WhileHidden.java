package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;

/** The hero may do something that is barred to the Hidden (GOK-HIDE-08, GOK-GAME-06). */
@Doc("You may do this while you are Hidden.")
public record WhileHidden(What what) implements Lasting {
  /** What the Hidden may not do. */
  public enum What {
    /** Deeds (GOK-DEED-02). */
    DEEDS("perform Deeds"),
    /** To confront a Stranger (GOK-STRANGER-01). */
    STRANGERS("confront Strangers");

    private final String says;

    What(String says) {
      this.says = says;
    }
  }

  /** Whether a hero may not do this, because it is Hidden. */
  public static boolean bars(Table table, Seat seat, What what) {
    return table.hero(seat).hidden()
        && !table
            .changes(seat)
            .fold(WhileHidden.class, false, (any, source, each) -> any || each.what() == what);
  }

  @Override
  public String says() {
    return "you may " + what.says + " while you are Hidden";
  }
}
