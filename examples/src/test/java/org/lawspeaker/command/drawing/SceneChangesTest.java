package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;

class SceneChangesTest {
  private static Scene scene(String zone, Piece... pieces) {
    return Scene.builder("Table")
        .addZones(
            Zone.builder(zone, zone, new Layout.Row()).pieces(ImmutableList.copyOf(pieces)).build())
        .build();
  }

  private static final Piece IMP = Piece.builder("imp", "imp").build();
  private static final Piece ORC = Piece.builder("orc", "orc").build();

  @Test
  void namesWhatHasComeMovedOrChanged() {
    Scene before = scene("row", IMP, ORC);
    assertThat(SceneChanges.between(before, before)).isEmpty();
    assertThat(SceneChanges.between(scene("row", IMP), before)).containsExactly("orc");
    assertThat(SceneChanges.between(before, scene("lost", IMP))).containsExactly("imp");
    assertThat(SceneChanges.between(before, scene("row", IMP, ORC.withStates("exhausted"))))
        .containsExactly("orc");
    assertThat(SceneChanges.between(before, scene("row", ORC))).isEmpty();
  }

  @Test
  void namesWhatIsAttachedAndNotWhatItIsAttachedTo() {
    Piece axe = Piece.builder("axe", "axe").build();
    assertThat(SceneChanges.between(scene("row", IMP), scene("row", IMP.withAttached(axe))))
        .containsExactly("axe");
  }
}
