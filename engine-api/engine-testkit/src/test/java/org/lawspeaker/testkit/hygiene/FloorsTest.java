package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FloorsTest {
  private static final Floors FLOORS =
      Walls.floors("house").floor("").floor("east", "west").floor("cellar");
  private static final String HOUSE =
      "package house; class House { house.east.East e; house.west.West w; house.cellar.Wine c; }";
  private static final String EAST = "package house.east; public class East {}";
  private static final String WEST =
      "package house.west; public class West { house.cellar.Wine wine; }";
  private static final String WINE = "package house.cellar; public class Wine {}";

  private final Planted planted;

  FloorsTest(@TempDir Path folder) {
    this.planted = new Planted(folder);
  }

  private ImmutableList<String> breaches(String... sources) throws IOException {
    return FLOORS.breaches(planted.compiled(sources));
  }

  @Test
  void aHouseWhosePackagesCallDownStands() throws IOException {
    JavaClasses house = planted.compiled(HOUSE, EAST, WEST, WINE);

    assertThat(FLOORS.breaches(house)).isEmpty();
    assertThatCode(() -> FLOORS.check(house)).doesNotThrowAnyException();
  }

  @Test
  void namesEveryArrowUp() throws IOException {
    assertThat(
            breaches(
                HOUSE,
                EAST,
                "package house.west; public class West { }",
                "package house.cellar; public class Wine { void pour(house.west.West guest) {} }",
                "package house.cellar; class Rat { class Tail { house.east.East[] seen; } }"))
        .containsExactly(
            "house.cellar.Rat -> house.east.East calls up",
            "house.cellar.Wine -> house.west.West calls up");
  }

  @Test
  void namesAPackageThatStandsOnNoFloor() throws IOException {
    assertThat(breaches(HOUSE, EAST, WEST, WINE, "package house.shed; class Spade {}"))
        .containsExactly("house.shed stands on no floor");
  }

  @Test
  void namesAFloorOfNothing() throws IOException {
    assertThat(FLOORS.floor("crypt").breaches(planted.compiled(HOUSE, EAST, WEST, WINE)))
        .containsExactly("a floor names house.crypt, which there is not");
  }

  @Test
  void packagesOfOneFloorMayCallEachOtherButNotInACircle() throws IOException {
    String calling = "package house.east; public class East { house.west.West west; }";
    assertThat(breaches(HOUSE, calling, WEST, WINE)).isEmpty();

    String back = "package house.west; public class Back { house.east.East[][] east; }";
    assertThat(breaches(HOUSE, calling, WEST, WINE, back))
        .containsExactly(
            "these packages call each other in a circle: house.east, house.west",
            "house.east.East -> house.west.West",
            "house.west.Back -> house.east.East");
  }

  @Test
  void aPackageStandsWithThoseBelowItUnlessTheyAreNamed() throws IOException {
    String attic = "package house.east.attic; public class Attic { house.east.East under; }";
    JavaClasses house = planted.compiled(HOUSE, EAST, WEST, WINE, attic);

    assertThat(FLOORS.breaches(house)).isEmpty();
    assertThat(FLOORS.floor("east.attic").breaches(house))
        .containsExactly("house.east.attic.Attic -> house.east.East calls up");
    assertThat(
            Walls.floors("house")
                .floor("east.attic")
                .floor("")
                .floor("east", "west")
                .floor("cellar")
                .breaches(house))
        .isEmpty();
  }

  @Test
  void thePermitsOfAFamilyAreNoArrows() throws IOException {
    assertThat(
            breaches(
                HOUSE,
                "package house.east; public record East() implements house.cellar.Wine {}",
                WEST,
                "package house.cellar; public sealed interface Wine permits house.east.East {}"))
        .isEmpty();
  }

  @Test
  void failsWithAllThatIsWrong() throws IOException {
    JavaClasses house = planted.compiled(HOUSE, EAST, WEST, WINE, "package house.shed; class S {}");

    assertThatThrownBy(() -> FLOORS.floor("crypt").check(house))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            """
            the floors of house:
            house.shed stands on no floor
            a floor names house.crypt, which there is not\
            """);
  }
}
