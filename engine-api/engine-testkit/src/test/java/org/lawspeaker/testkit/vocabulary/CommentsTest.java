package org.lawspeaker.testkit.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommentsTest {
  @Test
  void ofTwoClassesWithOneSimpleNameEachSaysItsOwn(@TempDir Path sources) throws IOException {
    write(sources, "Pay.java", "package a.b; interface Pay { /** A cost. */ record Suffer() {} }");
    write(sources, "Suffer.java", "package a.moves; /** A move. */ public record Suffer() {}");
    Comments comments = new Comments(JavaSources.below(sources));
    assertThat(comments.ofClass("a.b.Pay$Suffer")).isEqualTo("A cost.");
    assertThat(comments.ofClass("a.moves.Suffer")).isEqualTo("A move.");
    assertThat(comments.ofClass("a.other.Suffer")).isEmpty();
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
