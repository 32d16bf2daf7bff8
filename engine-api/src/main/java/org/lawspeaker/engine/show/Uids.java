package org.lawspeaker.engine.show;

import java.util.HashMap;
import java.util.Map;

/**
 * Tells equal cards of one place apart while a scene is made: the first is called as it is, the
 * second gets a number. Not safe for several threads; lives as long as the making of one scene.
 *
 * <pre>{@code
 * Uids uids = new Uids();
 * System.out.println(uids.of("hand-0-ember")); // hand-0-ember
 * System.out.println(uids.of("hand-0-ember")); // hand-0-ember#2
 * }</pre>
 */
public final class Uids {
  private final Map<String, Integer> given = new HashMap<>();

  /** This name, or this name with the number of times that it was asked for. */
  public String of(String name) {
    int number = given.merge(name, 1, Integer::sum);
    return number == 1 ? name : name + "#" + number;
  }
}
