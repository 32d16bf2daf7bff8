package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/**
 * Everything of one game that reads texts. What is read is also used: a pack is played with, a
 * question is answered, an arranged position is asked for its moves, a legal move is made.
 */
public final class GameReaders<S, M extends Move, V> {
  private static final long SEED = 1;

  private final GameProvider provider;
  private final Game<S, M, V> game;
  private final Notation<S, M, V> notation;
  private final Samples<S, M, V> samples;

  private GameReaders(GameProvider provider, Game<S, M, V> game) {
    this.provider = provider;
    this.game = game;
    this.notation = game.notation();
    this.samples = Samples.of(game, SEED);
  }

  /**
   * The readers of a game.
   *
   * @param packs card packs that it accepts
   * @param rulings ruling files about it that hold
   * @param folder where the packs of rulings are looked for
   */
  public static ImmutableList<Reader> of(
      GameProvider provider,
      ImmutableList<String> packs,
      ImmutableList<String> rulings,
      Path folder) {
    return of(provider, provider.game(), packs, rulings, folder);
  }

  private static <S, M extends Move, V> ImmutableList<Reader> of(
      GameProvider provider,
      Game<S, M, V> game,
      ImmutableList<String> packs,
      ImmutableList<String> rulings,
      Path folder) {
    return new GameReaders<>(provider, game).readers(packs, rulings, folder);
  }

  private ImmutableList<Reader> readers(
      ImmutableList<String> packs, ImmutableList<String> rulings, Path folder) {
    Function<S, JsonNode> seen = state -> notation.view(game.view(state, Seat.of(0)));
    Function<S, JsonNode> watched = state -> notation.view(game.view(state, Onlooker.SPECTATOR));
    return ImmutableList.of(
        new Reader("pack", packs, this::pack),
        new Reader("ruling", rulings, text -> ruling(text, folder)),
        new Reader("record", samples.records(), this::record),
        new Reader("position", samples.positions(), this::position),
        new Reader("arrangement", samples.arrangements(), this::arrangement),
        new Reader("view of a seat", samples.written(seen), this::view),
        new Reader("view of a spectator", samples.written(watched), this::view),
        new Reader("move", samples.moveTexts(), this::move),
        new Reader("option", ImmutableList.of(), this::option));
  }

  private Checked<?> pack(String text) {
    return provider.game("pack.yaml", text).map(other -> Samples.of(other, SEED));
  }

  private Checked<?> ruling(String text, Path folder) {
    RulingRunner runner =
        new RulingRunner(id -> Optional.of(provider).filter(each -> each.id().equals(id)));
    return RulingFile.read("ruling.yaml", text)
        .map(file -> runner.run(file, folder))
        .then(
            report -> {
              ImmutableList.Builder<Problem> problems = ImmutableList.builder();
              problems.addAll(report.problems());
              for (RulingReport.Answered answered : report.cases()) {
                problems.addAll(answered.judgement().problems());
              }
              return unless(problems.build(), report);
            });
  }

  private static <T> Checked<T> unless(ImmutableList<Problem> problems, T value) {
    return problems.isEmpty() ? Checked.ok(value) : Checked.bad(problems);
  }

  private Checked<?> record(String text) {
    return GameRecord.read("record.json", text).then(record -> Replay.of(game, record));
  }

  private Checked<?> position(String text) {
    return Document.json("", text)
        .then(json -> notation.readState(json.root()))
        .then(state -> unless(game.check(state), state));
  }

  private Checked<?> arrangement(String text) {
    return Document.json("", text)
        .then(json -> notation.arrange(samples.states().get(0), json.root()))
        .then(state -> unless(game.check(state), state))
        .map(this::asked);
  }

  private S asked(S state) {
    if (game.pending(state) instanceof Pending.Chance<M> chance) {
      game.explain(state, chance.outcomes().sample(new SplittableRandom(SEED)));
    }
    for (M move : game.legalMoves(state)) {
      game.explain(state, move);
    }
    return state;
  }

  private Checked<?> view(String text) {
    return Document.json("", text).then(json -> notation.readView(json.root()));
  }

  /** A text is a move if it is one in some position: what it names may have left in the next. */
  private Checked<?> move(String text) {
    Checked<M> answer = notation.readMove(samples.states().get(0), text);
    for (S state : samples.states()) {
      Checked<M> read = notation.readMove(state, text);
      if (read.isOk()) {
        answer = read;
        if (game.judge(state, read.orThrow()).isLegal()) {
          game.explain(state, read.orThrow());
        }
      }
    }
    return answer;
  }

  /** The text as a value of each option, and as the name of one. */
  private Checked<?> option(String text) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (OptionSpec option : game.info().options()) {
      problems.addAll(game.start(samples.setup().with(option.name(), text)).problems());
    }
    return unless(
        problems.addAll(game.start(samples.setup().with(text, text)).problems()).build(), text);
  }
}
