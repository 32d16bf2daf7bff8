package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.TextFile;
import org.lawspeaker.engine.ruling.RulingReport.Answered;

/**
 * Puts the questions of ruling files to games.
 *
 * <pre>{@code
 * String yaml =
 *     """
 *     game: connect-four
 *     asks: May seat 1 begin?
 *     when: ["seat 1: drop 1"]
 *     then: {illegal: [C4-TURN-01]}
 *     """;
 * RulingFile file = RulingFile.read("question", yaml).orThrow();
 * RulingReport report = new RulingRunner(GameProvider::find).run(file, Path.of("."));
 * System.out.println(report.status()); // HOLDS
 * }</pre>
 *
 * @param games finds a game by its id, such as {@link GameProvider#find}
 */
public record RulingRunner(Function<String, Optional<GameProvider>> games) {
  /** The answers to the questions of this file; never throws for what a file holds. */
  public RulingReport run(Path file) {
    String name = file.toString();
    Path folder = file.toAbsolutePath().resolveSibling("");
    Checked<RulingFile> read = TextFile.read(file).then(yaml -> RulingFile.read(name, yaml));
    return read.value()
        .map(rulings -> run(rulings, folder))
        .orElseGet(() -> RulingReport.malformed(name, read.problems()));
  }

  /**
   * The answers to these questions.
   *
   * @param folder where the file's pack is looked for
   */
  public RulingReport run(RulingFile file, Path folder) {
    Checked<Game<?, ?, ?>> game = game(file, folder);
    return game.value()
        .map(found -> run(file, found))
        .orElseGet(() -> RulingReport.malformed(file.name(), game.problems()));
  }

  /**
   * The answers of this game, whatever game and pack the file names. For whoever has a game in hand
   * and no folder with packs.
   */
  public static <S, M extends Move, V> RulingReport run(RulingFile file, Game<S, M, V> game) {
    List<Problem> problems = new ArrayList<>();
    for (Citation citation : file.shows()) {
      if (!game.rulebook().has(citation)) {
        problems.add(new Problem(file.name() + " /shows", CaseJudge.unknown(citation)));
      }
    }
    CaseJudge<S, M, V> judge = new CaseJudge<>(game);
    ImmutableList.Builder<Answered> answers = ImmutableList.builder();
    for (RulingCase ruling : file.cases()) {
      answers.add(new Answered(ruling, judge.judge(ruling)));
    }
    return new RulingReport(file.name(), ImmutableList.copyOf(problems), answers.build());
  }

  /**
   * The state of this game that a question is put to, before its last move; or everything that
   * keeps the question from being put.
   */
  public static <S, M extends Move, V> Checked<S> state(RulingCase ruling, Game<S, M, V> game) {
    return new CaseJudge<>(game).put(ruling).map(CaseJudge.Put::state);
  }

  /**
   * The game of a file, with its pack.
   *
   * @param folder where the file's pack is looked for
   */
  public Checked<Game<?, ?, ?>> game(RulingFile file, Path folder) {
    Optional<GameProvider> provider = games.apply(file.game());
    if (provider.isEmpty()) {
      return Checked.bad(file.name() + " /game", missing(file.game()));
    }
    if (file.pack().isEmpty()) {
      return Checked.ok(provider.get().game());
    }
    return pack(file, folder)
        .then(path -> TextFile.read(path).then(yaml -> provider.get().game(path.toString(), yaml)));
  }

  /** That there is no such game, and which there are as far as they are installed here. */
  private String missing(String id) {
    ImmutableList<String> known =
        GameProvider.installed().stream()
            .map(GameProvider::id)
            .filter(each -> games.apply(each).isPresent())
            .sorted()
            .collect(ImmutableList.toImmutableList());
    String meant =
        Problem.near(id, known)
            .map(near -> "; did you mean " + Problem.quote(near) + "?")
            .orElse("");
    String all = known.isEmpty() ? "" : "; there are: " + String.join(", ", known);
    return "no game " + Problem.quote(id) + " is installed" + meant + all;
  }

  /** A stranger's question reads nothing but what lies beside it or below. */
  private static Checked<Path> pack(RulingFile file, Path folder) {
    String place = file.name() + " /pack";
    try {
      Path pack = folder.resolve(file.pack().orElseThrow()).normalize();
      Path home = folder.toAbsolutePath().normalize();
      if (!pack.toAbsolutePath().startsWith(home)) {
        return Checked.bad(place, "a pack lies beside its question or below, not at " + pack);
      }
      if (Files.exists(pack) && !pack.toRealPath().startsWith(home.toRealPath())) {
        return Checked.bad(place, pack + " links to a file outside of the question's folder");
      }
      // A pipe would keep its reader waiting for as long as nobody writes.
      return Files.exists(pack) && !Files.isRegularFile(pack)
          ? Checked.bad(place, pack + " is not a file that holds a pack")
          : Checked.ok(pack);
    } catch (InvalidPathException e) {
      return Checked.bad(place, "not a path: " + e.getReason());
    } catch (IOException e) {
      return Checked.bad(place, "cannot be read: " + e.getMessage());
    }
  }
}
