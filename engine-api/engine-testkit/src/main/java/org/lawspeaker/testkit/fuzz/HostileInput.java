package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Holds readers to their promise: whatever the text, they answer in bounded time and memory, with a
 * value or with problems, in bounded words. A game's test implements this and is done:
 *
 * <pre>{@code
 * class ConnectFourHostileInputTest implements HostileInput {
 *   private static final ImmutableList<Reader> READERS =
 *       GameReaders.of(
 *           new ConnectFourProvider(), PACKS, RULINGS, Path.of("rulings"));
 *
 *   @Override
 *   public ImmutableList<Reader> readers() {
 *     return READERS;
 *   }
 * }
 * }</pre>
 *
 * <p>The system property {@code lawspeaker.fuzz} multiplies the number of spoilt texts; the Maven
 * profile {@code fuzz} sets it.
 */
public interface HostileInput {
  /** How many texts are spoilt for each try, and whether every reader gets every large text. */
  int SCALE = Integer.getInteger("lawspeaker.fuzz", 1);

  /** What to test; made once. */
  ImmutableList<Reader> readers();

  /** Samples that are refused would be no test. */
  @TestFactory
  default Stream<DynamicTest> acceptsItsSamples() {
    return readers().stream()
        .map(
            reader ->
                dynamicTest(
                    reader.name(),
                    () ->
                        assertThat(reader.samples())
                            .allSatisfy(
                                text ->
                                    assertThat(reader.read().apply(text).problems()).isEmpty())));
  }

  /** Large texts go round among the readers in the normal build. */
  @TestFactory
  default Stream<DynamicTest> refusesHostileTexts() {
    return readers().stream().map(reader -> dynamicTest(reader.name(), () -> refusesAll(reader)));
  }

  private void refusesAll(Reader reader) {
    Oracle oracle = new Oracle();
    ImmutableList<Hostile> small = HostileDocuments.small();
    ImmutableList<Hostile> all = HostileDocuments.all();
    int turn = readers().indexOf(reader);
    for (int i = 0; i < all.size(); i++) {
      boolean isSmall = i < small.size();
      if (isSmall || SCALE > 1 || i % readers().size() == turn) {
        Hostile hostile = all.get(i);
        assertThat(oracle.refusing(reader, hostile.text())).as(hostile.name()).isEmpty();
      }
    }
  }

  /** Samples of all readers, spoilt. */
  @Provide
  default Arbitrary<Spoilt> spoilt() {
    ImmutableList<Reader> spoilable =
        readers().stream()
            .filter(reader -> !reader.samples().isEmpty())
            .collect(ImmutableList.toImmutableList());
    return Combinators.combine(
            Arbitraries.of(spoilable),
            Arbitraries.integers().between(0, 999),
            Arbitraries.integers().between(1, 5),
            Arbitraries.longs())
        .as(Spoilt::new);
  }

  @Property(tries = 300, seed = "1")
  default void answersSpoiltTexts(@ForAll("spoilt") Spoilt spoilt) {
    Oracle oracle = new Oracle();
    for (int i = 0; i < SCALE; i++) {
      String text = spoilt.text(i);
      assertThat(oracle.answering(spoilt.reader(), text)).as(text).isEmpty();
    }
  }
}
