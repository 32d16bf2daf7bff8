package org.lawspeaker.gloomkilforth.night;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.journey.AncientOrder;
import org.lawspeaker.gloomkilforth.journey.FallenIntoGloom;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** The steps of the Night Phase, one after the other (GOK-NIGHT-01, GOK-DAY-03, GOK-NIGHT-13). */
public record NightStep(Stage stage) implements GloomStep {
  /** What comes next. */
  public enum Stage {
    GLOOM,
    DARKNESS,
    ABILITIES,
    DAWN
  }

  private static final Citation LOSS = Citation.of("GOK-NIGHT-02");

  @Override
  public void run(Table table) {
    switch (stage) {
      case GLOOM -> {
        table.replaceTop(new NightStep(Stage.DARKNESS));
        gloom(table);
      }
      case DARKNESS -> {
        table.replaceTop(new NightStep(Stage.ABILITIES));
        table.push(new NightDraw());
      }
      case ABILITIES -> {
        table.replaceTop(new NightStep(Stage.DAWN));
        abilities(table);
      }
      case DAWN -> {
        table.pop();
        Dawn.breaks(table);
      }
    }
  }

  /** Each hero at a gloom location loses what it says, together (GOK-Q-21, GOK-Q-100). */
  private static void gloom(Table table) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    ImmutableList.Builder<Integer> losses = ImmutableList.builder();
    for (Seat seat : table.clockwise(table.clock.first())) {
      Hero hero = table.hero(seat);
      if (hero.isThere() && table.site(seat).gloom()) {
        seats.add(seat);
        losses.add(table.side(hero.at()).loss());
      }
    }
    Harm.lose(table, seats.build(), losses.build(), LOSS);
  }

  /** What the Ancients do each Night, after the plots (GOK-Q-68). */
  private static void abilities(Table table) {
    ImmutableList.Builder<Integer> all = ImmutableList.builder();
    for (int i = 0; i < table.ancients.size(); i++) {
      Ancient ancient = table.ancients.get(i);
      boolean acts =
          !ancient.defeated() && ancient.abilities().filter(card -> acts(table, card)).isPresent();
      if (acts) {
        all.add(i);
      }
    }
    ImmutableList<Integer> acting = all.build();
    if (!acting.isEmpty()) {
      table.push(FallenIntoGloom.NOTHING_YET);
      table.push(new AncientOrder(table.clock.first(), Optional.empty(), acting));
    }
  }

  private static boolean acts(Table table, int card) {
    return !((AncientCard.Abilities) table.cards.card(card)).night().isEmpty();
  }
}
