package org.lawspeaker.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The Javadoc tool is not shown generated files of packages that are not exported: it fails on
 * them.
 */
class GeneratedJavadocTest {
  private static final Path TOP = Path.of("..");
  private static final Pattern EXCLUDED =
      Pattern.compile("<sourceFileExclude>(.*)/\\*</sourceFileExclude>");

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** The packages with generated files that this module keeps to itself. */
  private static Stream<String> hidden(Path module) {
    Path generated = module.resolve("target/generated-sources/annotations");
    try (Stream<Path> files = Files.walk(generated)) {
      String exports = text(module.resolve("src/main/java/module-info.java"));
      List<String> packages =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(file -> generated.relativize(file.getParent()).toString().replace('\\', '/'))
              .filter(name -> !exports.contains("exports " + name.replace('/', '.') + ";"))
              .toList();
      return packages.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void leavesOutWhatModulesKeepToThemselves() throws IOException {
    Stream<String> hidden =
        Stream.of(
                "engine-api",
                "hand-of-destiny",
                "thorgal",
                "prestige-rpg",
                "hof-ordeals",
                "gloom-kilforth")
            .map(TOP::resolve)
            .flatMap(GeneratedJavadocTest::hidden);
    Stream<String> excluded =
        EXCLUDED.matcher(text(TOP.resolve("pom.xml"))).results().map(found -> found.group(1));

    assertThat(excluded.toList())
        .containsExactlyElementsOf(
            hidden.collect(ImmutableSortedSet.toImmutableSortedSet(Ordering.natural())));
  }
}
