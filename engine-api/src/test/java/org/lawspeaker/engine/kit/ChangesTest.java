package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChangesTest {
  private sealed interface Law permits Discount, Ban, Truce {}

  private record Discount(int by) implements Law {}

  private record Ban(String what) implements Law {}

  /** Shares its bit with Discount: the hashes of their names end alike. */
  private record Truce() implements Law {}

  private static final Changes<String, Law> CHANGES =
      Changes.<String, Law>gather()
          .add("cloak", new Discount(2))
          .add("fog", new Ban("bow"))
          .add("feast", new Discount(3))
          .all();

  @Test
  void nothingIsInForceInNone() {
    Changes<String, Law> none = Changes.none();

    assertThat(none.size()).isZero();
    assertThat(none.has(Discount.class)).isFalse();
    assertThat(none.sum(Discount.class, (from, discount) -> discount.by())).isZero();
    assertThat(Changes.<String, Law>gather().all()).isSameAs(none);
  }

  @Test
  void sumsOneKindOnly() {
    assertThat(CHANGES.sum(Discount.class, (from, discount) -> discount.by())).isEqualTo(5);
    assertThat(CHANGES.size()).isEqualTo(3);
  }

  @Test
  void aTestSeesWhereAChangeComesFrom() {
    assertThat(CHANGES.any(Discount.class, (from, discount) -> from.equals("feast"))).isTrue();
    assertThat(CHANGES.any(Discount.class, (from, discount) -> from.equals("fog"))).isFalse();
  }

  @Test
  void hasAKindOnlyIfOneOfItIsInForce() {
    Changes<String, Law> ban = Changes.<String, Law>gather().add("fog", new Ban("bow")).all();

    assertThat(ban.has(Ban.class)).isTrue();
    assertThat(ban.has(Discount.class)).isFalse();
  }

  @Test
  void thereIsNoFirstOfAKindOfWhichNoneIsInForce() {
    Changes<String, Law> truce = Changes.<String, Law>gather().add("fog", new Truce()).all();

    assertThat(Truce.class.getName().hashCode() & 63)
        .isEqualTo(Discount.class.getName().hashCode() & 63);
    assertThat(truce.first(Discount.class)).isEmpty();
  }

  @Test
  void foldsAValueThroughAllOfAKindInOrder() {
    String told =
        CHANGES.fold(
            Discount.class, "", (text, from, discount) -> text + from + discount.by() + " ");

    assertThat(told).isEqualTo("cloak2 feast3 ");
  }

  @Test
  void visitsEachOfAKindInOrder() {
    List<String> seen = new ArrayList<>();
    CHANGES.each(Ban.class, (from, ban) -> seen.add(from + " " + ban.what()));
    CHANGES.each(Discount.class, (from, discount) -> seen.add(from));

    assertThat(seen).containsExactly("fog bow", "cloak", "feast");
  }

  @Test
  void whatIsGatheredLaterChangesNothingThatWasTaken() {
    Changes.Gathering<String, Law> gathering =
        Changes.<String, Law>gather().add("cloak", new Discount(2));
    Changes<String, Law> before = gathering.all();
    gathering.add("fog", new Ban("bow"));

    assertThat(before.size()).isEqualTo(1);
    assertThat(before.has(Ban.class)).isFalse();
  }
}
