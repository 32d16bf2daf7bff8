package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;

/**
 * What is remembered of the turn under way; it begins anew with every turn.
 *
 * @param seat whose turn it is
 * @param acted whether the hero has performed its Action or made Camp (GOK-TURN-02)
 * @param action the type of the Action that it has performed, if it is of one
 * @param ended whether the turn is broken off by escape or defeat (GOK-ESCAPE-01, GOK-DEFEATED-02)
 * @param met enemies dealt with since the turn or its Action began (GOK-Q-95)
 * @param drawn encounters drawn from an encounter deck in this turn (GOK-SURPRISE-03)
 * @param angered Strangers made an enemy in this turn (GOK-SURPRISE-02)
 * @param used abilities that were used and work once per turn
 * @param setOff how many abilities have worked in it, an Exchange counted as 15; there is an end to
 *     them (GOK-Q-118)
 * @param team the other heroes of the team (GOK-TEAM-01)
 * @param unwilling heroes that have declined to join what is at hand; for that they are not invited
 *     again (GOK-TEAM-01)
 */
@Value.Builder
public record Turn(
    Seat seat,
    @Default("false") boolean acted,
    Optional<ActionType> action,
    @Default("false") boolean ended,
    @Default("[]") @CardNumber Pile met,
    @Default("[]") @CardNumber Pile drawn,
    @Default("[]") @CardNumber Pile angered,
    @Default("[]") ImmutableList<Used> used,
    @Default("0") int setOff,
    @Default("[]") ImmutableList<Seat> team,
    @Default("[]") ImmutableList<Seat> unwilling)
    implements WithTurn {
  /**
   * No turn sets off more, whatever a pack says: no chain of effects goes on for ever (GOK-Q-118).
   */
  public static final int MOST_SET_OFF = 300;

  /** One move sets off so many at most, whatever a pack says (GOK-Q-118). */
  public static final int MOST_AT_ONCE = 25;

  /** An Exchange counts as so many abilities (GOK-Q-118). */
  public static final int EXCHANGE = 15;

  /**
   * An engagement or a Test is over: the team disbands (GOK-TEAM-14), and who did not want to join
   * it may be willing for what comes next (GOK-TEAM-01).
   */
  public Turn disbanded() {
    return withTeam(ImmutableList.of()).withUnwilling(ImmutableList.of());
  }

  /** A turn that begins. */
  public static Turn of(Seat seat) {
    Pile none = Pile.empty();
    return new Turn(
        seat,
        false,
        Optional.empty(),
        false,
        none,
        none,
        none,
        ImmutableList.of(),
        0,
        ImmutableList.of(),
        ImmutableList.of());
  }
}
