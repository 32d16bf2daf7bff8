package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Adds to or takes from the gold of this wave; the sum at the merchant is never below 0
 * (HOD-PENALTY-04, HOD-Q-61).
 *
 * @param amount negative for a loss
 */
@Doc("Gains gold, or loses it if negative.")
public record ChangeGold(@Range(min = -50, max = 50) int amount) implements Effect {
  private static final Citation PENALTY = Citation.of("HOD-PENALTY-04");
  private static final Citation GOLD = Citation.of("HOD-MERCHANT-04");

  @Override
  public boolean canAct(Table table, Source source) {
    return amount != 0;
  }

  @Override
  public void act(Table table, Source source) {
    if (source.kind() == Source.Kind.PENALTY && amount < 0) {
      fine(table);
    } else {
      change(table, amount);
    }
  }

  /**
   * A fail penalty takes what the strength cards that remain are worth, as far as it goes; other
   * gold is not touched (HOD-PENALTY-04, HOD-Q-61).
   */
  private void fine(Table table) {
    int worth = Math.max(0, coins(table) - table.purse.fined());
    int sum = Math.max(0, table.purse.gold() + worth); // a debt of the wave takes its part first
    int lost = Math.min(-amount, Math.min(worth, sum));
    table.purse = table.purse.withFined(table.purse.fined() + lost);
    tellLost(table, PENALTY, lost);
  }

  /**
   * The strength cards that remain are worth so much more or less: at the merchant, where they are
   * gold to spend, that changes the sum (HOD-MERCHANT-04, HOD-Q-15).
   */
  public static void follow(Table table, int coins) {
    if (coins != 0 && table.progress.phase() == Phase.MERCHANT) {
      change(table, coins);
    }
  }

  /** What the strength cards that remain are worth. */
  public static int coins(Table table) {
    int coins = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      coins += table.monster(table.strength.get(i)).coins();
    }
    return coins;
  }

  private static void change(Table table, int amount) {
    int before = table.purse.gold();
    boolean atMerchant = table.progress.phase() == Phase.MERCHANT;
    table.purse = table.purse.withGold(atMerchant ? Math.max(0, before + amount) : before + amount);
    if (amount < 0) {
      // At the merchant the sum is known, and no more is lost than there is (HOD-Q-61).
      tellLost(table, GOLD, atMerchant ? Math.min(-amount, before) : -amount);
    } else if (table.isTelling()) {
      table.tell(GOLD, "gold-gained", amount + " gold is gained", "amount", "" + amount);
    }
  }

  private static void tellLost(Table table, Citation why, int lost) {
    if (table.isTelling()) {
      String says = lost == 0 ? "there is no gold to lose" : lost + " gold is lost";
      table.tell(why, "gold-lost", says, "amount", "" + lost);
    }
  }

  @Override
  public boolean gains() {
    return amount > 0;
  }

  @Override
  public String says() {
    return (amount < 0 ? "lose " : "gain ") + Math.abs(amount) + " gold";
  }
}
