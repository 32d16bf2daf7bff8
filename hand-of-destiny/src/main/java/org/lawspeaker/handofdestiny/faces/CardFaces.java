package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.BossLevel;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.CriticalHit;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Weapon;
import org.lawspeaker.handofdestiny.table.WeaponLine;
import org.lawspeaker.handofdestiny.table.Wording;

/** The faces of a pack: four monsters on each card, heroes, boss levels, wares. */
final class CardFaces {
  private static final String HP = "HP";
  private static final Citation MONSTER_DAMAGE = Citation.of("HOD-ANATOMY-01");
  private static final Citation MONSTER_HP = Citation.of("HOD-ANATOMY-02");
  private static final Citation TURNING = Citation.of("HOD-FACE-01");
  private static final Citation NORMAL = Citation.of("HOD-ABILTYPE-01");
  private static final Citation INSTANT = Citation.of("HOD-ABILTYPE-04");
  private static final Citation FRONT = Citation.of("HOD-ABILTYPE-07");
  private static final Citation SECOND = Citation.of("HOD-ABILTYPE-08");
  private static final Citation ONCE = Citation.of("HOD-ABILTYPE-10");
  private static final Citation HERO = Citation.of("HOD-HP-01");
  private static final Citation SLOT = Citation.of("HOD-HEROABIL-04");
  private static final Citation STOCK = Citation.of("HOD-STOCK-01");
  private static final Citation STOCK_ONCE = Citation.of("HOD-STOCK-04");
  private static final Citation PAID = Citation.of("HOD-ACTIVATE-01");
  private static final Citation BOSS = Citation.of("HOD-BOSS-02");
  private static final Citation CRITICAL = Citation.of("HOD-CRIT-04");
  private static final Citation WEAPON = Citation.of("HOD-WEAPON-03");
  private static final Citation UPGRADE = Citation.of("HOD-WEAPON-06");
  private static final Citation HEALING = Citation.of("HOD-POTION-08");
  private static final Citation POTION = Citation.of("HOD-POTION-01");

  private final Cards cards;
  private final List<Face> faces = new ArrayList<>();

  private CardFaces(Cards cards) {
    this.cards = cards;
  }

  static Catalogue of(CardPack pack, Cards cards) {
    CardFaces all = new CardFaces(cards);
    for (int face = 0; face < Faces.COUNT; face++) {
      all.faces.add(all.monster(face));
    }
    pack.heroes().forEach(all::addHero);
    pack.bosses().forEach(all::addBoss);
    pack.merchants().forEach(all::addWares);
    all.faces.add(Face.back(FaceIds.UNSEEN, "Monster card"));
    return Catalogue.of(all.faces);
  }

  private Face monster(int face) {
    Monster monster = cards.monster(face);
    FaceBuilder built =
        Face.builder(cards.nameOf(face), monster.name(), "monster")
            .card("monster-card-" + (Faces.cardOf(face) + 1))
            .addFacts(Fact.of(HP, monster.hp()), Fact.of("damage", monster.damage()))
            .addFacts(Fact.of("coins", monster.coins()))
            .addTypes(monster.type().says())
            .addCitations(MONSTER_DAMAGE, MONSTER_HP, TURNING)
            .provenance(monster.provenance());
    monster
        .ability()
        .ifPresent(
            ability -> built.addText(Says.sentence(ability.says())).addCitations(type(ability)));
    monster.ability().filter(MonsterAbility::once).ifPresent(ability -> built.addCitations(ONCE));
    return built.addText(otherFaces(face)).build();
  }

  private static Citation type(MonsterAbility ability) {
    AbilityType type = ability.type();
    return switch (type) {
      case NORMAL -> NORMAL;
      case INSTANT -> INSTANT;
      case FRONT -> FRONT;
      case SECOND -> SECOND;
    };
  }

  private String otherFaces(int face) {
    int flipped = Faces.flipped(face);
    return "Rotated it is "
        + cards.monster(Faces.rotated(face)).name()
        + ", flipped "
        + cards.monster(flipped).name()
        + ", both "
        + cards.monster(Faces.rotated(flipped)).name()
        + ".";
  }

  private void addHero(HeroCard hero) {
    FaceBuilder built =
        Face.builder(FaceIds.hero(hero), hero.name(), "hero")
            .addFacts(Fact.of(HP, HeroMarks.ABILITIES))
            .addTypes(hero.heroClass().name().toLowerCase(Locale.ROOT))
            .addCitations(HERO)
            .provenance(hero.provenance());
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      HeroAbility ability = hero.ability(i);
      built.addText(
          ability.name()
              + " ("
              + (i < HeroMarks.ROWS ? "left" : "right")
              + ", row "
              + (i % HeroMarks.ROWS + 1)
              + "). "
              + Says.sentence(ability.says()));
    }
    faces.add(built.build());
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      faces.add(ability(hero, i));
    }
  }

  private static Face ability(HeroCard hero, int index) {
    HeroAbility ability = hero.ability(index);
    FaceBuilder built =
        Face.builder(FaceIds.ability(hero, index), ability.name(), "ability")
            .card(FaceIds.hero(hero))
            .addText(Says.sentence(ability.says()))
            .addCitations(
                ability.stock() == Stock.NONE
                    ? PAID
                    : ability.stock() == Stock.ONCE ? STOCK_ONCE : STOCK)
            .provenance(hero.provenance());
    return ability.slot() ? built.addCitations(SLOT).build() : built.build();
  }

  private void addBoss(BossCard boss) {
    for (int wave = 1; wave <= boss.levels().size(); wave++) {
      BossLevel level = boss.levels().get(wave - 1);
      FaceBuilder built =
          Face.builder(FaceIds.boss(boss, wave), boss.name(), "boss")
              .card(FaceIds.boss(boss, 1))
              .addFacts(Fact.of("level", wave), Fact.of(HP, level.hp()))
              .addCitations(BOSS, CRITICAL)
              .provenance(boss.provenance());
      if (wave < Progress.WAVES) {
        built.addFacts(Fact.of("reward in gold", level.reward()));
      }
      level.ability().ifPresent(ability -> built.addText(Says.sentence(ability.says())));
      for (int i = 0; i < level.criticalHits().size(); i++) {
        built.addText(critical(i, level.criticalHits().get(i)));
      }
      built.addText(
          wave == Progress.WAVES
              ? "If it is not defeated, the game is lost."
              : "If it is not defeated: " + Wording.of(level.penalties()) + ".");
      faces.add(built.build());
    }
  }

  private static String critical(int index, CriticalHit hit) {
    return "Critical hit "
        + (index + 1)
        + ": "
        + costs(hit)
        + ", attacks for "
        + hit.attack()
        + ".";
  }

  /** {@code costs 1 HP and strength cards worth 8}. */
  static String costs(CriticalHit hit) {
    return "costs "
        + hit.damageCost()
        + " HP"
        + hit.strengthCost().map(cost -> " and strength cards worth " + cost).orElse("");
  }

  private void addWares(MerchantCard merchant) {
    for (WeaponLine line : merchant.weapons()) {
      faces.add(weapon(merchant, line.basic(), "basic weapon", ImmutableList.of()));
      String of = "Upgrades " + line.basic().name() + ".";
      faces.add(weapon(merchant, line.upgrade(), "upgraded weapon", ImmutableList.of(of)));
    }
    faces.add(
        ware(merchant, merchant.healing().name(), "healing potion", merchant.provenance())
            .cost(merchant.healing().price() + " gold")
            .addText("Heal " + merchant.healing().heals() + " HP.")
            .addCitations(HEALING)
            .build());
    for (int i = 0; i < merchant.potions().size(); i++) {
      Potion potion = merchant.potions().get(i);
      faces.add(
          ware(merchant, potion.name(), "potion", merchant.provenance())
              .cost(potion.price() + " gold")
              .addText(Says.sentence(Offered.says(potion)))
              .addCitations(POTION)
              .build());
    }
  }

  private static Face weapon(
      MerchantCard merchant, Weapon weapon, String kind, ImmutableList<String> more) {
    return ware(merchant, weapon.name(), kind, merchant.provenance())
        .cost(weapon.price() + " gold")
        .addText(Says.sentence("discard it: " + Wording.of(weapon.effects())))
        .addAllText(more)
        .addCitations(more.isEmpty() ? WEAPON : UPGRADE)
        .build();
  }

  private static FaceBuilder ware(
      MerchantCard merchant, String name, String kind, Provenance provenance) {
    return Face.builder(FaceIds.ware(merchant, name), name, kind)
        .addTypes(merchant.heroClass().name().toLowerCase(Locale.ROOT))
        .provenance(provenance);
  }
}
