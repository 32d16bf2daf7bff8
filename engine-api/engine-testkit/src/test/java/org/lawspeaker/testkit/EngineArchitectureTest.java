package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

/** The engine stands below this kit and cannot use it: its walls are checked here. */
class EngineArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.engine")
        .floor("laws", "ruling")
        .floor("play", "rulebook", "show")
        .floor("cards")
        .floor("kit")
        .floor("json")
        .floor("");
  }

  @Override
  public Path module() {
    return Path.of("..");
  }

  /**
   * A tree of JSON and a place in it are values; with all else of that library, users would inherit
   * its ways.
   */
  @Test
  void treesAreAllOfJacksonThatSignaturesCarry() {
    assertThat(
            classes().stream()
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
}
