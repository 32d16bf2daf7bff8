package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The examples in the Javadoc are compiled and run. A comment behind a {@code println} is what it
 * prints.
 */
@ResourceLock(Resources.SYSTEM_OUT)
class JavadocTest {
  private static final Path ENGINE = Path.of("..", "engine-api", "src", "main", "java");

  private static final Path TEST_KIT = Path.of("..", "engine-api", "engine-testkit");

  /** What an example may use without saying so. */
  private static final String IMPORTS =
      """
      import com.fasterxml.jackson.databind.JsonNode;
      import com.google.common.collect.*;
      import java.nio.file.Path;
      import java.util.Optional;
      import java.util.SplittableRandom;
      import org.lawspeaker.engine.*;
      import org.lawspeaker.engine.cards.*;
      import org.lawspeaker.engine.json.*;
      import org.lawspeaker.engine.kit.*;
      import org.lawspeaker.engine.laws.*;
      import org.lawspeaker.engine.play.*;
      import org.lawspeaker.engine.play.tournament.*;
      import org.lawspeaker.engine.ruling.*;
      import org.lawspeaker.engine.show.*;
      import org.lawspeaker.examples.connectfour.*;
      import org.lawspeaker.examples.embercourt.*;
      """;

  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\n *\\* }</pre>", Pattern.DOTALL);
  private static final Pattern MARGIN = Pattern.compile("(?m)^ *\\* ?");
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\);\\s+// (.*)");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> theExamplesPrintWhatTheySay() throws IOException {
    try (Stream<Path> files = Files.walk(ENGINE)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .flatMap(file -> examples(file).stream().map(code -> test(file, code)))
          .collect(ImmutableList.toImmutableList())
          .stream();
    }
  }

  private DynamicTest test(Path file, String code) {
    return dynamicTest(
        file.getFileName() + ": " + code.lines().findFirst().orElse(""),
        () -> {
          List<String> expected =
              PRINTED.matcher(code).results().map(found -> found.group(1)).toList();
          assertThat(expected).as("what it prints").isNotEmpty();
          assertThat(printed(code).lines()).containsExactlyElementsOf(expected);
        });
  }

  private String printed(String code) throws Exception {
    Program program = new Program();
    program.add(IMPORTS + code);
    return program.run(Files.createTempDirectory(folder, "example")).get(0);
  }

  private static ImmutableList<String> examples(Path file) {
    try {
      return examples(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImmutableList<String> examples(String source) {
    ImmutableList.Builder<String> examples = ImmutableList.builder();
    Matcher matcher = EXAMPLE.matcher(source);
    while (matcher.find()) {
      examples.add(MARGIN.matcher(matcher.group(1)).replaceAll(""));
    }
    return examples.build();
  }

  @ParameterizedTest
  @CsvSource({
    "jqwik/LawsOnJqwik.java, src/test/java/org/lawspeaker/testkit/jqwik/WagerLawsTest.java",
    "laws/LawsOnJUnit.java, src/test/java/org/lawspeaker/testkit/laws/WagerLawsTest.java",
    "GameContract.java,"
        + " ../../examples/src/it/stranger/src/test/java/org/example/nim/NimContractTest.java",
    "rulings/RulingFiles.java,"
        + " ../../examples/src/test/java/org/lawspeaker/examples/RulingsTest.java",
  })
  void theExamplesOfTheTestKitAreTestsThatRun(String kit, String test) throws IOException {
    Path file = TEST_KIT.resolve("src/main/java/org/lawspeaker/testkit").resolve(kit);
    Path source = TEST_KIT.resolve(test);
    String code = Iterables.getOnlyElement(examples(Files.readString(file)));

    assertThat(new QuotedCode(file, "java", source, code).isFoundInItsSource()).as(code).isTrue();
  }

  @Test
  void findsTheExamplesOfASource() {
    String source =
        "/**\n * One.\n *\n * <pre>{@code\n * int a = 1;\n *\n *   a++;\n * }</pre>\n */";

    assertThat(examples(source)).containsExactly("int a = 1;\n\n  a++;");
    assertThat(examples("/** None. */")).isEmpty();
  }
}
