package org.lawspeaker.handofdestiny.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.WeaponLine;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
  private static final Citation ONE_EACH = Citation.of("HOD-COMPONENT-02");
  private static final Citation NAMED = Citation.of("HOD-ANATOMY-03");

  private PackFile() {}

  /** The pack of this text, or all its problems with their places. */
  public static Checked<CardPack> read(PackText text) {
    return Document.yaml(text.name(), text.text()).then(PackFile::read);
  }

  /** The pack of this document, or all its problems with their places. */
  public static Checked<CardPack> read(Document document) {
    return Records.STANDARD
        .read(document, CardPack.class)
        .then(pack -> checked(pack, new Places(document)));
  }

  /** The JSON Schema of packs. */
  public static JsonNode schema() {
    return Records.STANDARD.schema(CardPack.class);
  }

  private static Checked<CardPack> checked(CardPack pack, Places places) {
    checkMonsters(pack, places);
    checkHeroes(pack, places);
    List<String> bosses = pack.bosses().stream().map(BossCard::name).toList();
    places.names().addAll("/bosses/%d/name", bosses);
    checkMerchants(pack, places);
    return places.checked(pack);
  }

  private static void checkMonsters(CardPack pack, Places places) {
    Places.Names names = places.names();
    for (int card = 0; card < pack.monsters().size(); card++) {
      for (int face = 0; face < 4; face++) {
        String name = pack.monsters().get(card).faces().get(face).name();
        String pointer = "/monsters/" + card + "/faces/" + face + "/name";
        if (Words.slug(name).isEmpty()) {
          places.add(pointer, "each monster has a name, with letters or digits (" + NAMED + ")");
        } else {
          names.add(pointer, name);
        }
      }
    }
  }

  private static void checkHeroes(CardPack pack, Places places) {
    places.names().addAll("/heroes/%d/name", pack.heroes().stream().map(HeroCard::name).toList());
    for (HeroClass heroClass : HeroClass.values()) {
      if (pack.heroes().stream().noneMatch(hero -> hero.heroClass() == heroClass)) {
        places.add("/heroes", "no hero of class " + heroClass + " (HOD-Q-02)");
      }
    }
    for (int hero = 0; hero < pack.heroes().size(); hero++) {
      Places.Names names = places.names();
      for (int i = 0; i < HeroMarks.ABILITIES; i++) {
        String column = i < HeroMarks.ROWS ? "left" : "right";
        names.add(
            "/heroes/" + hero + "/" + column + "/" + i % HeroMarks.ROWS + "/name",
            pack.heroes().get(hero).ability(i).name());
        checkGain(
            pack.heroes().get(hero).ability(i),
            "/heroes/" + hero + "/" + column + "/" + i % HeroMarks.ROWS,
            places);
      }
    }
  }

  /** What costs nothing and can be used again and again must not give without end. */
  private static void checkGain(HeroAbility ability, String at, Places places) {
    if (ability.stock() != Stock.FREE || !ability.isUsed()) {
      return;
    }
    for (int i = 0; i < ability.effects().size(); i++) {
      if (ability.effects().get(i).gains()) {
        places.add(
            at + "/effects/" + i,
            "an ability that costs nothing cannot give this without end; say stock: once"
                + " (HOD-Q-48)");
      }
    }
  }

  private static void checkMerchants(CardPack pack, Places places) {
    if (pack.merchants().get(0).heroClass() == pack.merchants().get(1).heroClass()) {
      places.add("/merchants", "one merchant of each class is needed (" + ONE_EACH + ")");
    }
    for (int i = 0; i < pack.merchants().size(); i++) {
      MerchantCard merchant = pack.merchants().get(i);
      String at = "/merchants/" + i;
      Places.Names names = places.names();
      for (int line = 0; line < merchant.weapons().size(); line++) {
        WeaponLine weapon = merchant.weapons().get(line);
        names.add(at + "/weapons/" + line + "/basic/name", weapon.basic().name());
        names.add(at + "/weapons/" + line + "/upgrade/name", weapon.upgrade().name());
      }
      names.add(at + "/healing/name", merchant.healing().name());
      for (int potion = 0; potion < merchant.potions().size(); potion++) {
        names.add(at + "/potions/" + potion + "/name", merchant.potions().get(potion).name());
      }
    }
  }
}
