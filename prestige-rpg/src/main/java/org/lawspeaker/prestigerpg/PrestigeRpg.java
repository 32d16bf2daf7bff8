package org.lawspeaker.prestigerpg;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Dealer;
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
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.prestigerpg.faces.PrestigeShowing;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.notation.PositionCheck;
import org.lawspeaker.prestigerpg.notation.PrestigeNotation;
import org.lawspeaker.prestigerpg.pack.Loops;
import org.lawspeaker.prestigerpg.round.Spine;
import org.lawspeaker.prestigerpg.setup.Options;
import org.lawspeaker.prestigerpg.setup.Preparation;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.view.Guess;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.winning.Prospects;

/** Prestige RPG, with one card pack. */
public final class PrestigeRpg extends TableGame<PrestigeState, PrestigeMove, PrestigeView, Table>
    implements Showable<PrestigeState, PrestigeMove, PrestigeView>, SearchesLoops {
  /** The id in commands, records and rulings. */
  public static final String ID = "prestige-rpg";

  private static final String RULES_VERSION = "1";

  /** Far above what nine encounters of six players can take in play that means anything. */
  private static final int LONGEST = 200_000;

  /** What is known without the cards. */
  static final GameSummary SUMMARY =
      new GameSummary(ID, "Prestige RPG", Settings.FEWEST_SEATS, Settings.MOST_SEATS);

  private final Cards cards;
  private final PrestigeNotation notation;
  private final PrestigeShowing showing;

  static PrestigeRpg of(CardPack pack, String contentHash, Rulebook rulebook) {
    Cards cards = new Cards(pack, Spine.RULES);
    GameInfo info =
        GameInfo.builder()
            .id(ID)
            .title("Prestige RPG")
            .fewestSeats(Settings.FEWEST_SEATS)
            .mostSeats(Settings.MOST_SEATS)
            .options(Options.of(cards))
            .rulesVersion(RULES_VERSION)
            .pack(pack.name() + " " + pack.version())
            .contentHash(contentHash)
            .longest(LONGEST)
            .build();
    return new PrestigeRpg(info, rulebook, cards);
  }

  private PrestigeRpg(GameInfo info, Rulebook rulebook, Cards cards) {
    super(info, rulebook);
    this.cards = cards;
    this.notation = new PrestigeNotation(cards);
    this.showing = new PrestigeShowing(cards);
  }

  /** The pack that it is played with, laid out for play. */
  public Cards cards() {
    return cards;
  }

  @Override
  protected Table table(PrestigeState state, WorkTable.Use use) {
    return Table.of(cards, state, use);
  }

  @Override
  protected PrestigeState state(Table table) {
    return table.state();
  }

  /** The steps that come most often need no table to say whom they ask what. */
  @Override
  public Pending<PrestigeMove> pending(PrestigeState state) {
    return state.agenda().isEmpty() || state.clock().ending().isOver()
        ? super.pending(state)
        : state.agenda().top().asks(cards, state);
  }

  @Override
  public Checked<PrestigeState> start(Setup setup) {
    return info().complete(setup).then(complete -> Preparation.of(cards, complete));
  }

  @Override
  public PrestigeView view(PrestigeState state, Viewer viewer) {
    return PrestigeView.of(state, viewer);
  }

  @Override
  public PrestigeState determinize(PrestigeView view, RandomGenerator random) {
    return dealer(view).deal(random);
  }

  @Override
  public Dealer<PrestigeState> dealer(PrestigeView view) {
    return Guess.of(cards, view);
  }

  @Override
  public double evaluate(PrestigeState state, Seat seat) {
    return state.clock().ending().isOver()
        ? super.evaluate(state, seat)
        : Prospects.of(Table.of(cards, state), seat);
  }

  @Override
  public ImmutableList<Problem> check(PrestigeState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public Notation<PrestigeState, PrestigeMove, PrestigeView> notation() {
    return notation;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  @Override
  public PrestigeShowing showing() {
    return showing;
  }

  @Override
  public ImmutableList<Problem> loops() {
    return Loops.of(cards.pack());
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(PrestigeRpg.class, "events.yaml");
  }
}
