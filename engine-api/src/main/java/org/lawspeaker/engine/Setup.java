package org.lawspeaker.engine;

import com.google.common.collect.ImmutableMap;

/**
 * What a game is started with.
 *
 * <pre>{@code
 * Game<?, ?, ?> game = GameProvider.find("hand-of-destiny").orElseThrow().game();
 * Setup setup = Setup.of(1).with("difficulty", "heroic");
 * System.out.println(game.start(setup).isOk()); // true
 * System.out.println(game.start(setup.with("hero", "una")).isOk()); // false
 * }</pre>
 *
 * @param seats how many play
 * @param options values by option name; options left out have their standard value
 */
public record Setup(int seats, ImmutableMap<String, String> options) {
  public static Setup of(int seats) {
    return new Setup(seats, ImmutableMap.of());
  }

  /** This setup with one option set. */
  public Setup with(String option, String value) {
    return new Setup(
        seats,
        ImmutableMap.<String, String>builder()
            .putAll(options)
            .put(option, value)
            .buildKeepingLast());
  }
}
