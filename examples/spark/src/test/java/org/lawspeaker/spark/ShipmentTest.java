package org.lawspeaker.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShipmentTest {
  private static final Path SPARKS = Path.of("spark", "lib").toAbsolutePath();
  private static final Path OWN = Path.of("lib", "game.jar").toAbsolutePath();
  private static final Path STRANGERS = Path.of("bot.jar").toAbsolutePath();

  @Test
  void sendsAllButWhatLiesBesideSpark() {
    assertThat(
            Shipment.of(
                    ImmutableList.of(OWN, SPARKS.resolve("guava.jar")),
                    ImmutableList.of(STRANGERS),
                    Optional.of(SPARKS))
                .orThrow())
        .containsExactly(OWN, STRANGERS);
  }

  @Test
  void aFolderOfClassesCannotBeSent() {
    assertThat(
            Shipment.of(
                    ImmutableList.of(OWN),
                    ImmutableList.of(Path.of("classes")),
                    Optional.of(SPARKS))
                .problems())
        .extracting(Object::toString)
        .containsExactly("classes: a cluster is sent jars, not folders of classes");
  }
}
