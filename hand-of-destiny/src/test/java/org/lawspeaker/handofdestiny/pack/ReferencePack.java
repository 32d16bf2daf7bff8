package org.lawspeaker.handofdestiny.pack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.MonsterAbility;

/** The reference pack, and its cards by name. */
final class ReferencePack {
  static final PackText TEXT =
      PackText.resource(HandOfDestinyProvider.class, "reference-pack.yaml");
  static final CardPack PACK = PackFile.read(TEXT).orThrow();
  static final ImmutableList<Monster> MONSTERS =
      PACK.monsters().stream()
          .flatMap(card -> card.faces().stream())
          .collect(ImmutableList.toImmutableList());

  private ReferencePack() {}

  static Monster monster(String name) {
    return MONSTERS.stream().filter(face -> face.name().equals(name)).findFirst().orElseThrow();
  }

  static MonsterAbility abilityOf(String monster) {
    return monster(monster).ability().orElseThrow();
  }

  static HeroCard hero(String name) {
    return PACK.heroes().stream()
        .filter(hero -> hero.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static ImmutableList<HeroAbility> abilities(HeroCard hero) {
    return ImmutableList.<HeroAbility>builder().addAll(hero.left()).addAll(hero.right()).build();
  }

  /** Whether some hero has this effect on an ability that is marked S, or that is not. */
  static boolean someHeroHas(boolean slot, Effect effect) {
    return PACK.heroes().stream()
        .flatMap(hero -> abilities(hero).stream())
        .anyMatch(ability -> ability.slot() == slot && ability.effects().contains(effect));
  }
}
