package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class WallsTest {
  record Sound(ImmutableList<String> names, Optional<Seat> seat) {
    static final List<String> SHARED = ImmutableList.of();
  }

  record Leaky(List<String> names, Map<String, String> map) {}

  private static JavaClasses classes(Class<?>... types) {
    return new ClassFileImporter().importClasses(types);
  }

  @Test
  void allowsImmutableComponents() {
    assertThat(
            Walls.recordsHoldNoMutableCollections().evaluate(classes(Sound.class)).hasViolation())
        .isFalse();
  }

  @Test
  void findsEveryMutableComponent() {
    assertThat(
            Walls.recordsHoldNoMutableCollections()
                .evaluate(classes(Leaky.class))
                .getFailureReport()
                .getDetails())
        .hasSize(2);
  }

  @Test
  void findsAForbiddenImport() {
    assertThat(
            Walls.knowsOnly("org.lawspeaker.testkit.hygiene", "org.lawspeaker.testkit.hygiene")
                .evaluate(classes(Sound.class))
                .hasViolation())
        .isTrue();
    assertThat(
            Walls.knowsOnly("org.lawspeaker.testkit.hygiene", "org.lawspeaker..")
                .evaluate(classes(Sound.class))
                .hasViolation())
        .isFalse();
  }
}
