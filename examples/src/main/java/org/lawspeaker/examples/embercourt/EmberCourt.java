package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.kit.TableGame;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;

/** Ember Court. What a move may and does is told by the {@link CourtStep} that asks for it. */
public final class EmberCourt extends TableGame<Court, EmberMove, Sight, CourtTable>
    implements Showable<Court, EmberMove, Sight> {
  /**
   * A night has at most 15 draws, 2 shuffles, 5 seals, 5 stokes with 4 + 3 + 2 + 1 passes between
   * them, a glimpse and a decision.
   */
  private static final int LONGEST_NIGHT = 39;

  /** What is known without the rulebook. */
  static final GameSummary SUMMARY = new GameSummary("ember-court", "Ember Court", 2, 5);

  private final Notation<Court, EmberMove, Sight> notation = CourtNotation.of(this);

  EmberCourt() {
    this(RulebookFile.resource(EmberCourt.class, "rulebook.yaml"));
  }

  private EmberCourt(Rulebook rulebook) {
    super(
        GameInfo.builder(SUMMARY)
            .options(ImmutableList.of())
            .rulesVersion("1")
            .pack("none")
            .contentHash(ContentHash.of(rulebook.toString()))
            .longest(Court.NIGHTS * LONGEST_NIGHT)
            .build(),
        rulebook);
  }

  @Override
  protected CourtTable table(Court court, WorkTable.Use use) {
    return new CourtTable(court, use);
  }

  @Override
  protected Court state(CourtTable table) {
    return table.court();
  }

  @Override
  public Checked<Court> start(Setup setup) {
    return info().complete(setup).map(complete -> Court.start(complete.seats()));
  }

  @Override
  public Sight view(Court court, Viewer viewer) {
    return Sight.of(court, viewer);
  }

  @Override
  public Court determinize(Sight sight, RandomGenerator random) {
    return Guess.of(sight, random);
  }

  @Override
  public double evaluate(Court court, Seat seat) {
    return court.agenda().isEmpty() ? super.evaluate(court, seat) : Outlook.of(court, seat);
  }

  @Override
  public ImmutableList<Problem> check(Court court) {
    return CourtCheck.check(court);
  }

  @Override
  public Notation<Court, EmberMove, Sight> notation() {
    return notation;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  @Override
  public Showing<EmberMove, Sight> showing() {
    return CourtShowing.SHOWING;
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(EmberCourt.class, "events.yaml");
  }
}
