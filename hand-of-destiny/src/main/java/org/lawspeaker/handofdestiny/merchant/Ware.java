package org.lawspeaker.handofdestiny.merchant;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.lawspeaker.handofdestiny.effects.Effect;
import org.lawspeaker.handofdestiny.pack.MerchantCard;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.pack.PotionMoment;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Something on the merchant card.
 *
 * @param kind what sort
 * @param index which weapon line or potion; 0 for the healing potion
 */
public record Ware(Kind kind, int index) {
  /** The sorts of wares (HOD-MERCHANT-03). */
  public enum Kind {
    BASIC_WEAPON,
    UPGRADE,
    HEALING,
    POTION
  }

  /** Everything on a merchant card. */
  public static ImmutableList<Ware> of(MerchantCard merchant) {
    ImmutableList.Builder<Ware> wares = ImmutableList.builder();
    for (int i = 0; i < merchant.weapons().size(); i++) {
      wares.add(new Ware(Kind.BASIC_WEAPON, i), new Ware(Kind.UPGRADE, i));
    }
    wares.add(new Ware(Kind.HEALING, 0));
    for (int i = 0; i < merchant.potions().size(); i++) {
      wares.add(new Ware(Kind.POTION, i));
    }
    return wares.build();
  }

  public String name(MerchantCard merchant) {
    return switch (kind) {
      case BASIC_WEAPON -> merchant.weapons().get(index).basic().name();
      case UPGRADE -> merchant.weapons().get(index).upgrade().name();
      case HEALING -> merchant.healing().name();
      case POTION -> potion(merchant).name();
    };
  }

  /** The potion that this is. */
  public Potion potion(MerchantCard merchant) {
    return merchant.potions().get(index);
  }

  /** The price in gold, at least 0 (HOD-POTION-10, HOD-Q-68). */
  public int price(Table table) {
    MerchantCard merchant = table.merchant();
    return switch (kind) {
      case BASIC_WEAPON -> merchant.weapons().get(index).basic().price();
      case UPGRADE -> merchant.weapons().get(index).upgrade().price();
      case HEALING ->
          Math.max(0, merchant.healing().price() + table.settings.difficulty().healingSurcharge());
      case POTION -> potion(merchant).price();
    };
  }

  /** What it does, in words. */
  public String says(MerchantCard merchant) {
    return switch (kind) {
      case BASIC_WEAPON -> words(merchant.weapons().get(index).basic().effects());
      case UPGRADE -> words(merchant.weapons().get(index).upgrade().effects());
      case HEALING -> "heal " + merchant.healing().heals() + " HP";
      case POTION ->
          (potion(merchant).moment() == PotionMoment.NEXT_SETUP ? "at the next set-up: " : "")
              + words(potion(merchant).effects());
    };
  }

  private static String words(ImmutableList<Effect> effects) {
    return effects.stream().map(Effect::says).collect(Collectors.joining("; "));
  }
}
