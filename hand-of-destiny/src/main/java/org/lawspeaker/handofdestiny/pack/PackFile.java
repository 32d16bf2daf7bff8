package org.lawspeaker.handofdestiny.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.WeaponLine;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
  private static final Citation ONE_EACH = Citation.of("HOD-COMPONENT-02");
  private static final Citation NAMED = Citation.of("HOD-ANATOMY-03");

  private PackFile() {}

  /** The pack of this text, or all its problems with their places. */
  public static Checked<CardPack> read(PackText text) {
    return Document.yaml(text.name(), text.text())
        .then(
            document ->
                Records.STANDARD
                    .read(document, CardPack.class)
                    .then(pack -> checked(pack, new Places(document))));
  }

  /** The JSON Schema of packs. */
  public static JsonNode schema() {
    return Records.STANDARD.schema(CardPack.class);
  }

  private static Checked<CardPack> checked(CardPack pack, Places places) {
    checkMonsters(pack, places);
    checkHeroes(pack, places);
    List<String> bosses = pack.bosses().stream().map(BossCard::name).toList();
    places.unique("/bosses/%d/name", bosses);
    checkMerchants(pack, places);
    ImmutableList<Problem> problems = ImmutableList.copyOf(places.problems);
    return problems.isEmpty() ? Checked.ok(pack) : Checked.bad(problems);
  }

  private static void checkMonsters(CardPack pack, Places places) {
    Map<String, String> seen = new HashMap<>();
    for (int card = 0; card < pack.monsters().size(); card++) {
      for (int face = 0; face < 4; face++) {
        String name = pack.monsters().get(card).faces().get(face).name();
        String pointer = "/monsters/" + card + "/faces/" + face + "/name";
        if (Cards.slug(name).isEmpty()) {
          places.add(pointer, "each monster has a name, with letters or digits (" + NAMED + ")");
        } else {
          places.name(pointer, name, seen);
        }
      }
    }
  }

  private static void checkHeroes(CardPack pack, Places places) {
    places.unique("/heroes/%d/name", pack.heroes().stream().map(HeroCard::name).toList());
    for (HeroClass heroClass : HeroClass.values()) {
      if (pack.heroes().stream().noneMatch(hero -> hero.heroClass() == heroClass)) {
        places.add("/heroes", "no hero of class " + heroClass + " (HOD-Q-02)");
      }
    }
    for (int hero = 0; hero < pack.heroes().size(); hero++) {
      Map<String, String> seen = new HashMap<>();
      for (int i = 0; i < HeroMarks.ABILITIES; i++) {
        String column = i < HeroMarks.ROWS ? "left" : "right";
        places.name(
            "/heroes/" + hero + "/" + column + "/" + i % HeroMarks.ROWS + "/name",
            pack.heroes().get(hero).ability(i).name(),
            seen);
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
      Map<String, String> seen = new HashMap<>();
      for (int line = 0; line < merchant.weapons().size(); line++) {
        WeaponLine weapon = merchant.weapons().get(line);
        places.name(at + "/weapons/" + line + "/basic/name", weapon.basic().name(), seen);
        places.name(at + "/weapons/" + line + "/upgrade/name", weapon.upgrade().name(), seen);
      }
      places.name(at + "/healing/name", merchant.healing().name(), seen);
      for (int potion = 0; potion < merchant.potions().size(); potion++) {
        places.name(
            at + "/potions/" + potion + "/name", merchant.potions().get(potion).name(), seen);
      }
    }
  }

  /** Problems found, with their places. */
  private static final class Places {
    final Document document;
    final List<Problem> problems = new ArrayList<>();

    Places(Document document) {
      this.document = document;
    }

    void add(String pointer, String message) {
      problems.add(new Problem(document.place(pointer), message));
    }

    void unique(String pointerForm, List<String> names) {
      Map<String, String> seen = new HashMap<>();
      for (int i = 0; i < names.size(); i++) {
        name(String.format(pointerForm, i), names.get(i), seen);
      }
    }

    /** A name must be writable in moves, and differ from the others there. */
    void name(String pointer, String name, Map<String, String> seen) {
      String slug = Cards.slug(name);
      if (slug.isEmpty()) {
        add(pointer, "a name has letters or digits");
        return;
      }
      String other = seen.putIfAbsent(slug, name);
      if (other != null) {
        add(pointer, "\"" + name + "\" is written in moves like \"" + other + "\": " + slug);
      }
    }
  }
}
