package org.lawspeaker.command.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;

class CoverageTest {
  private static final ClassLoader LOADER = CoverageTest.class.getClassLoader();

  @Test
  void namesTheTestsThatShowAClause() {
    assertThat(Coverage.of(LOADER, "connect-four").orThrow().of(Citation.of("C4-DROP-03")).tests())
        .containsExactly("ConnectFourTest#aFullColumnIsClosed", "rulings/connect-four.yaml");
  }

  @Test
  void aGameWithoutOneShowsNothing() {
    assertThat(Coverage.of(LOADER, "chess").orThrow()).isEqualTo(Coverage.NONE);
    assertThat(Coverage.NONE.of(Citation.of("C4-DROP-03")).tests()).isEmpty();
  }

  @Test
  void saysWhatItCannotRead() {
    assertThat(Coverage.read("c.yaml", "PEB-END-01: {code: 3}").problems())
        .extracting(Problem::toString)
        .singleElement()
        .asString()
        .startsWith("c.yaml:1 /PEB-END-01/code: expected a list");
  }
}
