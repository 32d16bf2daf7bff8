package org.lawspeaker.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
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

/** The engine stands below this kit and cannot use it: its walls are checked here. */
class EngineArchitectureTest {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.lawspeaker.engine");

  @Test
  void theContractKnowsNothingOfWhatIsBuiltOnIt() {
    Walls.knowsOnly("org.lawspeaker.engine", "org.lawspeaker.engine").check(ENGINE);
  }

  @Test
  void theKitKnowsNeitherPlayNorLaws() {
    noClasses()
        .that()
        .resideInAPackage("org.lawspeaker.engine.kit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.lawspeaker.engine.play..", "org.lawspeaker.engine.laws..")
        .allowEmptyShould(true)
        .check(ENGINE);
  }

  @Test
  void theEngineKnowsNoGame() {
    Walls.knowsOnly("org.lawspeaker.engine..", "org.lawspeaker.engine..").check(ENGINE);
  }

  @Test
  void recordsHoldNoMutableCollections() {
    Walls.recordsHoldNoMutableCollections().check(ENGINE);
  }

  @Test
  void theSourcesKeepTheHouseRules() {
    assertThat(SourceHygiene.check(Path.of(".."))).isEmpty();
  }

  @Test
  void everyExportedPackageSaysHowFarItCanBeReliedOn() throws IOException {
    assertThat(ApiStatus.check(Path.of(".."))).isEmpty();
  }
}
