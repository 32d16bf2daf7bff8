package org.lawspeaker.engine.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/** Everything of a game that reads texts, each with samples from games played at random. */
final class GameReaders<S, M extends Move, V> {
  private static final int PLIES = 60;

  private final GameProvider provider;
  private final Game<S, M, V> game;
  private final Notation<S, M, V> notation;
  private final List<S> states = new ArrayList<>();
  private final List<M> moves = new ArrayList<>();
  private final Setup setup;

  GameReaders(GameProvider provider, Game<S, M, V> game) {
    this.provider = provider;
    this.game = game;
    this.notation = game.notation();
    this.setup = game.info().complete(Setup.of(game.info().fewestSeats())).orThrow();
    play(new SplittableRandom(1));
  }

  private void play(SplittableRandom random) {
    S state = game.start(setup).orThrow();
    states.add(state);
    for (int i = 0; i < PLIES && !game.pending(state).isOver(); i++) {
      M move = drawn(game, state, random);
      moves.add(move);
      state = game.apply(state, move);
      states.add(state);
    }
  }

  private static <S, M extends Move> M drawn(Game<S, M, ?> game, S state, SplittableRandom random) {
    if (game.pending(state) instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<M> legal = game.legalMoves(state);
    return legal.get(random.nextInt(legal.size()));
  }

  private <T> ImmutableList<String> every(int step, Function<S, JsonNode> json) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < states.size(); i += step) {
      texts.add(json.apply(states.get(i)).toString());
    }
    return texts.build();
  }

  /** Each zone of each position by itself, as far as it can be arranged. */
  private ImmutableList<String> arrangements() {
    ImmutableSet.Builder<String> texts = ImmutableSet.builder();
    for (int i = 0; i < states.size(); i += 5) {
      notation.state(states.get(i)).properties().forEach(zone -> {
        String text = JsonNodeFactory.instance.objectNode().set(zone.getKey(), zone.getValue()).toString();
        if (arrangement(text).isOk()) {
          texts.add(text);
        }
      });
    }
    return texts.build().asList();
  }

  ImmutableList<Reader> readers(
      ImmutableList<String> packs, ImmutableList<String> rulings, Path folder) {
    ImmutableList.Builder<String> written = ImmutableList.builder();
    for (int i = 0; i < moves.size(); i++) {
      written.add(notation.move(states.get(i), moves.get(i)));
    }
    return ImmutableList.of(
        new Reader("pack", packs, text -> provider.game("pack.yaml", text).map(GameReaders::played)),
        new Reader("ruling", rulings, text -> ruling(text, folder)),
        new Reader("record", ImmutableList.of(GameRecord.of(game, setup, moves).write()), this::record),
        new Reader("position", every(5, notation::state), this::position),
        new Reader("arrangement", arrangements(), this::arrangement),
        new Reader("view of a seat", every(5, s -> notation.view(game.view(s, Seat.of(0)))), this::view),
        new Reader(
            "view of a spectator", every(9, s -> notation.view(game.view(s, Onlooker.SPECTATOR))), this::view),
        new Reader("move", written.build(), this::move),
        new Reader("option", ImmutableList.of(), this::option));
  }

  private static <S, M extends Move, V> String played(Game<S, M, V> game) {
    SplittableRandom random = new SplittableRandom(2);
    S state = game.start(Setup.of(game.info().fewestSeats())).orThrow();
    for (int i = 0; i < 20 && !game.pending(state).isOver(); i++) {
      state = game.apply(state, drawn(game, state, random));
    }
    return game.info().contentHash();
  }

  private Checked<?> ruling(String text, Path folder) {
    RulingRunner runner =
        new RulingRunner(id -> id.equals(provider.id()) ? Optional.of(provider) : Optional.empty());
    return RulingFile.read("ruling.yaml", text)
        .then(
            file -> {
              RulingReport report = runner.run(file, folder);
              ImmutableList.Builder<Problem> problems = ImmutableList.builder();
              problems.addAll(report.problems());
              report.cases().forEach(c -> problems.addAll(c.judgement().problems()));
              ImmutableList<Problem> all = problems.build();
              return all.isEmpty() ? Checked.ok(report) : Checked.bad(all);
            });
  }

  private Checked<?> record(String text) {
    return GameRecord.read("record.json", text).then(record -> Replay.of(game, record));
  }

  private Checked<?> position(String text) {
    return Document.json("", text).then(json -> notation.readState(json.root())).then(this::asked);
  }

  private Checked<?> arrangement(String text) {
    return Document.json("", text)
        .then(json -> notation.arrange(states.get(0), json.root()))
        .then(this::asked);
  }

  private Checked<S> asked(S state) {
    ImmutableList<Problem> problems = game.check(state);
    if (!problems.isEmpty()) {
      return Checked.bad(problems);
    }
    if (game.pending(state) instanceof Pending.Chance<M> chance) {
      game.apply(state, chance.outcomes().sample(new SplittableRandom(3)));
    }
    for (M move : game.legalMoves(state)) {
      game.explain(state, move);
    }
    return Checked.ok(state);
  }

  private Checked<?> view(String text) {
    return Document.json("", text).then(json -> notation.readView(json.root()));
  }

  private Checked<?> move(String text) {
    Checked<M> read = Checked.bad("", "no state");
    for (S state : states) {
      read = notation.readMove(state, text);
      if (read.isOk() && game.judge(state, read.orThrow()).isLegal()) {
        game.explain(state, read.orThrow());
      }
    }
    return read;
  }

  private Checked<?> option(String text) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (OptionSpec option : game.info().options()) {
      problems.addAll(game.start(setup.with(option.name(), text)).problems());
    }
    problems.addAll(game.start(setup.with(text, text)).problems());
    return Checked.bad(problems.build());
  }
}
