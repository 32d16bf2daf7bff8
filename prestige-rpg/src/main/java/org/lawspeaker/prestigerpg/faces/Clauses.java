package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.SetBarrier;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.hand.Feast;
import org.lawspeaker.prestigerpg.hand.HandSize;
import org.lawspeaker.prestigerpg.initiative.NewInitiative;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.life.Place;
import org.lawspeaker.prestigerpg.life.ReviveAll;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Rule;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.prestigerpg.turns.TurnedPlayers;
import org.lawspeaker.prestigerpg.windows.Fog;

/** The clauses about the kinds of effects that have a chapter of their own. */
final class Clauses {
  private static final ImmutableMap<Class<?>, ImmutableList<Citation>> OF =
      ImmutableMap.<Class<?>, ImmutableList<Citation>>builder()
          .put(Barrier.class, Faces.cited("PRE-MAGUS-01", "PRE-MAGUS-02", "PRE-Q-96"))
          .put(SetBarrier.class, Faces.cited("PRE-MAGUS-03", "PRE-MAGUS-04"))
          .put(
              Feast.class,
              Faces.cited("PRE-GLUTTONY-01", "PRE-GLUTTONY-02", "PRE-GLUTTONY-06", "PRE-Q-85"))
          .put(HandSize.class, Faces.cited("PRE-END-06", "PRE-END-08", "PRE-Q-55"))
          .put(SwitchSeats.class, Faces.cited("PRE-THANTIGIST-01", "PRE-Q-93"))
          .put(NewInitiative.class, Faces.cited("PRE-INIT-01", "PRE-Q-61"))
          .put(SitOut.class, Faces.cited("PRE-Q-38"))
          .put(TurnedPlayers.class, Faces.cited("PRE-VAMPYRE-03", "PRE-VAMPYRE-04"))
          .put(Fog.class, Faces.cited("PRE-FOG-01", "PRE-FOG-05", "PRE-FOG-07", "PRE-Q-97"))
          .put(ReviveAll.class, Faces.cited("PRE-RAGNAROK-01", "PRE-RAGNAROK-02", "PRE-Q-95"))
          .buildOrThrow();

  private static final ImmutableMap<Mark, ImmutableList<Citation>> MARKS =
      ImmutableMap.of(
          Mark.POISON, Faces.cited("PRE-POISON-01"),
          Mark.TURNED, Faces.cited("PRE-VAMPYRE-01", "PRE-VAMPYRE-02"),
          Mark.BITE, Faces.cited("PRE-WEREBOAR-01"));

  private Clauses() {}

  /** The clauses about these changes, and about what these rules do. */
  static ImmutableList<Citation> ofAll(ImmutableList<Lasting> lasting, ImmutableList<Rule> rules) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    lasting.forEach(each -> clauses.addAll(of(each.getClass())));
    rules.forEach(rule -> clauses.addAll(of(rule.effects())));
    return clauses.build();
  }

  /** The clauses about what is done. */
  static ImmutableList<Citation> of(ImmutableList<Effect> effects) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    for (Effect effect : effects) {
      if (effect instanceof Place place) {
        clauses.addAll(Objects.requireNonNull(MARKS.get(place.mark())));
      } else if (effect instanceof Vote vote) {
        clauses.addAll(of(vote.yes()));
      } else if (effect instanceof When when) {
        clauses.addAll(of(when.then()));
      } else {
        clauses.addAll(of(effect.getClass()));
      }
    }
    return clauses.build();
  }

  private static ImmutableList<Citation> of(Class<?> kind) {
    return OF.getOrDefault(kind, ImmutableList.of());
  }
}
