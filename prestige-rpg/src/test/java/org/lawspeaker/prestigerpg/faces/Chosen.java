package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/**
 * What a seat may choose in a scene; every choice is told apart, and shows only what lies there.
 */
final class Chosen {
  private static final Pattern EMPTY_WORDS =
      Pattern.compile("(?i)\\b(seat|player|option) \\d|^accept$|^refuse$|^\\d+$");

  private Chosen() {}

  /** The choices of a seat, by label. */
  static Map<String, Choice> choices(Scene scene, Seat seat) {
    PrestigeView view = PrestigeView.of(scene.state(), seat);
    PrestigeShowing showing = new PrestigeShowing(scene.cards());
    ImmutableSet<String> uids = showing.scene(view).uids();
    Map<String, Choice> choices = new LinkedHashMap<>();
    Table table = Table.of(scene.cards(), scene.state());
    for (PrestigeMove move : Proposals.of(scene.state().agenda().top(), table)) {
      if (move.by().equals(seat)) {
        Choice choice = showing.choice(view, move);
        assertThat(choices.put(choice.label(), choice)).as(choice.label()).isNull();
        assertThat(uids).containsAll(choice.pieces());
        assertThat(choice.label()).doesNotContainPattern(EMPTY_WORDS);
      }
    }
    return choices;
  }

  static Choice choice(Scene scene, Seat seat, String label) {
    Map<String, Choice> choices = choices(scene, seat);
    assertThat(choices).containsKey(label);
    return Objects.requireNonNull(choices.get(label));
  }

  static Optional<String> hint(Scene scene, Seat seat, String label) {
    return choice(scene, seat, label).hint();
  }
}
