package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
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

  /** With another card of this name, written anew in one line. */
  public static GloomOfKilforth instead(String name, String card) {
    return instead(ImmutableMap.of(name, card));
  }

  /** With other cards of these names, written anew in one line each. */
  public static GloomOfKilforth instead(ImmutableMap<String, String> cards) {
    String changed = REFERENCE;
    for (Map.Entry<String, String> each : cards.entrySet()) {
      assertThat(changed.lines().filter(line -> isOf(line, each.getKey())))
          .as(each.getKey())
          .hasSize(1);
      changed =
          changed
              .lines()
              .map(line -> isOf(line, each.getKey()) ? "  - " + each.getValue() : line)
              .collect(Collectors.joining("\n", "", "\n"));
    }
    return GloomProvider.read(new PackText("own", changed)).orThrow();
  }

  /** An Event that a hero may keep, so that a hand can hold it. */
  public static String kept(String name, String terrain) {
    return "{name: %s, type: event, terrain: %s, event: [keep-event], provenance: house}"
        .formatted(name, terrain);
  }

  /** The Captain, a Title, with something of its own: abilities, lasting, bonus. */
  public static GloomOfKilforth captain(String own) {
    return instead("Captain", titled("Captain", own));
  }

  /** A Title with something of its own. */
  public static String titled(String name, String own) {
    return "{name: %s, type: title, location: Old Wood, gold: 4, unique: rank, %s, provenance: house}"
        .formatted(name, own);
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
