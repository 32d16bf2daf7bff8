package org.lawspeaker.handofdestiny.faces;

import java.util.Locale;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.MerchantCard;

/** The ids of faces: monsters as moves write them, all else with its kind and owner. */
final class FaceIds {
  static final String UNSEEN = "back.monster";

  private FaceIds() {}

  static String hero(HeroCard hero) {
    return "hero." + Words.slug(hero.name());
  }

  static String ability(HeroCard hero, int index) {
    return hero(hero) + "." + Words.slug(hero.ability(index).name());
  }

  static String boss(BossCard boss, int wave) {
    return "boss." + Words.slug(boss.name()) + "." + wave;
  }

  static String ware(MerchantCard merchant, String name) {
    return "ware." + merchant.heroClass().name().toLowerCase(Locale.ROOT) + "." + Words.slug(name);
  }
}
