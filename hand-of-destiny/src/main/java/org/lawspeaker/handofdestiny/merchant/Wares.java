package org.lawspeaker.handofdestiny.merchant;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Wording;

/** What the merchant sells: names, prices, and what it does. */
public final class Wares {
  private Wares() {}

  /** Everything on a merchant card. */
  public static ImmutableList<Ware> of(MerchantCard merchant) {
    ImmutableList.Builder<Ware> wares = ImmutableList.builder();
    for (int i = 0; i < merchant.weapons().size(); i++) {
      wares.add(Ware.of(Ware.Kind.BASIC_WEAPON, i), Ware.of(Ware.Kind.UPGRADE, i));
    }
    wares.add(Ware.HEALING);
    for (int i = 0; i < merchant.potions().size(); i++) {
      wares.add(Ware.of(Ware.Kind.POTION, i));
    }
    return wares.build();
  }

  public static String name(MerchantCard merchant, Ware ware) {
    return switch (ware.kind()) {
      case BASIC_WEAPON -> merchant.weapons().get(ware.number()).basic().name();
      case UPGRADE -> merchant.weapons().get(ware.number()).upgrade().name();
      case HEALING -> merchant.healing().name();
      case POTION -> potion(merchant, ware).name();
    };
  }

  /** The potion that this ware is. */
  static Potion potion(MerchantCard merchant, Ware ware) {
    return merchant.potions().get(ware.number());
  }

  /** The price in gold, at least 0 (HOD-POTION-10, HOD-Q-68). */
  public static int price(Table table, Ware ware) {
    MerchantCard merchant = table.merchant();
    return switch (ware.kind()) {
      case BASIC_WEAPON -> merchant.weapons().get(ware.number()).basic().price();
      case UPGRADE -> merchant.weapons().get(ware.number()).upgrade().price();
      case HEALING ->
          Math.max(0, merchant.healing().price() + table.settings.difficulty().healingSurcharge());
      case POTION -> potion(merchant, ware).price();
    };
  }

  /** What it does, in words. */
  public static String says(MerchantCard merchant, Ware ware) {
    return switch (ware.kind()) {
      case BASIC_WEAPON -> words(merchant.weapons().get(ware.number()).basic().effects());
      case UPGRADE -> words(merchant.weapons().get(ware.number()).upgrade().effects());
      case HEALING -> "heal " + merchant.healing().heals() + " HP";
      case POTION ->
          (potion(merchant, ware).moment() == PotionMoment.NEXT_SETUP ? "at the next set-up, " : "")
              + words(potion(merchant, ware).effects());
    };
  }

  private static String words(ImmutableList<Effect> effects) {
    return Wording.of(effects);
  }
}
