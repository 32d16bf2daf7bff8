package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.notation.MoveWriter;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.ThorgalView;

/**
 * A position with the cards of the tests, with what happened last and what to say about it. Unless
 * laid otherwise Ann, seat 1, is the destiny player of round 2, and Ben, seat 0, the bane player.
 *
 * <p>Seat order is never the order of play, for a rule that takes one for the other must fail a
 * test. Ann acts first, then Cid and Dot, if they play, and Ben last, who sits on her right. A test
 * may lay another destiny player, but not Ben: play would begin at the first seat and end at the
 * last. A test of the order of bane players leaves the role with Ann: on the left of the last seat
 * they sit by number.
 */
public record Position(ThorgalState state, ImmutableList<Event> events) {
  public static final Thorgal GAME =
      ThorgalProvider.read(PackText.resource(Position.class, "/rulings/test-pack.yaml")).orThrow();
  public static final Seat ANN = Seat.of(1);
  public static final Seat BEN = Seat.of(0);
  public static final Seat CID = Seat.of(2);
  public static final Seat DOT = Seat.of(3);

  /** The first position of a game; options are written {@code faction-0=outlaws}. */
  public static Position start(int seats, String... options) {
    return new Position(GAME.start(setup(seats, options)).orThrow(), ImmutableList.of());
  }

  /** What is wrong with a game that is to start like this. */
  public static ImmutableList<String> problems(int seats, String... options) {
    return GAME.start(setup(seats, options)).problems().stream()
        .map(Object::toString)
        .collect(ImmutableList.toImmutableList());
  }

  private static Setup setup(int seats, String... options) {
    ImmutableMap.Builder<String, String> chosen = ImmutableMap.builder();
    for (String option : options) {
      int equals = option.indexOf('=');
      chosen.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return new Setup(seats, chosen.buildOrThrow());
  }

  /** A position of two players to be laid out, at the start of this step. */
  public static LaidOut at(RoundStep step) {
    return at(step, 2);
  }

  /** A position of so many players to be laid out, at the start of this step. */
  public static LaidOut at(RoundStep step, int seats) {
    return LaidOut.blank(step, seats);
  }

  /** The cards of this position laid out anew, without anything being carried out. */
  public LaidOut changed() {
    return new LaidOut(state);
  }

  /** The position after these moves, each of them legal and offered; keeps all their events. */
  public Position plays(String... moves) {
    Position at = this;
    ImmutableList.Builder<Event> told = ImmutableList.builder();
    for (String text : moves) {
      ThorgalMove move = at.read(text);
      assertThat(GAME.judge(at.state, move)).as(text).isInstanceOf(Verdict.Legal.class);
      assertThat(at.isChance() || GAME.legalMoves(at.state).contains(move)).as(text).isTrue();
      Transition<ThorgalState> next = GAME.explain(at.state, move);
      told.addAll(next.events());
      at = new Position(next.next(), told.build());
    }
    return at;
  }

  /** The position after these effects, written in YAML, of a card used by this seat. */
  public Position does(Seat user, String... effects) {
    return does(new Source(user, 0, 0), effects);
  }

  /** The position after these effects of a card in play, which its party's player uses. */
  public Position does(String card, String... effects) {
    return does(Reading.source(state, card), effects);
  }

  private Position does(Source source, String... effects) {
    ImmutableList<Effect> read =
        Arrays.stream(effects)
            .map(
                text ->
                    Document.yaml("effect", text)
                        .then(document -> Records.STANDARD.read(document, Effect.class))
                        .orThrow())
            .collect(ImmutableList.toImmutableList());
    Table table = Table.of(GAME.cards(), state, WorkTable.Use.TELLING);
    Program.start(table, source, read);
    Table done = table.settle();
    return new Position(done.state(), done.events());
  }

  /** This move is legal, by these clauses among others. */
  public Position allows(String move, String... clauses) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Legal.class);
    assertThat(verdict.citations()).as(move).containsAll(Arrays.asList(citations(clauses)));
    return this;
  }

  /** This move is legal, above all by this clause. */
  public Position allowsBecause(String move, String clause) {
    assertThat(GAME.judge(state, read(move)).citations()).as(move).first().hasToString(clause);
    return allows(move);
  }

  /** This move is legal, by exactly these clauses. */
  public Position allowsBy(String move, String... clauses) {
    assertThat(GAME.judge(state, read(move)).citations())
        .as(move)
        .containsExactly(citations(clauses));
    return allows(move);
  }

  /** This move is illegal, by exactly these clauses, and is not offered. */
  public Position refuses(String move, String... clauses) {
    ThorgalMove read = read(move);
    Verdict verdict = GAME.judge(state, read);
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(verdict.citations()).as(move).containsExactlyInAnyOrder(citations(clauses));
    assertThat(GAME.legalMoves(state)).doesNotContain(read);
    return this;
  }

  /** This move is illegal for a reason with this code. */
  public Position refusesBecause(String move, String code) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(((Verdict.Illegal) verdict).violations())
        .as(move)
        .extracting(Violation::code)
        .contains(code);
    return this;
  }

  /** This move is illegal, and the first of the reasons has this code. */
  public Position refusesFirst(String move, String code) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(((Verdict.Illegal) verdict).violations().get(0).code()).as(move).isEqualTo(code);
    return this;
  }

  /** This move is illegal for a reason that states this fact with this value. */
  public Position refusesStating(String move, String fact, Object value) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(((Verdict.Illegal) verdict).violations())
        .as(move)
        .extracting(violation -> violation.facts().get(fact))
        .contains(value.toString());
    return this;
  }

  /** What {@link Sight} reads there, such as {@code ann pool}, is this. */
  public Position has(String what, Object value) {
    assertThat(new Sight(state).of(what)).as(what).isEqualTo(value.toString());
    return this;
  }

  /** Events of these kinds happened, in this order, others between them perhaps. */
  public Position tells(String... kinds) {
    assertThat(events).extracting(Event::kind).containsSubsequence(kinds);
    return this;
  }

  /** No event of these kinds happened. */
  public Position isSilentOf(String... kinds) {
    assertThat(events).extracting(Event::kind).doesNotContain(kinds);
    return this;
  }

  /** An event of this kind happened by this clause. */
  public Position cites(String kind, String clause) {
    assertThat(events)
        .extracting(event -> event.kind() + " " + event.citation())
        .contains(kind + " " + clause);
    return this;
  }

  /** The events of this kind say this, in order. */
  public Position says(String kind, String... texts) {
    assertThat(events)
        .filteredOn(event -> event.kind().equals(kind))
        .extracting(Event::says)
        .containsExactly(texts);
    return this;
  }

  /** The facts of the events of this kind are these, in order. */
  public Position notes(String kind, String fact, Object... values) {
    assertThat(events)
        .filteredOn(event -> event.kind().equals(kind))
        .extracting(event -> event.facts().get(fact))
        .containsExactly(Stream.of(values).map(Object::toString).toArray(String[]::new));
    return this;
  }

  /** Exactly these moves are legal. */
  public Position offers(String... moves) {
    assertThat(offered()).containsExactlyInAnyOrder(moves);
    return this;
  }

  /** These moves are legal, perhaps others too. */
  public Position offersAlso(String... moves) {
    assertThat(offered()).contains(moves);
    return this;
  }

  /** None of these moves is legal. */
  public Position offersNot(String... moves) {
    assertThat(offered()).doesNotContain(moves);
    return this;
  }

  private ImmutableList<String> offered() {
    Table table = Table.of(GAME.cards(), state);
    return GAME.legalMoves(state).stream()
        .map(move -> MoveWriter.text(table, move))
        .collect(ImmutableList.toImmutableList());
  }

  /** This seat is asked for this kind of choice, by these clauses among others. */
  public Position asks(Seat seat, String window, String... clauses) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Choose.class);
    Pending.Choose<ThorgalMove> choose = (Pending.Choose<ThorgalMove>) GAME.pending(state);
    assertThat(choose.seat()).isEqualTo(seat);
    assertThat(choose.window().name()).isEqualTo(window);
    assertThat(choose.window().citations()).containsAll(Arrays.asList(citations(clauses)));
    return this;
  }

  /** What the seat that is asked is asked. */
  public Position asksWith(String question) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Choose.class);
    assertThat(((Pending.Choose<ThorgalMove>) GAME.pending(state)).window().asks())
        .isEqualTo(question);
    return this;
  }

  /** These seats owe a secret choice of this kind, by these clauses among others. */
  public Position awaits(String window, Seat... seats) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Commit.class);
    Pending.Commit<ThorgalMove> commit = (Pending.Commit<ThorgalMove>) GAME.pending(state);
    assertThat(commit.window().name()).isEqualTo(window);
    assertThat(commit.owing()).containsExactly(seats);
    return this;
  }

  /** Nature moves next, by this clause; every outcome is equally likely. */
  public Position leavesToChance(int outcomes, String clause) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Chance.class);
    Pending.Chance<ThorgalMove> chance = (Pending.Chance<ThorgalMove>) GAME.pending(state);
    assertThat(chance.outcomes().size()).isEqualTo(outcomes);
    assertThat(chance.why()).isEqualTo(Citation.of(clause));
    return this;
  }

  /** These moves of Nature are what may happen. */
  public Position mayTurnOut(String... moves) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Chance.class);
    Table table = Table.of(GAME.cards(), state);
    assertThat(((Pending.Chance<ThorgalMove>) GAME.pending(state)).outcomes().outcomes())
        .extracting(move -> MoveWriter.text(table, move))
        .containsExactlyInAnyOrder(moves);
    return this;
  }

  /** The game has ended, this seat has won it, by this clause. */
  public Position isWonBy(Seat seat, String clause) {
    assertThat(outcome().winners()).containsExactly(seat);
    assertThat(outcome().citation()).isEqualTo(Citation.of(clause));
    assertThat(GAME.legalMoves(state)).isEmpty();
    return this;
  }

  /** How the game has ended. */
  public Outcome outcome() {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Over.class);
    return ((Pending.Over<ThorgalMove>) GAME.pending(state)).outcome();
  }

  /** What this viewer knows. */
  public ThorgalView seenBy(Viewer viewer) {
    return GAME.view(state, viewer);
  }

  private boolean isChance() {
    return GAME.pending(state) instanceof Pending.Chance;
  }

  private ThorgalMove read(String text) {
    return Reading.move(state, text);
  }

  private static Citation[] citations(String... clauses) {
    return Arrays.stream(clauses).map(Citation::of).toArray(Citation[]::new);
  }
}
