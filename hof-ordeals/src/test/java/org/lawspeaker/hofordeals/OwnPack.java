package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import org.lawspeaker.engine.cards.PackText;

/** The reference pack with a card of a test's own. */
public final class OwnPack {
  private static final String REFERENCE =
      PackText.resource(HofProvider.class, "reference-pack.yaml").text();

  private OwnPack() {}

  /** With one more card in this list of the pack. */
  public static HofOrdeals with(String list, String card) {
    return changed("\n" + list + ":\n", "\n" + list + ":\n  - " + card + "\n");
  }

  /** With one more card in each of two lists. */
  public static HofOrdeals with(String list, String card, String other, String second) {
    String head = "\n" + other + ":\n";
    String pack = REFERENCE.replace(head, head + "  - " + second + "\n");
    head = "\n" + list + ":\n";
    return read(pack.replace(head, head + "  - " + card + "\n"));
  }

  /** With a part of its text changed. */
  public static HofOrdeals changed(String text, String other) {
    assertThat(REFERENCE).contains(text);
    return read(REFERENCE.replace(text, other));
  }

  private static HofOrdeals read(String pack) {
    return HofProvider.read(new PackText("own", pack)).orThrow();
  }
}
