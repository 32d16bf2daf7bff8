package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.Tabletop;

/** A stranger's game with its drawing and a player: the tic-tac-toe of the guide, renamed. */
final class Noughts {
  private static final Path GUIDE = Path.of("src/test/java/org/lawspeaker/examples/tictactoe");

  private static final String PROVIDER =
      """
      package org.example.noughts;

      import com.fasterxml.jackson.databind.JsonNode;
      import com.fasterxml.jackson.databind.node.JsonNodeFactory;
      import org.lawspeaker.engine.Checked;
      import org.lawspeaker.engine.Game;
      import org.lawspeaker.engine.GameProvider;

      public final class NoughtsProvider implements GameProvider {
        public String id() {
          return TicTacToe.ID;
        }

        public Game<?, ?, ?> game() {
          return new TicTacToe();
        }

        public Checked<Game<?, ?, ?>> game(String name, String yaml) {
          return Checked.bad(name, "no packs");
        }

        public JsonNode packSchema() {
          return JsonNodeFactory.instance.objectNode();
        }
      }
      """;

  private static final String DRAWING =
      """
      package org.example.noughts;

      import org.lawspeaker.engine.play.Ink;
      import org.lawspeaker.engine.play.Tabletop;

      public final class NoughtsTabletop implements Tabletop<TicTacToe, Board> {
        public Class<TicTacToe> game() {
          return TicTacToe.class;
        }

        public Class<Board> views() {
          return Board.class;
        }

        public String draw(TicTacToe game, Board board, Ink ink) {
          return ink.bold("empty squares: " + Integer.bitCount(board.empty()));
        }
      }
      """;

  private static final String PLAYER =
      """
      package org.example.noughts;

      import com.google.common.primitives.Ints;
      import java.util.random.RandomGenerator.SplittableGenerator;
      import org.lawspeaker.engine.Checked;
      import org.lawspeaker.engine.Game;
      import org.lawspeaker.engine.Move;
      import org.lawspeaker.engine.Seat;
      import org.lawspeaker.engine.play.Player;
      import org.lawspeaker.engine.play.PlayerProvider;

      public final class NthProvider implements PlayerProvider {
        public String name() {
          return "nth";
        }

        public String says() {
          return "takes one move of the list";
        }

        public String argument() {
          return "its number";
        }

        public <S, M extends Move, V> Checked<Player<M, V>> create(
            Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
          Integer number = Ints.tryParse(argument);
          return number == null
              ? Checked.bad("", "which move?")
              : Checked.ok(question -> question.legal().get(number));
        }
      }
      """;

  private Noughts() {}

  /** The project, not yet compiled. */
  static Stranger in(Path folder) throws IOException {
    Stranger stranger = Stranger.in(folder);
    for (Path file : sources()) {
      String source =
          Files.readString(file)
              .replace("package org.lawspeaker.examples.tictactoe", "package org.example.noughts")
              .replace("\"tic-tac-toe\"", "\"noughts\"")
              .replace("\"Tic-tac-toe\"", "\"Noughts and Crosses\"");
      stranger.source("org/example/noughts/" + file.getFileName(), source);
    }
    return stranger
        .source("org/example/noughts/NoughtsProvider.java", PROVIDER)
        .source("org/example/noughts/NoughtsTabletop.java", DRAWING)
        .source("org/example/noughts/NthProvider.java", PLAYER)
        .provides(GameProvider.class, "org.example.noughts.NoughtsProvider")
        .provides(Tabletop.class, "org.example.noughts.NoughtsTabletop")
        .provides(PlayerProvider.class, "org.example.noughts.NthProvider");
  }

  private static ImmutableList<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(GUIDE)) {
      return files
          .filter(file -> !file.toString().endsWith("Test.java"))
          .collect(ImmutableList.toImmutableList());
    }
  }
}
