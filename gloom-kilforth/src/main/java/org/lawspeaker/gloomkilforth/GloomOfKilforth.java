package org.lawspeaker.gloomkilforth;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.TableGame;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.gloomkilforth.deeds.Deeds;
import org.lawspeaker.gloomkilforth.faces.GloomShowing;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.notation.GloomNotation;
import org.lawspeaker.gloomkilforth.notation.PositionCheck;
import org.lawspeaker.gloomkilforth.occasions.Occasions;
import org.lawspeaker.gloomkilforth.prospects.Prospects;
import org.lawspeaker.gloomkilforth.setup.Answers;
import org.lawspeaker.gloomkilforth.setup.Preparation;
import org.lawspeaker.gloomkilforth.table.CardPack;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.view.GloomView;
import org.lawspeaker.gloomkilforth.view.Guess;

/** Gloom of Kilforth, with one card pack. */
public final class GloomOfKilforth extends TableGame<GloomState, GloomMove, GloomView, Table>
    implements Showable<GloomState, GloomMove, GloomView> {
  /** The id in commands, records and rulings. */
  public static final String ID = "gloom-kilforth";

  private static final String RULES_VERSION = "1";
  private static final int MOST_SEATS = 4;

  /** Far above what any game takes that means anything. */
  private static final int LONGEST = 200_000;

  /** What is known without the cards (GOK-GAME-01). */
  static final GameSummary SUMMARY = new GameSummary(ID, "Gloom of Kilforth", 1, MOST_SEATS);

  private final Cards cards;
  private final Notation<GloomState, GloomMove, GloomView> notation;
  private final GloomShowing showing;
  private final Prospects prospects;

  static GloomOfKilforth of(CardPack pack, String contentHash, Rulebook rulebook) {
    GameInfo info =
        GameInfo.builder(SUMMARY)
            .options(Answers.all())
            .rulesVersion(RULES_VERSION)
            .pack(pack.name() + " " + pack.version())
            .contentHash(contentHash)
            .longest(LONGEST)
            .build();
    return new GloomOfKilforth(info, rulebook, new Cards(pack, new Deeds(), new Occasions()));
  }

  private GloomOfKilforth(GameInfo info, Rulebook rulebook, Cards cards) {
    super(info, rulebook);
    this.cards = cards;
    this.notation = GloomNotation.of(cards, this::settled);
    this.showing = new GloomShowing(cards);
    this.prospects = new Prospects(cards);
  }

  /** The pack that it is played with, laid out for play. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Cards cards() {
    return cards;
  }

  @Override
  protected Table table(GloomState state, WorkTable.Use use) {
    return new Table(cards, state, use);
  }

  @Override
  protected GloomState state(Table table) {
    return table.state();
  }

  @Override
  public Checked<GloomState> start(Setup setup) {
    return info().complete(setup).then(complete -> Preparation.of(cards, complete));
  }

  @Override
  public GloomView view(GloomState state, Viewer viewer) {
    return GloomView.of(cards, state, viewer);
  }

  @Override
  public GloomState determinize(GloomView view, RandomGenerator random) {
    return Guess.of(view, random);
  }

  @Override
  public double evaluate(GloomState state, Seat seat) {
    return state.agenda().isEmpty()
        ? super.evaluate(state, seat)
        : prospects.of(new Table(cards, state, WorkTable.Use.READING), seat);
  }

  @Override
  public ImmutableList<Problem> check(GloomState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public Notation<GloomState, GloomMove, GloomView> notation() {
    return notation;
  }

  @Override
  public Showing<GloomMove, GloomView> showing() {
    return showing;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(GloomOfKilforth.class, "events.yaml");
  }
}
