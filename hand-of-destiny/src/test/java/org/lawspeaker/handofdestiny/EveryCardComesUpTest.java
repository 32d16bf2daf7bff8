package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.MerchantCard;
import org.lawspeaker.handofdestiny.pack.Monster;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.pack.PotionMoment;
import org.lawspeaker.handofdestiny.pack.WeaponLine;
import org.lawspeaker.handofdestiny.state.HandState;

/**
 * No card of the reference pack is there for nothing: in some hundred games of players who look
 * ahead, but now and then do anything, all that the cards can do is done.
 */
class EveryCardComesUpTest {
  private static final HandOfDestiny GAME = new HandOfDestinyProvider().game();
  private static final int GAMES = 360;
  private static final int ONE_IN = 5;

  /** Everything that events named, by the events' kinds. */
  private static final SetMultimap<String, String> NAMED = LinkedHashMultimap.create();

  @BeforeAll
  static void play() {
    SplittableRandom random = new SplittableRandom(1);
    List<String> heroes = GAME.info().option("hero").orElseThrow().values();
    List<String> bosses = GAME.info().option("boss").orElseThrow().values();
    for (int i = 0; i < GAMES; i++) {
      Setup setup =
          Setup.of(1)
              .with("difficulty", "casual")
              .with("hero", heroes.get(i % heroes.size()))
              .with("boss", bosses.get(i / heroes.size() % bosses.size()));
      play(GAME.start(setup).orThrow(), random.split());
    }
  }

  private static void play(HandState start, SplittableRandom random) {
    GreedyPlayer<HandState, HandMove, HandView> greedy =
        new GreedyPlayer<>(GAME, Seat.of(0), random.split());
    HandState state = start;
    for (Pending<HandMove> pending = GAME.pending(state);
        !pending.isOver();
        pending = GAME.pending(state)) {
      Transition<HandState> transition = GAME.explain(state, move(state, pending, greedy, random));
      transition.events().forEach(EveryCardComesUpTest::note);
      state = transition.next();
    }
  }

  private static HandMove move(
      HandState state,
      Pending<HandMove> pending,
      GreedyPlayer<HandState, HandMove, HandView> greedy,
      SplittableRandom random) {
    if (pending instanceof Pending.Chance<HandMove> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<HandMove> legal = GAME.legalMoves(state);
    return random.nextInt(ONE_IN) == 0
        ? legal.get(random.nextInt(legal.size()))
        : greedy.choose(GAME.view(state, Seat.of(0)), legal);
  }

  private static void note(Event event) {
    event.facts().values().forEach(value -> NAMED.put(event.kind(), value));
  }

  private static ImmutableList<Monster> monsters() {
    return GAME.cards().pack().monsters().stream()
        .flatMap(card -> card.faces().stream())
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void everyMonsterComesAndIsBeatenAndSlotted() {
    for (String kind : ImmutableList.of("front", "beaten", "slotted")) {
      assertThat(monsters())
          .as(kind)
          .extracting(Monster::name)
          .allSatisfy(name -> assertThat(NAMED.get(kind)).contains(name));
    }
  }

  @Test
  void everyAbilityOfAMonsterActs() {
    assertThat(monsters())
        .filteredOn(monster -> monster.ability().isPresent())
        .allSatisfy(
            monster -> {
              boolean lasts = monster.ability().orElseThrow().effects().isEmpty();
              assertThat(NAMED.get(lasts ? "in-effect" : "resolved")).contains(monster.name());
            });
  }

  @Test
  void everyAbilityOfEveryHeroIsUsedOrApplies() {
    for (HeroCard hero : GAME.cards().pack().heroes()) {
      for (HeroAbility ability : Iterables.concat(hero.left(), hero.right())) {
        if (ability.lasting().isEmpty()) {
          assertThat(NAMED.values()).contains(ability.name());
        }
      }
    }
  }

  @Test
  void everyWeaponIsBoughtUpgradedAndUsed() {
    for (MerchantCard merchant : GAME.cards().pack().merchants()) {
      for (WeaponLine line : merchant.weapons()) {
        assertThat(NAMED.get("bought")).contains(line.basic().name(), line.upgrade().name());
        assertThat(NAMED.get("weapon-used")).contains(line.basic().name(), line.upgrade().name());
      }
    }
  }

  @Test
  void everyPotionIsBoughtAndUsed() {
    for (MerchantCard merchant : GAME.cards().pack().merchants()) {
      assertThat(NAMED.get("bought")).contains(merchant.healing().name());
      for (Potion potion : merchant.potions()) {
        assertThat(NAMED.get("bought")).contains(potion.name());
        if (potion.moment() == PotionMoment.NEXT_SETUP) {
          assertThat(NAMED.get("potion-used")).contains(potion.name());
        }
      }
    }
  }

  @Test
  void everyBossIsFacedAndEveryCriticalHitMade() {
    assertThat(NAMED.get("boss-faced"))
        .hasSameSizeAs(GAME.cards().pack().bosses())
        .hasSize(3);
    assertThat(NAMED.get("critical-hit")).contains("1", "2", "3");
  }
}
