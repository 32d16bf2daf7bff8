package org.lawspeaker.handofdestiny;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.cards.SearchesLoops;
import org.lawspeaker.engine.kit.TableGame;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.handofdestiny.faces.HandShowing;
import org.lawspeaker.handofdestiny.loops.Loops;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.notation.HandNotation;
import org.lawspeaker.handofdestiny.notation.PositionCheck;
import org.lawspeaker.handofdestiny.prospects.Prospects;
import org.lawspeaker.handofdestiny.start.FirstWave;
import org.lawspeaker.handofdestiny.start.Options;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.Table;

/** The Hand of Destiny with one card pack. */
public final class HandOfDestiny extends TableGame<HandState, HandMove, HandView, Table>
    implements Showable<HandState, HandMove, HandView>, SearchesLoops {
  /** The id in commands, records and rulings. */
  public static final String ID = "hand-of-destiny";

  private static final String RULES_VERSION = "1";
  private static final int SEATS = 1;
  private static final Citation ALONE = Citation.of("HOD-GAME-01");

  /**
   * Far above what four waves can take: a wave ends when its at most nine monsters have gone, and
   * what costs nothing is used 24 times in a step, with at most 13 choices (HOD-Q-88).
   */
  private static final int LONGEST = 20_000;

  /** What is known without the cards. */
  static final GameSummary SUMMARY = new GameSummary(ID, "The Hand of Destiny", SEATS, SEATS);

  private final Cards cards;
  private final HandNotation notation;
  private final HandShowing showing;

  HandOfDestiny(CardPack pack, String contentHash, Rulebook rulebook) {
    super(info(pack, contentHash), rulebook);
    this.cards = new Cards(pack);
    this.notation = new HandNotation(cards);
    this.showing = new HandShowing(cards);
  }

  private static GameInfo info(CardPack pack, String contentHash) {
    return GameInfo.builder(SUMMARY)
        .options(Options.of(pack))
        .rulesVersion(RULES_VERSION)
        .pack(pack.name() + " " + pack.version())
        .contentHash(contentHash)
        .longest(LONGEST)
        .build();
  }

  /** The pack that it is played with, laid out for play. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Cards cards() {
    return cards;
  }

  @Override
  @API(status = API.Status.INTERNAL, since = "0.1")
  protected Table table(HandState state, WorkTable.Use use) {
    return Table.of(cards, state, use);
  }

  @Override
  @API(status = API.Status.INTERNAL, since = "0.1")
  protected HandState state(Table table) {
    return table.state();
  }

  @Override
  public Checked<HandState> start(Setup setup) {
    if (setup.seats() != SEATS) {
      return Checked.bad(
          "seats", "the game is for one player (" + ALONE + "), not for " + setup.seats());
    }
    return info()
        .complete(setup)
        .map(complete -> FirstWave.of(cards, Options.settings(cards.pack(), complete)));
  }

  @Override
  public HandView view(HandState state, Viewer viewer) {
    return new HandView(state);
  }

  @Override
  public HandState determinize(HandView view, RandomGenerator random) {
    return view.known();
  }

  @Override
  public double evaluate(HandState state, Seat seat) {
    return Prospects.of(cards, state);
  }

  @Override
  public ImmutableList<Problem> check(HandState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public Notation<HandState, HandMove, HandView> notation() {
    return notation;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  @Override
  public Showing<HandMove, HandView> showing() {
    return showing;
  }

  @Override
  public ImmutableList<Problem> loops() {
    return Loops.of(this, cards);
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(HandOfDestiny.class, "events.yaml");
  }
}
