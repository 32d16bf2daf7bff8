package org.lawspeaker.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.command.workforce.WorkforceProvider;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;
import picocli.CommandLine.Option;

/** Where games are played. */
final class PlaceOption {
  private static final String NAME = "--on";

  @Option(
      names = NAME,
      paramLabel = "PLACE",
      description =
          "Plays on Apache Spark: local[T] for T threads, spark://HOST:PORT for a cluster. The"
              + " figures are the same.")
  private @Nullable String place;

  /** Whether a place was named; refuses one where nobody plays. */
  boolean isNamed(Installation installed) {
    named().ifPresent(there -> provider(there, installed));
    return named().isPresent();
  }

  /** The place as a part of a sentence; empty if none was named. */
  Optional<String> named() {
    return Optional.ofNullable(place);
  }

  /** Who plays at the place that was named; refuses if nobody does. */
  Workforce open(Installation installed) {
    String there = named().orElseThrow();
    return Refusal.unlessOk(
        provider(there, installed).open(there, installed.path(), installed.loader()));
  }

  private static WorkforceProvider provider(String place, Installation installed) {
    Installed<WorkforceProvider> found = installed.workforces();
    return found.found().stream()
        .filter(each -> each.knows(place))
        .findFirst()
        .orElseThrow(() -> new Refusal(unknown(place, found)));
  }

  private static ImmutableList<Problem> unknown(String place, Installed<WorkforceProvider> found) {
    ImmutableList<String> places =
        found.found().stream().map(WorkforceProvider::places).collect(toImmutableList());
    String says =
        places.isEmpty()
            ? "Apache Spark is not on the class path; the lawspeaker launcher puts it there, see"
                + " docs/scale.md"
            : Problem.quote(place)
                + " is no place to play; there are: "
                + String.join(", ", places);
    return ImmutableList.<Problem>builder()
        .add(new Problem(NAME, says))
        .addAll(found.problems())
        .build();
  }
}
