package org.lawspeaker.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
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

  /**
   * A tree of JSON and a place in it are values; with all else of that library, users would inherit
   * its ways.
   */
  @Test
  void treesAreAllOfJacksonThatSignaturesCarry() {
    assertThat(
            ENGINE.stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(EngineArchitectureTest::carriesMoreThanTrees)
                .map(JavaCodeUnit::getFullName))
        .isEmpty();
  }

  private static boolean carriesMoreThanTrees(JavaCodeUnit unit) {
    return Stream.concat(unit.getRawParameterTypes().stream(), Stream.of(unit.getRawReturnType()))
        .anyMatch(
            type ->
                type.getPackageName().startsWith("com.fasterxml")
                    && !type.isEquivalentTo(JsonNode.class)
                    && !type.isEquivalentTo(JsonPointer.class));
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
