package org.lawspeaker.prestigerpg;

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
          .importPackages("org.lawspeaker.prestigerpg");

  @Test
  void theGameKnowsOnlyItselfAndTheEngine() {
    Walls.knowsOnly(
            "org.lawspeaker.prestigerpg..",
            "org.lawspeaker.prestigerpg..",
            "org.lawspeaker.engine..")
        .check(GAME);
  }

  /** The chapters share a floor, in the order of the rulebook; among them there is no circle. */
  @Test
  void everyFloorCallsDown() {
    Walls.floors("org.lawspeaker.prestigerpg")
        .floor("laws")
        .floor("") // the game and its provider
        .floor("notation", "faces")
        .floor("setup", "view", "pack")
        .floor("round") // the spine
        .floor(
            "begin",
            "setting",
            "turns",
            "attack",
            "stack",
            "creature",
            "strike",
            "initiative",
            "hand",
            "lasting",
            "end",
            "scoring",
            "windows",
            "items",
            "winning",
            "life",
            "loot",
            "events",
            "poison",
            "feast",
            "story")
        .floor("effects", "terms")
        .floor("table") // the kernel
        .floor("moves")
        .floor("state")
        .check(GAME);
  }

  @Test
  void noCircleOfFilesIsLargerThanTheKernel() {
    Walls.circles(GAME, 31);
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
