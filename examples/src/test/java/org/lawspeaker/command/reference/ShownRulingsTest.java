package org.lawspeaker.command.reference;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownRulingsTest {
  @Test
  void readsTheFileOfAGameAndNoOther(@TempDir Path folder) throws IOException {
    Path rulings = Files.createDirectories(folder.resolve("META-INF/rulings/chess"));
    Files.writeString(rulings.resolve("castling.yaml"), "game: chess\n", UTF_8);
    Files.writeString(folder.resolve("META-INF/secret.yaml"), "secret\n", UTF_8);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      assertThat(ShownRulings.of(loader, "chess", "castling.yaml")).contains("game: chess\n");
      assertThat(ShownRulings.of(loader, "chess", "check.yaml")).isEmpty();
      assertThat(ShownRulings.of(loader, "go", "castling.yaml")).isEmpty();
      assertThat(ShownRulings.of(loader, "chess", "../../secret.yaml")).isEmpty();
    }
  }
}
