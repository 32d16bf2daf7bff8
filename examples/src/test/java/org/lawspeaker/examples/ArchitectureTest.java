package org.lawspeaker.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.hygiene.SourceHygiene;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest {
  private static final JavaClasses EXAMPLES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.lawspeaker.command", "org.lawspeaker.examples");

  @Test
  void connectFourKnowsOnlyItselfAndTheEngine() {
    Walls.knowsOnly(
            "org.lawspeaker.examples.connectfour..",
            "org.lawspeaker.examples.connectfour..",
            "org.lawspeaker.engine..")
        .allowEmptyShould(false)
        .check(EXAMPLES);
  }

  @Test
  void emberCourtKnowsOnlyItselfAndTheEngine() {
    Walls.knowsOnly(
            "org.lawspeaker.examples.embercourt..",
            "org.lawspeaker.examples.embercourt..",
            "org.lawspeaker.engine..")
        .allowEmptyShould(false)
        .check(EXAMPLES);
  }

  @Test
  void theServerKnowsNoGame() {
    Walls.knowsOnly(
            "org.lawspeaker.command.server..",
            "org.lawspeaker.command.server..",
            "org.lawspeaker.command.disk..",
            "org.lawspeaker.command.drawing..",
            "org.lawspeaker.command.reference..",
            "org.lawspeaker.engine..")
        .allowEmptyShould(false)
        .check(EXAMPLES);
  }

  @Test
  void theReferenceKnowsNoGame() {
    Walls.knowsOnly(
            "org.lawspeaker.command.reference..",
            "org.lawspeaker.command.reference..",
            "org.lawspeaker.engine..")
        .allowEmptyShould(false)
        .check(EXAMPLES);
  }

  @Test
  void recordsHoldNoMutableCollections() {
    Walls.recordsHoldNoMutableCollections().check(EXAMPLES);
  }

  @Test
  void theSourcesKeepTheHouseRules() {
    assertThat(SourceHygiene.check(Path.of(""))).isEmpty();
  }
}
