package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.hygiene.ApiStatus;
import org.lawspeaker.testkit.hygiene.SourceHygiene;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest {
  private static final JavaClasses GAME =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.lawspeaker.handofdestiny");

  /** The table, its steps, the printed cards and what they say know each other. */
  private static final int MOST_IN_A_CIRCLE = 23;

  @Test
  void theGameKnowsOnlyItselfAndTheEngine() {
    Walls.knowsOnly(
            "org.lawspeaker.handofdestiny..",
            "org.lawspeaker.handofdestiny..",
            "org.lawspeaker.engine..")
        .check(GAME);
  }

  @Test
  void everyFloorCallsDown() {
    Walls.floors("org.lawspeaker.handofdestiny")
        .floor("")
        .floor("notation", "pack", "prospects", "start")
        .floor("wave")
        .floor(
            "setup",
            "combat.resolve",
            "combat.fight",
            "combat.cleanup",
            "hero",
            "boss",
            "merchant",
            "ending")
        .floor("effects")
        .floor("combat.sight", "lasting")
        .floor("table")
        .floor("moves")
        .floor("state")
        .check(GAME);
  }

  @Test
  void fewFilesDependOnEachOther() {
    Walls.circles(GAME, MOST_IN_A_CIRCLE);
  }

  @Test
  void recordsHoldNoMutableCollections() {
    Walls.recordsHoldNoMutableCollections().check(GAME);
  }

  @Test
  void theSourcesKeepTheHouseRules() {
    assertThat(SourceHygiene.check(Path.of(""))).isEmpty();
  }

  @Test
  void everyExportedPackageSaysHowFarItCanBeReliedOn() throws IOException {
    assertThat(ApiStatus.check(Path.of(""))).isEmpty();
  }
}
