package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.command.Ran;

/**
 * The picture of the terminal is what the command writes there. {@code -Dlawspeaker.update=true}
 * draws it anew.
 */
class TerminalPictureTest {
  private static final Path PICTURE = Path.of("..", "docs", "images", "play-hand-of-destiny.svg");
  private static final String COMMAND = "play hand-of-destiny --option hero=galathar --seed 3";
  private static final String TYPED = "attack second";

  @Test
  void showsWhatTheCommandWrites() throws IOException {
    String written = Ran.coloured(TYPED + "\n", COMMAND.split(" ")).out();
    String shown =
        "$ ./lawspeaker " + COMMAND + "\n" + written.replaceFirst("\n> ", "\n> " + TYPED + "\n");
    String svg = TerminalPicture.of(shown.stripTrailing()).svg("./lawspeaker " + COMMAND);
    if (Boolean.getBoolean("lawspeaker.update")) {
      Files.writeString(PICTURE, svg);
    }

    assertThat(Files.readString(PICTURE)).isEqualTo(svg);
    assertThat(svg).contains(">Illegal.<").contains(">HOD-HERO-04<").doesNotContain("\u001b");
  }

  @Test
  void isShownByTheReadme() throws IOException {
    assertThat(Files.readString(Path.of("..", "README.md")))
        .contains("](docs/images/play-hand-of-destiny.svg)")
        .contains("`./lawspeaker " + COMMAND + "`");
  }

  @Test
  void everyPieceStandsInItsColumn() {
    assertThat(TerminalPicture.of("a  <\u001b[1;31mHP\u001b[0m b").svg("t"))
        .contains("<text x=\"14.0\" y=\"27\" textLength=\"31.2\">a  &lt;</text>")
        .contains("<text x=\"45.2\" y=\"27\" textLength=\"15.6\" class=\"s1 s31\">HP</text>")
        .contains("<text x=\"68.6\" y=\"27\" textLength=\"7.8\">b</text>");
  }
}
