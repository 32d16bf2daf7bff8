package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.SourceHygiene;
import org.lawspeaker.testkit.hygiene.Walls;

/**
 * The walls of a game. Its test names the floors, from the top down, and is done:
 *
 * <pre>{@code
 * class ArchitectureTest implements Architecture {
 *   @Override
 *   public Floors floors() {
 *     return Walls.floors("org.lawspeaker.testkit")
 *         .floor("")
 *         .floor("laws", "jqwik", "rulings", "coverage", "fuzz", "golden", "cards")
 *         .floor("hygiene");
 *   }
 * }
 * }</pre>
 */
public interface Architecture {
  /** The packages of the game, as they stand on each other. */
  Floors floors();

  /** No more source files than these depend on each other in one circle. */
  default int mostInACircle() {
    return 29;
  }

  /** The folder of the module, in which {@code src/main/java} is. */
  default Path module() {
    return Path.of("");
  }

  /** The compiled code of the game, without its tests. */
  default JavaClasses classes() {
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(floors().root());
  }

  @TestFactory
  default Stream<DynamicTest> theWallsStand() {
    Floors floors = floors();
    String game = floors.root() + "..";
    JavaClasses classes = classes();
    return Stream.of(
        dynamicTest("there are classes to look at", () -> assertThat(classes).isNotEmpty()),
        dynamicTest("every package calls down", () -> floors.check(classes)),
        dynamicTest("circles of files are small", () -> Walls.circles(classes, mostInACircle())),
        dynamicTest(
            "only itself and the engine are known",
            () -> Walls.knowsOnly(game, game, "org.lawspeaker.engine..").check(classes)),
        dynamicTest(
            "records hold no mutable collections",
            () -> Walls.recordsHoldNoMutableCollections().check(classes)),
        dynamicTest(
            "the sources keep the house rules",
            () -> assertThat(SourceHygiene.check(module())).isEmpty()));
  }
}
