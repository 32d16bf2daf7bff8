package org.lawspeaker.prestigerpg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook, and questions that tables argue about, as ruling files. */
class RulingsTest {
  private static final Path FOLDER = Path.of("src/test/resources/rulings");
  private static final Pattern EXAMPLE = Pattern.compile("PRE-EX-[0-9]{2}");

  @Test
  void everyWorkedExampleOfTheRulebookIsARuling() throws IOException {
    Set<String> shown = new TreeSet<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.toList();
    }
    for (Path file : files) {
      EXAMPLE.matcher(Files.readString(file)).results().map(MatchResult::group).forEach(shown::add);
    }

    assertThat(shown)
        .isEqualTo(
            IntStream.rangeClosed(1, 39)
                .mapToObj("PRE-EX-%02d"::formatted)
                .collect(Collectors.toCollection(TreeSet::new)));
  }
}
