package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.lawspeaker.engine.cards.PackText;

/** The reference pack with a part of it changed by a test. */
public final class OwnPack {
  private static final String REFERENCE =
      PackText.resource(GloomProvider.class, "reference-pack.yaml").text();

  private OwnPack() {}

  /** With one more card in this list of the pack. */
  public static GloomOfKilforth with(String list, String card) {
    String head = "\n" + list + ":\n";
    return changed(head, head + "  - " + card + "\n");
  }

  /** With other cards of these names, written anew in one line each. */
  public static GloomOfKilforth instead(String name, String card) {
    String changed =
        REFERENCE
            .lines()
            .map(line -> isOf(line, name) ? "  - " + card : line)
            .collect(Collectors.joining("\n", "", "\n"));
    assertThat(REFERENCE.lines().filter(line -> isOf(line, name))).as(name).hasSize(1);
    return GloomProvider.read(new PackText("own", changed)).orThrow();
  }

  /** With a part of its text changed. */
  public static GloomOfKilforth changed(String text, String other) {
    assertThat(REFERENCE).contains(text);
    return GloomProvider.read(new PackText("own", REFERENCE.replace(text, other))).orThrow();
  }

  private static boolean isOf(String line, String name) {
    return line.startsWith("  - {name: " + name + ",")
        || line.startsWith("  - {name: \"" + name + "\",");
  }
}
