package org.lawspeaker.gloomkilforth.occasions;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Limit;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Asks whether a hero uses an ability that may be left.
 *
 * @param source whose ability
 * @param ability which of the abilities of the card, from 0
 */
public record Offer(Source source, int ability) implements Asking {
  private static final Citation DEED = Citation.of("GOK-ABILITY-07");
  private static final Citation MAY = Citation.of("GOK-ABILITY-09");

  private Ability found(Table table) {
    return table.cards.card(source.card()).abilities().get(ability);
  }

  @Override
  public boolean owes(Table table) {
    return Abilities.isUsable(table, source, found(table));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why(Table table) {
    return found(table).deed() ? DEED : MAY;
  }

  @Override
  public Window window(Table table) {
    String name = table.cards.name(source.card());
    return Window.of("may", "Use " + name + ": " + found(table).says() + "?", why(table));
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Accept.of(seat()));
    moves.addLegal(Decline.of(seat()));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    Ability found = found(table);
    boolean again =
        move instanceof Accept && found.limit() == Limit.NONE && !found.cost().equals(Cost.NONE);
    if (!again) { // GOK-REQ-06: what has a cost may be used as long as it can be paid
      table.pop();
    }
    if (move instanceof Accept) {
      Abilities.start(table, source, found);
    }
  }
}
