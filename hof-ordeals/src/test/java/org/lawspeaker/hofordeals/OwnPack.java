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

  /** With a part of its text changed. */
  public static HofOrdeals changed(String text, String other) {
    assertThat(REFERENCE).contains(text);
    return HofProvider.read(new PackText("own", REFERENCE.replace(text, other))).orThrow();
  }
}
