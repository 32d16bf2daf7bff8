package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.Tabletop;

/** What is broken is named with its jar, and keeps nothing else from working. */
class BrokenStrangersTest {
  private static final String PROVIDER =
      """
      package org.example.broken;

      import com.fasterxml.jackson.databind.JsonNode;
      import com.fasterxml.jackson.databind.node.JsonNodeFactory;
      import org.lawspeaker.engine.*;
      import org.lawspeaker.engine.rulebook.RulebookFile;

      %s class Broken implements GameProvider {
        %s

        public String id() {
          return "%s";
        }

        public Game<?, ?, ?> game() {
          %s
        }

        public Checked<Game<?, ?, ?>> game(String name, String yaml) {
          return Checked.bad(name, "no packs");
        }

        public JsonNode packSchema() {
          return JsonNodeFactory.instance.objectNode();
        }
      }
      """;

  private static final String READS =
      "RulebookFile.resource(Broken.class, \"rules.yaml\"); return null;";

  @TempDir static Path shelf = Path.of("");
  @TempDir Path folder = Path.of("");

  private static Path good = Path.of("");
  private Path jar;

  @BeforeAll
  static void packTheGoodOne() throws IOException {
    good = Noughts.in(shelf).jar(shelf.resolve("good.jar"));
  }

  @BeforeEach
  void nameTheBrokenOne() {
    jar = folder.resolve("broken.jar");
  }

  private static Stranger providing(Stranger stranger, String... parts) throws IOException {
    return stranger
        .source("org/example/broken/Broken.java", PROVIDER.formatted((Object[]) parts))
        .provides(GameProvider.class, "org.example.broken.Broken");
  }

  private Ran run(String command) {
    return Ran.of((command + " --path " + jar + File.pathSeparator + good).split(" "));
  }

  /** The others are listed, and this is said of the broken one. */
  private void isSaid(String what) {
    Ran games = run("games");

    assertThat(games.err()).isEqualTo(jar + ": " + what + "\n");
    assertThat(games.exit()).isZero();
    assertThat(games.out()).contains("\nnoughts ").contains("\nthorgal ");
    assertThat(run("perft noughts --depth 1").err()).isEmpty();
  }

  @Test
  void aClassThatIsNotThere() throws IOException {
    Stranger.in(folder).provides(GameProvider.class, "org.example.Missing").pack(jar);

    isSaid("org.example.Missing is not there");
    assertThat(run("play missing").err())
        .startsWith("no game \"missing\" is installed; there are: ")
        .endsWith("\n" + jar + ": org.example.Missing is not there\n");
  }

  @Test
  void aClassThatIsNoProvider() throws IOException {
    Stranger.in(folder).provides(GameProvider.class, "java.lang.String").pack(jar);

    isSaid("java.lang.String fails: ClassCastException: is no GameProvider");
  }

  @Test
  void aConstructorThatThrows() throws IOException {
    providing(
            Stranger.in(folder),
            "public",
            "public Broken() { throw new IllegalStateException(\"no key\"); }",
            "broken",
            "return null;")
        .jar(jar);

    isSaid("org.example.broken.Broken fails: IllegalStateException: no key");
  }

  @Test
  void aProviderThatNobodyMayMake() throws IOException {
    providing(Stranger.in(folder), "", "", "broken", "return null;").jar(jar);

    isSaid(
        "org.example.broken.Broken must be public and have a public constructor without"
            + " parameters");
  }

  @Test
  void aClassThatTheProviderLacks() throws IOException {
    Stranger stranger =
        providing(
            Stranger.in(folder)
                .source("org/example/Gone.java", "package org.example; public class Gone {}"),
            "public",
            "private final org.example.Gone gone = new org.example.Gone();",
            "broken",
            "return null;");
    Files.delete(stranger.compiled().resolve("org/example/Gone.class"));
    stranger.pack(jar);

    isSaid("org.example.broken.Broken lacks the class org.example.Gone");
  }

  @Test
  void aResourceThatTheGameLacks() throws IOException {
    providing(Stranger.in(folder), "public", "", "broken", READS).jar(jar);
    String why =
        "the game broken fails: IllegalArgumentException: no resource rules.yaml beside"
            + " org.example.broken.Broken";

    isSaid(why);
    assertThat(run("play broken")).isEqualTo(new Ran(2, "", jar + ": " + why + "\n"));
    assertThat(run("rules broken x").err()).isEqualTo(jar + ": " + why + "\n");
  }

  @Test
  void anIdThatIsTaken() throws IOException {
    providing(Stranger.in(folder), "public", "", "thorgal", READS).jar(jar);

    assertThat(run("games").err())
        .startsWith(jar + ": another game has the id thorgal: ")
        .contains("thorgal" + File.separator);
    assertThat(run("rules thorgal THO-SETUP-01").exit()).isZero();
  }

  @Test
  void playersDrawingsAndLawsThatAreNotThere() throws IOException {
    Stranger.in(folder)
        .provides(PlayerProvider.class, "org.example.Bot")
        .provides(Tabletop.class, "org.example.Drawing")
        .provides(LawsProvider.class, "org.example.Laws")
        .pack(jar);

    assertThat(run("games").err().lines())
        .containsExactlyInAnyOrder(
            jar + ": org.example.Bot is not there",
            jar + ": org.example.Drawing is not there",
            jar + ": org.example.Laws is not there");
    assertThat(run("players").err()).isEqualTo(jar + ": org.example.Bot is not there\n");
    assertThat(run("demo noughts --seat 0=bot").err())
        .isEqualTo(
            "--seat 0: \"bot\" is none of human, greedy, mcts, nth, random, strategy\n"
                + jar
                + ": org.example.Bot is not there\n");
    assertThat(run("verify noughts --games 2").err())
        .isEqualTo(jar + ": org.example.Laws is not there\n");
    assertThat(run("demo noughts").err()).isEmpty();
  }

  @Test
  void aDrawingThatFailsIsReplacedByAnOutline() throws IOException {
    Stranger.in(folder)
        .source(
            "org/example/Drawing.java",
            """
            package org.example;
            import org.lawspeaker.engine.play.*;
            import org.lawspeaker.examples.connectfour.*;
            public class Drawing implements Tabletop<ConnectFour, Grid> {
              public Class<ConnectFour> game() { return ConnectFour.class; }
              public Class<Grid> views() { return Grid.class; }
              public String draw(ConnectFour game, Grid grid, Ink ink) {
                throw new IllegalStateException("no ink");
              }
            }
            """)
        .provides(Tabletop.class, "org.example.Drawing")
        .jar(jar);

    Ran ran = run("play connect-four");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(jar + ": org.example.Drawing fails: IllegalStateException: no ink\n")
        .contains("rows");
  }

  @Test
  void whatOnlyAModuleInfoProvides() throws IOException {
    providing(Stranger.in(folder), "public", "", "broken", READS)
        .source(
            "module-info.java",
            """
            module org.example.broken {
              requires org.lawspeaker.engine;
              provides org.lawspeaker.engine.GameProvider with org.example.broken.Broken;
            }
            """)
        .without(GameProvider.class)
        .with("-p", System.getProperty("java.class.path"))
        .jar(jar);

    isSaid(
        "is read as a class path, whatever its module-info says: name org.example.broken.Broken in"
            + " META-INF/services/org.lawspeaker.engine.GameProvider");
  }

  @Test
  void whatIsNoJarAndWhatIsNotThere() throws IOException {
    jar = Files.writeString(folder.resolve("text.jar"), "no zip");
    assertThat(run("games").err()).startsWith(jar + ": is no jar: ");
    jar = folder.resolve("nowhere");
    isSaid("there is no such file or folder");
  }
}
