package org.lawspeaker.gloomkilforth.health;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero with Action Points of several types chooses which it loses or spends (GOK-Q-33,
 * GOK-TERM-13).
 *
 * @param left how many, fewer than it has
 * @param clause by which they are gone
 */
public record LosingAp(
    Seat seat, @Range(min = 1, max = 9999) int left, @Default("GOK-ACTION-05") Citation clause)
    implements Asking {
  private static final Citation CHOOSE = Citation.of("GOK-Q-33");

  @Override
  public boolean owes(Table table) {
    return ActionPoints.kinds(table.hero(seat)) > 1 && left < table.hero(seat).allAp();
  }

  @Override
  public void run(Table table) {
    table.pop();
    ActionPoints.take(table, seat, left, clause);
  }

  @Override
  public Citation why(Table table) {
    return CHOOSE;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    StringBuilder kinds = new StringBuilder();
    Hero hero = table.hero(seat);
    for (int i = 0; i < ActionPoints.kinds(hero); i++) {
      kinds.append(i == 0 ? "" : " or for ").append(ActionPoints.kind(hero, i));
    }
    return Window.of("lose-ap", "Which Action Point do you lose, one for " + kinds + "?", CHOOSE);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < ActionPoints.kinds(table.hero(seat)); i++) {
      moves.addLegal(PickOption.of(seat, i));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (left == 1) {
      table.pop();
    } else {
      table.replaceTop(new LosingAp(seat, left - 1, clause));
    }
    ActionPoints.takeOne(table, seat, ((PickOption) move).option(), clause);
  }
}
