package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** What the box holds: chapter COMPONENT. */
class ComponentsTest {
  private static final String PACK =
      PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
  private static final String MELEE_MERCHANT =
      "  - hero-class: melee\n    provenance: house\n    weapons";

  private static ImmutableList<Problem> problems(String pack) {
    return PackFile.read(new PackText("pack", pack)).problems();
  }

  /** The pack without the part from the first mark up to the second. */
  private static String without(String from, String to) {
    int start = PACK.indexOf(from);
    return PACK.substring(0, start) + PACK.substring(PACK.indexOf(to, start + 1));
  }

  @Test
  @Shows("HOD-COMPONENT-02")
  void aPackHasAMerchantForEachClass() {
    String bothRanged = PACK.replace(MELEE_MERCHANT, MELEE_MERCHANT.replace("melee", "ranged"));

    assertThat(problems(PACK)).isEmpty();
    assertThat(problems(bothRanged))
        .extracting(Problem::message)
        .containsExactly("one merchant of each class is needed (HOD-COMPONENT-02)");
  }

  @Test
  @Shows("HOD-COMPONENT-02")
  void aPackHasNotLessThanTwoMerchants() {
    assertThat(problems(PACK.substring(0, PACK.indexOf(MELEE_MERCHANT))))
        .singleElement()
        .asString()
        .contains("/merchants", "2");
  }

  @Test
  @Shows("HOD-COMPONENT-03")
  void aPackHasElevenMonsterCards() {
    assertThat(
            problems(
                without(
                    "  - faces:\n      - {name: Brute 2,", "  - faces:\n      - {name: Brute 3,")))
        .singleElement()
        .asString()
        .contains("/monsters", "11");
  }

  @Test
  @Shows("HOD-COMPONENT-03")
  void eachOfTheElevenMonsterCardsIsInOnePlace() {
    assertThat(Position.problems("row: [brute-1, brute-2], strength: [guard-11]"))
        .containsExactly(
            "the card of brute-1 is in 2 places; each of the eleven monster cards is in one"
                + " (HOD-COMPONENT-03, HOD-Q-84)");
  }

  @Test
  @Shows("HOD-COMPONENT-04")
  void aPackHasThreeBossCards() {
    assertThat(problems(without("  - name: Warlock", "  - name: Knight")))
        .singleElement()
        .asString()
        .contains("/bosses", "3");
    assertThat(Position.GAME.info().option("boss").orElseThrow().values())
        .containsExactly("golem", "warlock", "knight");
  }
}
