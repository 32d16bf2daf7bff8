package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Faces;

/** The monster cards of a position, whatever face they show. */
final class MonsterCards {
  /** Each of the game once (HOD-COMPONENT-03). */
  static final Bag ALL = Bag.of(IntStream.range(0, Faces.CARDS).toArray());

  /** How a place that nobody has seen is written, alone or {@code 5 unseen} of them. */
  static final String UNSEEN = "?";

  private static final Pattern RUN = Pattern.compile("(?:([1-9]|1[0-9]) )?unseen");

  private MonsterCards() {}

  /** The places of a row, each by itself. */
  static ImmutableList<String> oneByOne(ImmutableList<String> row) {
    ImmutableList.Builder<String> places = ImmutableList.builder();
    for (String text : row) {
      Matcher run = RUN.matcher(text);
      int count = run.matches() && run.group(1) != null ? Integer.parseInt(run.group(1)) : 1;
      for (int i = 0; i < count; i++) {
        places.add(run.matches() ? UNSEEN : text);
      }
    }
    return places.build();
  }

  /** Whether this is how places that nobody has seen are written. */
  static boolean isUnseen(String text) {
    return text.equals(UNSEEN) || RUN.matcher(text).matches();
  }

  /** Counts the cards of these zones that are seen. */
  static Census census(Pile... zones) {
    Census census = new Census();
    for (Pile zone : zones) {
      zone.forEach(face -> add(face, census));
    }
    return census;
  }

  private static void add(int face, Census census) {
    if (face != Faces.UNSEEN) {
      census.add(Faces.cardOf(face));
    }
  }
}
