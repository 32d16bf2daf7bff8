package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The services of one kind that were found. One that is broken is a problem, and keeps no other
 * from being found.
 *
 * <pre>{@code
 * Installed<GameProvider> games =
 *     Installed.of(java.util.ServiceLoader.load(GameProvider.class));
 * System.out.println(games.problems()); // []
 * System.out.println(games.found().isEmpty()); // false
 * }</pre>
 *
 * @param found those that work, in the order in which they were found
 * @param problems what is wrong with the others, each with the name of the service
 */
public record Installed<T>(ImmutableList<T> found, ImmutableList<Problem> problems) {
  /**
   * All that this loader finds. The loader is made by the caller, whose module says that it uses
   * the service.
   */
  public static <T> Installed<T> of(ServiceLoader<T> loader) {
    ImmutableList.Builder<T> found = ImmutableList.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    Iterator<ServiceLoader.Provider<T>> all = loader.stream().iterator();
    String before = "";
    boolean goesOn = true;
    while (goesOn) {
      try {
        goesOn = all.hasNext();
        if (goesOn) {
          found.add(all.next().get());
        }
      } catch (ServiceConfigurationError | LinkageError e) {
        String says = says(e);
        // A loader that cannot read on at all says the same for ever.
        goesOn = !says.equals(before);
        if (goesOn) {
          problems.add(new Problem("", says));
        }
        before = says;
      }
    }
    return new Installed<>(found.build(), problems.build());
  }

  private static String says(Error e) {
    String cause = Optional.ofNullable(e.getCause()).map(why -> ": " + why).orElse("");
    return e instanceof ServiceConfigurationError ? e.getMessage() + cause : e.toString();
  }
}
