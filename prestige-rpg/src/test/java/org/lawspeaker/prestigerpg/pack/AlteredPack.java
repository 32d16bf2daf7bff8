package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;

/** The reference pack with a mistake in it. */
final class AlteredPack {
  static final String PACK = ReferencePack.TEXT.text().replace("\r\n", "\n");

  private AlteredPack() {}

  static String with(String printed, String altered) {
    assertThat(PACK.indexOf(printed)).isNotNegative().isEqualTo(PACK.lastIndexOf(printed));
    return PACK.replace(printed, altered);
  }

  static ImmutableList<Problem> problems(String altered) {
    return PackFile.read(new PackText("altered.yaml", altered)).problems();
  }

  /** The one problem is at this pointer, in the line where this text first stands. */
  static void assertRefused(String altered, String at, String pointer, String message) {
    int place = altered.indexOf(at);
    long line = 1 + altered.substring(0, place).chars().filter(c -> c == '\n').count();
    assertThat(problems(altered))
        .containsExactly(new Problem("altered.yaml:" + line + " " + pointer, message));
  }

  /** The one problem is at this pointer. */
  static void assertRefused(String altered, String pointer, String message) {
    assertThat(problems(altered))
        .extracting(problem -> problem.place().replaceFirst(".* ", ""), Problem::message)
        .containsExactly(tuple(pointer, message));
  }

  static long lineOf(String text) {
    return 1 + PACK.substring(0, PACK.indexOf(text)).chars().filter(c -> c == '\n').count();
  }
}
