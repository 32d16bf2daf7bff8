package org.lawspeaker.gloomkilforth.prospects;

import java.util.function.ToDoubleFunction;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.deeds.Trading;
import org.lawspeaker.gloomkilforth.table.Table;

/** What an exchange under way is worth to heroes who play together: what it brings if agreed to. */
final class Exchanges {
  /** What is proposed in vain is not proposed again and again. */
  private static final double IN_VAIN = -80;

  /** A gift is to bring the heroes more than this together. */
  private static final double LEAST = 1;

  /** What has been set off in a turn makes proposals tiresome. */
  private static final double PATIENCE = 0.2;

  private Exchanges() {}

  /**
   * What comes of an exchange.
   *
   * @param then the table once it is carried out; as it stands where none is proposed
   * @param more what it is worth beside
   */
  record Prospect(Table then, double more) {}

  /** What comes of the exchange under way, if there is one, by what all heroes hold then. */
  static Prospect prospect(Table table, ToDoubleFunction<Table> held) {
    if (table.agenda().isEmpty() || !(table.agenda().top() instanceof Trading trading)) {
      return new Prospect(table, 0);
    }
    if (!trading.isEmpty()) {
      return new Prospect(carriedOut(table, trading), 0);
    }
    if (trading.stage() != Trading.Stage.OFFER) {
      return new Prospect(table, IN_VAIN);
    }
    double before = held.applyAsDouble(table);
    double best = 0;
    for (Trading gift : trading.gifts(table)) {
      best = Math.max(best, held.applyAsDouble(carriedOut(table, gift)) - before);
    }
    boolean isWorth = best > LEAST + PATIENCE * table.turn.setOff();
    return new Prospect(table, isWorth ? LEAST : IN_VAIN);
  }

  private static Table carriedOut(Table table, Trading trading) {
    Table then = new Table(table.cards, table.state(), WorkTable.Use.READING);
    then.pop();
    trading.carryOut(then);
    return then;
  }
}
