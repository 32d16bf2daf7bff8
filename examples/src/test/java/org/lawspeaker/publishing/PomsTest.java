package org.lawspeaker.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Problem;

class PomsTest {
  private static final Path TOP = Path.of("..");

  private final Path folder;

  PomsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private void plant(String name, String old, String now) throws IOException {
    for (Pom pom : all()) {
      Path file = folder.resolve(pom.name());
      if (Files.notExists(file)) {
        Files.createDirectories(file.getParent());
        Files.copy(TOP.resolve(pom.name()), file);
      }
    }
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    assertThat(text).containsOnlyOnce(old);
    Files.writeString(file, text.replace(old, now));
  }

  private static ImmutableList<Pom> all() throws IOException {
    Poms poms = Poms.below(TOP);
    return ImmutableList.<Pom>builder()
        .add(poms.parent(), poms.bom())
        .addAll(poms.modules())
        .build();
  }

  private ImmutableList<String> problems() throws IOException {
    return Poms.below(folder).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void thePomsAreCompleteAndTheBomKnowsEveryGame() throws IOException {
    assertThat(Poms.below(TOP).problems()).isEmpty();
  }

  @Test
  void onlyTheExamplesStayAtHome() throws IOException {
    assertThat(all())
        .filteredOn(pom -> !pom.isDeployed())
        .extracting(Pom::artifact)
        .containsExactly("examples");
  }

  @Test
  void theBomIsPublishedWholeWithoutItsParentAndThirdParties() throws IOException {
    Pom published = Pom.read(TOP, "engine-api/bom/target/lawspeaker-bom.pom");

    assertThat(Poms.problemsAlone(published)).isEmpty();
    assertThat(published.text("parent")).isEmpty();
    assertThat(published.texts("dependencyManagement/dependencies/dependency/groupId"))
        .hasSameSizeAs(
            Poms.below(TOP).bom().texts("dependencyManagement/dependencies/dependency/groupId"))
        .containsOnly("org.lawspeaker");
  }

  @Test
  void theReadmeShowsWhatTheConsumerDoes() throws IOException {
    String version = Poms.below(TOP).parent().text("version").orElseThrow();
    String readme = Files.readString(TOP.resolve("README.md"));
    String consumer = Files.readString(Path.of("src", "it", "consumer", "pom.xml"));
    String block = readme.substring(readme.indexOf("```xml\n") + 7);
    ImmutableList<String> shown =
        stripped(block.substring(0, block.indexOf("  </dependency>\n</dependencies>\n```")));
    int managed = shown.indexOf("</dependencyManagement>") + 1;

    assertThat(managed).isPositive();
    assertThat(stripped(consumer.replace("@project.version@", version)))
        .containsSequence(shown.subList(0, managed))
        .containsSequence(shown.subList(managed, shown.size()));
  }

  private static ImmutableList<String> stripped(String text) {
    return text.lines().map(String::strip).collect(ImmutableList.toImmutableList());
  }

  @Test
  void findsAGameThatTheBomDoesNotKnow() throws IOException {
    plant("engine-api/bom/pom.xml", "<artifactId>hand-of-destiny<", "<artifactId>guava<");

    assertThat(problems())
        .containsExactly(
            "engine-api/bom/pom.xml: must manage groupId=org.lawspeaker"
                + " artifactId=hand-of-destiny version=${project.version}",
            "engine-api/bom/pom.xml: must not manage groupId=org.lawspeaker"
                + " artifactId=guava version=${project.version}");
  }

  @Test
  void findsWhatThePomsLack() throws IOException {
    plant("pom.xml", "<system>GitHub</system>", "");
    plant("engine-api/pom.xml", "<name>Lawspeaker engine</name>", "<name> </name>");
    plant("hand-of-destiny/pom.xml", "<description>The Hand", "<note>The Hand");
    plant("hand-of-destiny/pom.xml", "rotate.</description>", "rotate.</note>");

    assertThat(problems())
        .containsExactly(
            "pom.xml: issueManagement/system is missing",
            "engine-api/pom.xml: name is missing",
            "hand-of-destiny/pom.xml: description is missing");
  }

  @Test
  void findsAModuleWithAnotherParent() throws IOException {
    plant("engine-api/pom.xml", "<artifactId>lawspeaker<", "<artifactId>other<");

    assertThat(problems())
        .containsExactly("engine-api/pom.xml: its parent is not the parent of all");
  }
}
