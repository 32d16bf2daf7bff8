package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CirclesTest {
  private static final String[] RING = {
    "package ring; class A { static void a() { B.b(); } }",
    "package ring; class B { static void b() { new C.Inner().c(); } }",
    "package ring; class C { static class Inner { void c() { Runnable r = () -> A.a(); } } }",
    "package ring; class Outside { A a; }",
  };

  private final Planted planted;

  CirclesTest(@TempDir Path folder) {
    this.planted = new Planted(folder);
  }

  @Test
  void aCircleThatIsSmallEnoughMayBe() throws IOException {
    JavaClasses ring = planted.compiled(RING);

    assertThatCode(() -> Walls.circles(ring, 3)).doesNotThrowAnyException();
  }

  @Test
  void aCircleThatIsTooLargeIsNamedFileByFile() throws IOException {
    JavaClasses ring = planted.compiled(RING);

    assertThatThrownBy(() -> Walls.circles(ring, 2))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            """
            circles of more than 2 files:
            3 files depend on each other:
              ring.A
              ring.B
              ring.C\
            """);
  }

  @Test
  void everyCircleIsCountedByItself() throws IOException {
    JavaClasses two =
        planted.compiled(
            "package two; class A { B b; }",
            "package two; class B { A a; C c; }",
            "package two; class C { D d; }",
            "package two; class D { C c; }");

    assertThatCode(() -> Walls.circles(two, 2)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Walls.circles(two, 1))
        .hasMessageContaining("two.A\n  two.B\n2 files depend on each other:\n  two.C\n  two.D");
  }

  @Test
  void thePermitsOfAFamilyCloseNoCircle() throws IOException {
    JavaClasses family =
        planted.compiled(
            "package kin; sealed interface Family permits Child {}",
            "package kin; record Child() implements Family {}");

    assertThatCode(() -> Walls.circles(family, 1)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Sheet", "kin.Sheet"})
  void whatIsGeneratedForAFileBelongsToIt(String from) throws IOException {
    JavaClasses sheet =
        planted.compiled(
            "package org.immutables.value; public @interface Generated { String from(); }",
            "package kin; record Sheet(int size) implements WithSheet {}",
            """
            package kin;
            @org.immutables.value.Generated(from = "%s")
            interface WithSheet {
              default Sheet withSize(int size) {
                return new Sheet(size);
              }
            }
            """
                .formatted(from));

    assertThatCode(() -> Walls.circles(sheet, 1)).doesNotThrowAnyException();
  }
}
