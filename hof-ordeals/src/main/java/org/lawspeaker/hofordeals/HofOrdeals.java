package org.lawspeaker.hofordeals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.cards.SearchesLoops;
import org.lawspeaker.engine.kit.TableGame;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.play.strategy.Strategic;
import org.lawspeaker.engine.play.strategy.Tactics;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.hofordeals.faces.HofShowing;
import org.lawspeaker.hofordeals.loops.Loops;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.notation.HofNotation;
import org.lawspeaker.hofordeals.notation.PositionCheck;
import org.lawspeaker.hofordeals.prospects.Prospects;
import org.lawspeaker.hofordeals.setup.Answers;
import org.lawspeaker.hofordeals.setup.Preparation;
import org.lawspeaker.hofordeals.strategies.HofTactics;
import org.lawspeaker.hofordeals.table.CardPack;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.view.Guess;
import org.lawspeaker.hofordeals.view.HofView;

/** Hand of Fate: Ordeals, with one card pack. */
public final class HofOrdeals extends TableGame<HofState, HofMove, HofView, Table>
    implements Strategic<HofState, HofMove, HofView>,
        Showable<HofState, HofMove, HofView>,
        SearchesLoops {
  /** The id in commands, records and rulings. */
  public static final String ID = "hof-ordeals";

  private static final String RULES_VERSION = "1";
  private static final int FEWEST_SEATS = 2;
  private static final int MOST_SEATS = 4;

  /** Far above what any game takes that means anything. */
  private static final int LONGEST = 2_000_000;

  /** What is known without the cards (HOF-Q-07). */
  static final GameSummary SUMMARY =
      new GameSummary(ID, "Hand of Fate: Ordeals", FEWEST_SEATS, MOST_SEATS);

  private final Cards cards;
  private final Notation<HofState, HofMove, HofView> notation;
  private final Prospects prospects;
  private final HofTactics tactics;
  private final HofShowing showing;

  static HofOrdeals of(CardPack pack, String contentHash, Rulebook rulebook) {
    GameInfo info =
        GameInfo.builder(SUMMARY)
            .options(Answers.all())
            .rulesVersion(RULES_VERSION)
            .pack(pack.name() + " " + pack.version())
            .contentHash(contentHash)
            .longest(LONGEST)
            .build();
    return new HofOrdeals(info, rulebook, new Cards(pack));
  }

  private HofOrdeals(GameInfo info, Rulebook rulebook, Cards cards) {
    super(info, rulebook);
    this.cards = cards;
    this.notation = HofNotation.of(cards, this::settled);
    this.prospects = new Prospects(cards);
    this.tactics = new HofTactics(cards);
    this.showing = new HofShowing(cards, rulebook);
  }

  /** The pack that it is played with, laid out for play. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Cards cards() {
    return cards;
  }

  @Override
  protected Table table(HofState state, WorkTable.Use use) {
    return new Table(cards, state, use);
  }

  @Override
  protected HofState state(Table table) {
    return table.state();
  }

  /** The steps that come most often need no table to say what they ask. */
  @Override
  public Pending<HofMove> pending(HofState state) {
    return state.agenda().isEmpty()
        ? super.pending(state)
        : state.agenda().top().asks(cards, state);
  }

  @Override
  public Checked<HofState> start(Setup setup) {
    return Answers.competitive(setup)
        .then(info()::complete)
        .then(complete -> Preparation.of(cards, complete));
  }

  @Override
  public HofView view(HofState state, Viewer viewer) {
    return HofView.of(state, viewer);
  }

  @Override
  public HofState determinize(HofView view, RandomGenerator random) {
    return Guess.of(view, random);
  }

  @Override
  public double evaluate(HofState state, Seat seat) {
    return state.agenda().isEmpty()
        ? super.evaluate(state, seat)
        : prospects.of(new Table(cards, state, WorkTable.Use.READING), seat);
  }

  @Override
  public ImmutableList<Problem> check(HofState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public ImmutableList<Problem> loops() {
    return Loops.of(this, cards);
  }

  @Override
  public Tactics<HofMove, HofView> tactics() {
    return tactics;
  }

  @Override
  public Notation<HofState, HofMove, HofView> notation() {
    return notation;
  }

  @Override
  public Showing<HofMove, HofView> showing() {
    return showing;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(HofOrdeals.class, "events.yaml");
  }
}
