package org.lawspeaker.thorgal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Dealer;
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
import org.lawspeaker.thorgal.faces.ThorgalShowing;
import org.lawspeaker.thorgal.loops.Loops;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.notation.PositionCheck;
import org.lawspeaker.thorgal.notation.ThorgalNotation;
import org.lawspeaker.thorgal.prospects.Prospects;
import org.lawspeaker.thorgal.setup.Options;
import org.lawspeaker.thorgal.setup.Preparation;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.Deals;
import org.lawspeaker.thorgal.view.Guess;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Thorgal, The Card Game, with one card pack. */
public final class Thorgal extends TableGame<ThorgalState, ThorgalMove, ThorgalView, Table>
    implements Showable<ThorgalState, ThorgalMove, ThorgalView>, SearchesLoops {
  /** The id in commands, records and rulings. */
  public static final String ID = "thorgal";

  private static final String RULES_VERSION = "1";

  /** Two, three or four play (THO-GEN-01, THO-MULTI-01), by the rules of two (THO-GEN-02). */
  private static final int FEWEST_SEATS = 2;

  private static final int MOST_SEATS = 4;

  /** Far above what a hundred rounds of four players can take in play that means anything. */
  private static final int LONGEST = 200_000;

  /** What is known without the cards. */
  static final GameSummary SUMMARY =
      new GameSummary(ID, "Thorgal, The Card Game", FEWEST_SEATS, MOST_SEATS);

  private final Cards cards;
  private final ThorgalNotation notation;
  private final ThorgalShowing showing;

  static Thorgal of(CardPack pack, String contentHash, Rulebook rulebook) {
    Cards cards = new Cards(pack);
    GameInfo info =
        GameInfo.builder(SUMMARY)
            .options(Options.of(cards))
            .rulesVersion(RULES_VERSION)
            .pack(pack.name() + " " + pack.version())
            .contentHash(contentHash)
            .longest(LONGEST)
            .build();
    return new Thorgal(info, rulebook, cards);
  }

  private Thorgal(GameInfo info, Rulebook rulebook, Cards cards) {
    super(info, rulebook);
    this.cards = cards;
    this.notation = new ThorgalNotation(cards);
    this.showing = new ThorgalShowing(cards);
  }

  /** The pack that it is played with, laid out for play. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Cards cards() {
    return cards;
  }

  @Override
  protected Table table(ThorgalState state, WorkTable.Use use) {
    return Table.of(cards, state, use);
  }

  @Override
  protected ThorgalState state(Table table) {
    return table.state();
  }

  @Override
  public Checked<ThorgalState> start(Setup setup) {
    return info().complete(setup).then(complete -> Preparation.of(cards, complete));
  }

  @Override
  public ThorgalView view(ThorgalState state, Viewer viewer) {
    return ThorgalView.of(state, viewer);
  }

  @Override
  public ThorgalState determinize(ThorgalView view, RandomGenerator random) {
    return Guess.of(cards, view, random);
  }

  @Override
  public Dealer<ThorgalState> dealer(ThorgalView view) {
    return Deals.of(cards, view);
  }

  @Override
  public double evaluate(ThorgalState state, Seat seat) {
    return state.clock().isOver()
        ? super.evaluate(state, seat)
        : Prospects.of(Table.reading(cards, state), seat);
  }

  @Override
  public ImmutableList<Problem> check(ThorgalState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public Notation<ThorgalState, ThorgalMove, ThorgalView> notation() {
    return notation;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  @Override
  public Showing<ThorgalMove, ThorgalView> showing() {
    return showing;
  }

  @Override
  public ImmutableList<Problem> loops() {
    return Loops.of(this, cards);
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(Thorgal.class, "events.yaml");
  }
}
