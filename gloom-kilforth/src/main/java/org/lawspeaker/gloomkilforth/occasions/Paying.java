package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A cost is paid: tokens at once, cards one by one as the hero chooses; then what it is for is
 * done.
 *
 * @param rumours how many rumours are still to be discarded
 * @param assets how many assets are still to be sacrificed
 * @param effects what it is for
 */
public record Paying(Source source, int rumours, int assets, ImmutableList<Effect> effects)
    implements Asking {
  private static final Citation COST = Citation.of("GOK-REQ-05");

  /** Pays the tokens of a cost that can be paid, and asks for the cards. */
  public static void start(Table table, Source source, Cost cost, ImmutableList<Effect> effects) {
    Seat seat = source.user();
    Hero hero = table.hero(seat);
    table.set(seat, hero.withGold(hero.gold() - cost.gold()).withFate(hero.fate() - cost.fate()));
    ActionPoints.lose(table, seat, cost.ap());
    if (cost.veil()) {
      Assets.veil(table, seat, source.card());
    }
    if (cost.sacrifice()) {
      Assets.sacrifice(table, seat, source.card(), COST);
    }
    if (table.isTelling()) {
      table.tell(COST, "paid", seat + " pays: " + cost.orders(), "seat", Table.number(seat));
    }
    if (cost.rumours() + cost.assets() > 0) {
      table.push(new Paying(source, cost.rumours(), cost.assets(), effects));
    } else {
      Program.start(table, source, effects);
    }
    Harm.lose(table, seat, cost.hp(), COST);
  }

  @Override
  public boolean owes(Table table) {
    return (rumours > 0 && !table.hero(seat()).hand().isEmpty())
        || (assets > 0 && !table.hero(seat()).assets().isEmpty());
  }

  @Override
  public void run(Table table) {
    table.pop();
    Program.start(table, source, effects);
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why() {
    return COST;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return Window.of(
        "pay", rumours > 0 ? "Which rumour is discarded?" : "Which asset is sacrificed?", COST);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat());
    if (rumours > 0 && !hero.hand().isEmpty()) {
      GivingUp.rumours(hero, seat(), moves);
    } else {
      GivingUp.assets(hero, seat(), moves);
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.replaceTop(
        move instanceof Discard
            ? new Paying(source, rumours - 1, assets, effects)
            : new Paying(source, 0, assets - 1, effects));
    GivingUp.carryOut(table, seat(), move, COST);
  }
}
