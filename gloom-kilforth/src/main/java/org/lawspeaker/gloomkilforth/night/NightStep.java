package org.lawspeaker.gloomkilforth.night;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
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
  private static final Citation ABILITIES = Citation.of("GOK-ANCIENT-09");

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
    for (Ancient ancient : table.ancients.reverse()) {
      if (!ancient.defeated() && ancient.abilities().isPresent()) {
        int card = ancient.abilities().get();
        AncientCard.Abilities abilities = (AncientCard.Abilities) table.cards.card(card);
        if (!abilities.night().isEmpty()) {
          table.push(new LimitCheck());
          Program.start(table, new Source(table.clock.first(), card), abilities.night());
          if (table.isTelling()) {
            String name = table.cards.name(card);
            table.tell(ABILITIES, "ancient-acts", name + " works at Night", "card", name);
          }
        }
      }
    }
  }
}
