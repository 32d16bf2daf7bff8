package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

/** Which monsters may be chosen for an effect, and by which clause others may not. */
class TargetsTest {
  private static final Source HERO = Source.hero(0);
  private static final Source WEAPON = new Source(Source.Kind.WEAPON, 0);
  private static final Damage VISIBLE = damage(Which.CHOSEN, Optional.empty());
  private static final Damage ANYWHERE = damage(Which.ANYWHERE, Optional.empty());
  private static final Ignore IGNORE = new Ignore(Which.CHOSEN, Optional.empty());

  private final Position fight = Position.of("row: [brute-5, brute-6, brute-7]", "hero=robin");
  private final Position unknown =
      Position.of(
          "row: [brute-5, brute-6, '?', '?'], underworld: [brute-1, brute-2, brute-3, brute-4,"
              + " brute-7, brute-8, brute-9]",
          "hero=robin");

  private static Damage damage(Which target, Optional<MonsterType> type) {
    return new Damage(2, Optional.empty(), target, type, false);
  }

  @Test
  @Shows("HOD-Q-75")
  void aWeaponIsForVisibleMonstersIfItsTextSaysNoMore() {
    fight
        .does(WEAPON, VISIBLE)
        .offers("target brute-5", "target brute-6")
        .allows("target brute-6", "HOD-Q-75")
        .refuses("target brute-7", "HOD-Q-75");
    unknown.does(WEAPON, VISIBLE).refuses("target brute-10", "HOD-Q-75");
  }

  @Test
  @Shows({"HOD-HERO-07", "HOD-VISIBLE-01"})
  void whoseEffectItIsDecidesWhyItIsForVisibleMonsters() {
    fight.does(HERO, VISIBLE).refuses("target brute-7", "HOD-HERO-07");
    fight.does(Position.monster("brute-5"), VISIBLE).refuses("target brute-7", "HOD-VISIBLE-01");
  }

  @Test
  @Shows("HOD-Q-72")
  void whatReachesKnownMonstersReachesNoneWhosePlaceNobodyKnows() {
    unknown.does(WEAPON, ANYWHERE).refuses("target brute-10", "HOD-Q-72");
    unknown.does(HERO, ANYWHERE).refuses("target brute-10", "HOD-Q-72");
  }

  @Test
  @Shows("HOD-FACE-06")
  void onlyTheMonsterThatACardShowsIsATarget() {
    fight
        .does(WEAPON, ANYWHERE)
        .refuses("target guard-15", "HOD-FACE-06")
        .refuses("target watcher", "HOD-FACE-06")
        .refuses("target captain", "HOD-FACE-06");
    fight.does(HERO, VISIBLE).refuses("target captain", "HOD-FACE-06");
  }

  @Test
  @Shows("HOD-ANATOMY-04")
  void aKnownMonsterOfAnotherTypeIsNoTargetWhereverItIs() {
    Position.of("row: [bear, brute-5, wolf, brute-7]", "hero=robin")
        .does(WEAPON, damage(Which.ANYWHERE, Optional.of(MonsterType.CREATURE)))
        .offers("target bear", "target wolf")
        .refuses("target brute-7", "HOD-ANATOMY-04");
  }

  @Test
  @Shows("HOD-Q-40")
  void aWeaponMayIgnoreAnotherAbilityThanTheOneThatWaits() {
    Position due = Position.of("row: [scout, captain, brute-7], step: resolve", "hero=robin");
    due.does(WEAPON, IGNORE)
        .offers("target scout", "target captain")
        .plays("target captain")
        .cites("ignored", "HOD-Q-28");
    Position.of("row: [scout, banshee, brute-7], step: resolve", "hero=robin")
        .does(WEAPON, IGNORE)
        .offers("target scout", "target banshee")
        .plays("target banshee")
        .notes("prevented", "monster", "banshee");
  }

  @Test
  @Shows("HOD-Q-28")
  void anAbilityOfTheHeroPreventsTheOneThatWaits() {
    Position.of("row: [scout, captain, brute-7], step: resolve", "hero=robin")
        .does(HERO, IGNORE)
        .notes("prevented", "monster", "scout")
        .isSilentOf("ignored");
  }
}
