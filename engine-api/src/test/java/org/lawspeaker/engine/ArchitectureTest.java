package org.lawspeaker.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.hygiene.ApiStatus;
import org.lawspeaker.engine.hygiene.SourceHygiene;
import org.lawspeaker.engine.hygiene.Walls;

class ArchitectureTest {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.lawspeaker");

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
    assertThat(SourceHygiene.check(Path.of(""))).isEmpty();
  }

  @Test
  void everyExportedPackageSaysHowFarItCanBeReliedOn() throws IOException {
    assertThat(ApiStatus.check(Path.of(""))).isEmpty();
  }
}
