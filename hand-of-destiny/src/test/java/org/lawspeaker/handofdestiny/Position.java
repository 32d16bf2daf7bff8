package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.stream.StreamSupport;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** A position of the game with the test pack, with what happened last and what to say about it. */
public record Position(HandState state, ImmutableList<Event> events) {
  public static final HandOfDestiny GAME =
      HandOfDestinyProvider.read(PackText.resource(Position.class, "/rulings/test-pack.yaml"))
          .orThrow();

  /** The first position; options are written {@code hero=galathar}. */
  public static Position start(String... options) {
    ImmutableMap.Builder<String, String> chosen = ImmutableMap.builder();
    for (String option : options) {
      int equals = option.indexOf('=');
      chosen.put(option.substring(0, equals), option.substring(equals + 1));
    }
    Setup setup = new Setup(1, chosen.buildOrThrow());
    return new Position(GAME.start(setup).orThrow(), ImmutableList.of());
  }

  /** A position with some zones laid anew, as a ruling file does it. */
  public static Position of(String overlay, String... options) {
    JsonNode zones = Document.yaml("overlay", "{" + overlay + "}").orThrow().root();
    HandState arranged = GAME.notation().arrange(start(options).state, zones).orThrow();
    if (arranged.progress().ending().isEmpty()) {
      assertThat(GAME.check(arranged)).isEmpty();
    }
    return new Position(arranged, ImmutableList.of());
  }

  /** Everything that is wrong with a position laid like this. */
  public static ImmutableList<String> problems(String overlay, String... options) {
    JsonNode zones = Document.yaml("overlay", "{" + overlay + "}").orThrow().root();
    return GAME.notation().arrange(start(options).state, zones).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** Why these words are no move of this position. */
  public ImmutableList<String> cannotRead(String move) {
    return GAME.notation().readMove(state, move).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** The position after these moves, each of them legal; keeps the events of the last. */
  public Position plays(String... moves) {
    Position at = this;
    for (String text : moves) {
      HandMove move = at.read(text);
      assertThat(GAME.judge(at.state, move)).as(text).isInstanceOf(Verdict.Legal.class);
      assertThat(GAME.legalMoves(at.state).contains(move) || at.isChance()).as(text).isTrue();
      Transition<HandState> next = GAME.explain(at.state, move);
      at = new Position(next.next(), next.events());
    }
    return at;
  }

  /** The position after these effects, carried out up to the next choice. */
  public Position does(Source source, Effect... effects) {
    return carriesOut(Table.of(GAME.cards(), state, WorkTable.Use.TELLING), source, effects);
  }

  /** The same where they are those of an ability of the hero, used as an action. */
  public Position acts(Effect... effects) {
    Table table = Table.of(GAME.cards(), state, WorkTable.Use.TELLING);
    table.push(Settle.afterAction());
    return carriesOut(table, Source.hero(0), effects);
  }

  private static Position carriesOut(Table table, Source source, Effect... effects) {
    Program.start(table, source, ImmutableList.copyOf(effects));
    Table done = table.settle();
    return new Position(done.state(), done.events());
  }

  /** Whether this effect would change anything here. */
  public boolean can(Source source, Effect effect) {
    return effect.canAct(Table.of(GAME.cards(), state), source);
  }

  /** This monster as the source of an effect. */
  public static Source monster(String name) {
    return Source.monster(GAME.cards().faceOf(name).orElseThrow());
  }

  /** This move is legal, by these clauses among others. */
  public Position allows(String move, String... clauses) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Legal.class);
    assertThat(verdict.citations()).as(move).containsAll(ImmutableList.copyOf(citations(clauses)));
    return this;
  }

  /** This move is illegal, by exactly these clauses, and is not offered. */
  public Position refuses(String move, String... clauses) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(verdict.citations()).as(move).containsExactlyInAnyOrder(citations(clauses));
    assertThat(GAME.legalMoves(state)).doesNotContain(read(move));
    return this;
  }

  /** This move is illegal for exactly these reasons, written {@code code (CLAUSE), fact: value}. */
  public Position refusesBecause(String move, String... reasons) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Illegal.class);
    assertThat(((Verdict.Illegal) verdict).violations())
        .as(move)
        .extracting(Violation::toString)
        .containsExactlyInAnyOrder(reasons);
    return this;
  }

  /** This move is legal, by exactly these clauses. */
  public Position allowsJustBy(String move, String... clauses) {
    Verdict verdict = GAME.judge(state, read(move));
    assertThat(verdict).as(move).isInstanceOf(Verdict.Legal.class);
    assertThat(verdict.citations()).as(move).containsExactlyInAnyOrder(citations(clauses));
    return this;
  }

  /** The value at this JSON pointer; a list as its words, and nothing as the empty text. */
  public Position has(String pointer, Object value) {
    assertThat(text(GAME.notation().state(state).at(pointer)))
        .as(pointer)
        .isEqualTo(value.toString());
    return this;
  }

  /** The visible monsters with HP left and damage value: {@code brute-5 5/1}. */
  public Position sees(String... monsters) {
    assertThat(GAME.notation().state(state).at("/visible"))
        .extracting(
            seen ->
                seen.at("/monster").asText()
                    + " "
                    + seen.at("/remaining").asInt()
                    + "/"
                    + seen.at("/damage-value").asInt())
        .containsExactly(monsters);
    return this;
  }

  /** Events of these kinds happened last, in this order, others between them perhaps. */
  public Position tells(String... kinds) {
    assertThat(events).extracting(Event::kind).containsSubsequence(kinds);
    return this;
  }

  /** No event of these kinds happened last. */
  public Position isSilentOf(String... kinds) {
    assertThat(events).extracting(Event::kind).doesNotContain(kinds);
    return this;
  }

  /** An event of this kind happened last by this clause. */
  public Position cites(String kind, String clause) {
    assertThat(events)
        .anySatisfy(
            event -> {
              assertThat(event.kind()).isEqualTo(kind);
              assertThat(event.citation()).isEqualTo(Citation.of(clause));
            });
    return this;
  }

  /** An event of this kind happened last with this fact. */
  public Position notes(String kind, String fact, Object value) {
    assertThat(events)
        .anySatisfy(
            event -> {
              assertThat(event.kind()).isEqualTo(kind);
              assertThat(event.facts()).containsEntry(fact, value.toString());
            });
    return this;
  }

  /** An event happened last that is told in these words. */
  public Position says(String words) {
    assertThat(events).extracting(Event::says).contains(words);
    return this;
  }

  /** Exactly these moves are legal. */
  public Position offers(String... moves) {
    assertThat(GAME.legalMoves(state))
        .extracting(move -> GAME.notation().move(state, move))
        .containsExactlyInAnyOrder(moves);
    return this;
  }

  /** The player is asked for this kind of choice, by this clause. */
  public Position asks(String window, String clause) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Choose.class);
    Pending.Choose<HandMove> choose = (Pending.Choose<HandMove>) GAME.pending(state);
    assertThat(choose.window().name()).isEqualTo(window);
    assertThat(choose.window().citations()).contains(Citation.of(clause));
    return this;
  }

  /** Nature shows one of so many monsters next, by this clause. */
  public Position awaits(int monsters, String clause) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Chance.class);
    Pending.Chance<HandMove> chance = (Pending.Chance<HandMove>) GAME.pending(state);
    assertThat(chance.outcomes().size()).isEqualTo(monsters);
    assertThat(chance.why()).isEqualTo(Citation.of(clause));
    return this;
  }

  /** The game has ended like this, by this clause. */
  public Position ended(Outcome.Result result, String clause) {
    assertThat(GAME.pending(state)).isInstanceOf(Pending.Over.class);
    Outcome outcome = ((Pending.Over<HandMove>) GAME.pending(state)).outcome();
    assertThat(outcome.results()).containsExactly(result);
    assertThat(outcome.citation()).isEqualTo(Citation.of(clause));
    assertThat(GAME.legalMoves(state)).isEmpty();
    return this;
  }

  private boolean isChance() {
    return GAME.pending(state) instanceof Pending.Chance;
  }

  private HandMove read(String text) {
    return GAME.notation().readMove(state, text).orThrow();
  }

  private static Citation[] citations(String... clauses) {
    return Arrays.stream(clauses).map(Citation::of).toArray(Citation[]::new);
  }

  private static String text(JsonNode node) {
    return node.isArray()
        ? String.join(
            " ", StreamSupport.stream(node.spliterator(), false).map(Position::text).toList())
        : node.isObject() ? node.toString() : node.asText();
  }
}
