package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * An Adventure Module: a scripted story (PRE-MODULE-01).
 *
 * @param name its name, unique in the pack
 * @param steps the story, in order
 * @param provenance where the entry comes from
 */
@Doc("An Adventure Module.")
public record ModuleCard(
    String name, @Size(min = 1, max = 40) ImmutableList<Step> steps, Provenance provenance) {
  /** A step of the story. */
  @Doc("A step of the story.")
  public sealed interface Step permits Scene, Decision, Meeting {
    /** Whether an encounter may begin in it. */
    boolean meets();
  }

  /** Whether an encounter may begin in one of these steps. */
  public static boolean anyMeets(ImmutableList<Step> steps) {
    return steps.stream().anyMatch(Step::meets);
  }

  /** Something is read aloud, and something happens. */
  public record Scene(String tells, @Default("[]") ImmutableList<Effect> effects) implements Step {
    @Override
    public boolean meets() {
      return Effect.anyMeets(effects);
    }
  }

  /** The party decides (PRE-MODULE-03). */
  public record Decision(String asks, @Size(min = 2, max = 6) ImmutableList<Way> ways)
      implements Step {
    @Override
    public boolean meets() {
      return ways.stream().anyMatch(way -> Effect.anyMeets(way.effects()) || anyMeets(way.steps()));
    }
  }

  /** One way to decide, and what follows from it. */
  public record Way(
      String says,
      @Default("[]") ImmutableList<Effect> effects,
      @Default("[]") ImmutableList<Step> steps) {}

  /** The party meets an encounter; without a name the top one of the deck. */
  public record Meeting(Optional<String> encounter) implements Step {
    @Override
    public boolean meets() {
      return true;
    }
  }
}
