package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.ModuleCard;

/** One of several ways, alone or by a vote. */
final class WayChoices {
  private WayChoices() {}

  static Choice cure(Seen at, CurePoison step, SeatMove move) {
    int tokens = at.sheet(move.seat()).marks().poison();
    boolean cures = ((PickOption) move).way().equals("remove");
    String piece = PieceIds.copy(FaceIds.POISON + "-" + move.seat().index(), tokens);
    return cures
        ? Choice.builder("Remove", "Remove a poison token")
            .addPieces(piece)
            .hint("you keep " + (tokens - 1))
            .build()
        : Choice.builder("Keep", "Keep all your poison")
            .hint("it weakens your attacks by 10 and does 5 damage a round, for each token")
            .build();
  }

  static Choice oneOf(Seen at, OneOfChoice step, SeatMove move) {
    int way = Integer.parseInt(((PickOption) move).way()) - 1;
    ImmutableList<Effect> effects = step.of().get(way);
    Toll toll = Toll.of(at, step.source().withChooser(step.seat().index()), effects, move.seat());
    String label = Said.capital(Said.to(at, step.seat(), step.source(), Effect.within(effects)));
    return Choice.builder("Choose", label + again(step.of().subList(0, way), effects))
        .hint(toll.hint())
        .isGrave(toll.isDeath())
        .build();
  }

  /** What tells a way from equal ones before it. */
  private static String again(
      ImmutableList<ImmutableList<Effect>> before, ImmutableList<Effect> way) {
    int equal = Collections.frequency(before, way);
    return equal == 0
        ? ""
        : equal == 1 ? " (the same again)" : " (the same a " + Said.nth(equal + 1) + " time)";
  }

  static Choice vote(Seen at, Ballot step, SeatMove move) {
    String written = ((PickOption) move).way();
    int way = step.ways().indexOf(written);
    ImmutableList<Effect> effects = step.effects().get(way);
    Toll toll = Toll.of(at, step.source(), effects, move.seat());
    List<String> hints = new ArrayList<>();
    if (!effects.isEmpty()) {
      hints.add(
          "if most do so, " + Said.to(at, move.seat(), step.source(), Effect.within(effects)));
    }
    toll.hint().ifPresent(hints::add);
    String label =
        told(at, step.asks(), written).map(says -> "Vote for: " + says).orElse("Vote " + written);
    return Choice.builder("Vote", label).hint(Said.hint(hints)).isGrave(toll.isDeath()).build();
  }

  /** The way as the story tells it. */
  private static Optional<String> told(Seen at, String asks, String way) {
    int module = at.view().settings().module();
    return module == Settings.NO_MODULE
        ? Optional.empty()
        : told(at.cards().pack().modules().get(module).steps(), asks, way);
  }

  private static Optional<String> told(
      ImmutableList<ModuleCard.Step> steps, String asks, String written) {
    for (ModuleCard.Step step : steps) {
      if (step instanceof ModuleCard.Decision decision) {
        for (ModuleCard.Way way : decision.ways()) {
          if (decision.asks().equals(asks) && Words.slug(way.says()).equals(written)) {
            return Optional.of(way.says());
          }
          Optional<String> later = told(way.steps(), asks, written);
          if (later.isPresent()) {
            return later;
          }
        }
      }
    }
    return Optional.empty();
  }
}
