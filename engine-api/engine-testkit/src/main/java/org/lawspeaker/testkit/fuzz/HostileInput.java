package org.lawspeaker.testkit.fuzz;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
  /**
   * How many times as many texts are spoilt as in the normal build; if more than once, every reader
   * gets every large text.
   */
  int SCALE = Integer.getInteger("lawspeaker.fuzz", 1);

  /** How many spoilt texts there are for all readers together. */
  int SPOILT = 300;

  /** What to test. */
  ImmutableList<Reader> readers();

  /** Samples that are refused would be no test. */
  @TestFactory
  default Stream<DynamicTest> acceptsItsSamples() {
    return readers().stream()
        .map(reader -> dynamicTest(reader.name(), () -> Spoiling.acceptsSamples(reader)));
  }

  /** Large texts go round among the readers in the normal build. */
  @TestFactory
  default Stream<DynamicTest> refusesHostileTexts() {
    ImmutableList<Reader> readers = readers();
    return IntStream.range(0, readers.size())
        .mapToObj(
            i ->
                dynamicTest(
                    readers.get(i).name(),
                    () -> Spoiling.refusesHostile(readers.get(i), i, readers.size())));
  }

  /** The samples of all readers, spoilt. */
  @TestFactory
  default Stream<DynamicTest> answersSpoiltTexts() {
    ImmutableList<Reader> spoilable =
        readers().stream()
            .filter(reader -> !reader.samples().isEmpty())
            .collect(ImmutableList.toImmutableList());
    int texts = SPOILT * SCALE / Math.max(1, spoilable.size());
    return spoilable.stream()
        .map(reader -> dynamicTest(reader.name(), () -> Spoiling.answersSpoilt(reader, texts)));
  }
}
