package org.lawspeaker.engine.json;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableCollection;
import java.util.Optional;
import org.lawspeaker.engine.Problem;

/**
 * Help with names that are not known.
 *
 * <pre>{@code
 * System.out.println(Spelling.unknown("card", "embr", ImmutableList.of("ember", "ash")));
 * // unknown card "embr"; did you mean "ember"? Known: ember, ash
 * }</pre>
 */
public final class Spelling {
  private Spelling() {}

  /** Why a name is refused: the nearest known one, and all of them. */
  public static String unknown(String what, String name, ImmutableCollection<String> known) {
    String hint = nearest(name, known).map(n -> "; did you mean \"" + n + "\"?").orElse(".");
    String all = known.isEmpty() ? "none" : Joiner.on(", ").join(known);
    return "unknown " + what + " " + Problem.quote(name) + hint + " Known: " + all;
  }

  /** The known name that a slip of the pen may have turned into this one. */
  public static Optional<String> nearest(String name, ImmutableCollection<String> known) {
    return Problem.near(name, known);
  }
}
