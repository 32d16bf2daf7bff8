package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Effects still to be carried out, in order, each completely before the next.
 *
 * @param source where they come from
 * @param rest at least one
 * @param here where it goes on, if its hero was defeated there and is elsewhere now (GOK-Q-92)
 */
public record Program(Source source, ImmutableList<Effect> rest, Optional<Integer> here)
    implements GloomStep {
  /** Puts these effects on the agenda; beyond the deepest chain nothing more is done. */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    if (!effects.isEmpty() && table.agenda().size() < Table.DEEPEST) {
      table.push(new Program(source, effects, Optional.empty()));
    }
  }

  @Override
  public void run(Table table) {
    if (rest.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new Program(source, rest.subList(1, rest.size()), here));
    }
    if (here.isPresent() && rest.get(0) instanceof OnHeroes on) {
      on.act(table, source, here.get());
    } else {
      rest.get(0).act(table, source);
    }
  }

  /** What is due to who was defeated is lost, what is due to others goes on (GOK-Q-92). */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat seat) {
    if (!source.user().equals(seat)) {
      return Optional.of(this);
    }
    ImmutableList<Effect> others = Effect.forOthers(rest, table, source);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    boolean speaksOfIt =
        others.stream().anyMatch(each -> each instanceof OnHeroes on && on.who().isHere());
    Optional<Integer> fell =
        speaksOfIt ? Optional.of(here.orElse(table.hero(seat).at())) : Optional.empty();
    return Optional.of(new Program(source, others, fell));
  }
}
