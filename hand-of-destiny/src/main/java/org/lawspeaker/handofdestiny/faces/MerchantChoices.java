package org.lawspeaker.handofdestiny.faces;

import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Wording;

/** The merchant: what is bought for how much, and potions at their moment. */
final class MerchantChoices {
  private MerchantChoices() {}

  static Choice buy(Table table, Buy move) {
    Ware ware = move.ware();
    String replaces =
        ware.kind() == Ware.Kind.BASIC_WEAPON && table.armory.isOwned()
            ? "; your weapon is given up for nothing"
            : "";
    return Choice.of("Buy", "Buy " + Wares.name(table.merchant(), ware), Offered.uid(ware))
        .withHint(
            "costs "
                + Wares.price(table, ware)
                + " of "
                + table.purse.gold()
                + " gold: "
                + Wares.says(table.merchant(), ware)
                + replaces)
        .withIsGrave(!replaces.isEmpty());
  }

  static Choice leave(Table table) {
    Choice choice = Choice.of("Leave", "Leave the merchant");
    return table.purse.gold() == 0 ? choice : choice.withHint(table.purse.gold() + " gold is lost");
  }

  static Choice drink(Table table, Drink move) {
    Potion potion = table.merchant().potions().get(move.potion());
    return Choice.of("Use", "Use " + potion.name(), Offered.held(move.potion()))
        .withHint(Wording.of(potion.effects()));
  }
}
