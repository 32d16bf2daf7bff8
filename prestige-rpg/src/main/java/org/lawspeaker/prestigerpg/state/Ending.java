package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;

/**
 * How the game ended.
 *
 * @param cause by what
 * @param winners the seats that won, bit {@code i} for {@code Seat.of(i)}; 0 if nobody did
 */
public record Ending(Cause cause, int winners) {
  /** What ended the game, if anything has. */
  public enum Cause {
    NONE("the game goes on", "PRE-WIN-01"),
    /** The last encounter is over and one living player leads. */
    MOST_PRESTIGE("the most Prestige after the last encounter", "PRE-WIN-02"),
    /** Nobody else got out. */
    LAST_SURVIVOR("the last survivor", "PRE-Q-64"),
    /** The tie could not be broken. */
    SHARED("no encounter is left to break the tie", "PRE-Q-67"),
    /** All are dead. */
    ALL_DEAD("nobody is left alive", "PRE-Q-64"),
    /** All the living have turned. */
    ALL_TURNED("every living player has turned", "PRE-Q-82"),
    /** A player who became a creature killed all others. */
    CREATURE("the rest of the party was killed by one of its own", "PRE-WEREBOAR-05"),
    /** All the living have become creatures, and nobody is left to fight them. */
    ALL_CREATURES("every living player has become a creature", "PRE-Q-84"),
    /** A Quest says so, or another card that is no story. */
    QUEST("a quest is fulfilled", "PRE-QUEST-01"),
    /** The Adventure Module says so. */
    STORY("the story of the Adventure Module ends it", "PRE-Q-99"),
    /** The bound of the settings. */
    ROUND_BOUND("an encounter that would not end", "PRE-Q-112");

    private final String reason;
    private final Citation citation;

    Cause(String reason, String citation) {
      this.reason = reason;
      this.citation = Citation.of(citation);
    }

    public String reason() {
      return reason;
    }

    public Citation citation() {
      return citation;
    }
  }

  public static final Ending NONE = new Ending(Cause.NONE, 0);

  public boolean isOver() {
    return cause != Cause.NONE;
  }

  public boolean isWonBy(Seat seat) {
    return (winners & 1 << seat.index()) != 0;
  }

  /** The outcome for the players with these sheets, in seat order. */
  public Outcome outcome(ImmutableList<Sheet> sheets) {
    ImmutableList.Builder<Outcome.Result> results = ImmutableList.builder();
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < sheets.size(); i++) {
      results.add(isWonBy(Seat.of(i)) ? Outcome.Result.WON : Outcome.Result.LOST);
      scores.add(sheets.get(i).prestige());
    }
    return new Outcome(results.build(), scores.build(), cause.reason(), cause.citation());
  }
}
