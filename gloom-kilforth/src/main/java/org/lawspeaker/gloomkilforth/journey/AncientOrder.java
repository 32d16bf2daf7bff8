package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Several Ancients do something at the same moment of the Night; the First Hero says in which order
 * (GOK-Q-68, GOK-Q-97).
 *
 * @param seat the First Hero
 * @param place where they put plots; without, they do what their Abilities cards say
 * @param left those that are still to come, as they are numbered in the game; at least one
 */
public record AncientOrder(Seat seat, Optional<Integer> place, ImmutableList<Integer> left)
    implements Asking {
  private static final Citation PLOTS = Citation.of("GOK-Q-97");
  private static final Citation NIGHT = Citation.of("GOK-Q-68");
  private static final Citation ABILITIES = Citation.of("GOK-ANCIENT-09");

  @Override
  public boolean owes(Table table) {
    return left.size() > 1;
  }

  @Override
  public void run(Table table) {
    act(table, 0);
  }

  @Override
  public Citation why(Table table) {
    return place.isPresent() ? PLOTS : NIGHT;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return Window.of("ancient-order", "Which Ancient comes next?", why(table));
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int each : left) {
      moves.addLegal(PickCard.of(seat, table.ancients.get(each).card()));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    for (int i = 0; i < left.size(); i++) {
      if (table.ancients.get(left.get(i)).card() == ((PickCard) move).card()) {
        act(table, i);
        return;
      }
    }
  }

  private void act(Table table, int next) {
    int ancient = left.get(next);
    if (left.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new AncientOrder(seat, place, Lists.without(left, next)));
    }
    if (place.isPresent()) {
      table.push(new PlotDraw(place.get(), ancient));
    } else {
      table.ancients.get(ancient).abilities().ifPresent(card -> night(table, card));
    }
  }

  private static void night(Table table, int card) {
    AncientCard.Abilities abilities = (AncientCard.Abilities) table.cards.card(card);
    table.push(LimitCheck.of(table));
    Program.start(table, new Source(table.clock.first(), card), abilities.night());
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(ABILITIES, "ancient-acts", name + " works at Night", "card", name);
    }
  }

  /** The order is the First Hero's, also when that is a defeated hero (GOK-Q-100). */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return Optional.of(this);
  }
}
