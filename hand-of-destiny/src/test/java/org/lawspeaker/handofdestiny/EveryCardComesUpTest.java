package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Weapon;

/**
 * No card of the reference pack is there for nothing: in two thousand quick games of players who
 * look ahead, but now and then do anything and buy whatever there is, all that the cards can do is
 * done.
 */
class EveryCardComesUpTest {
  private static final HandOfDestiny GAME = new HandOfDestinyProvider().game();
  private static final int GAMES = 2160;
  private static final int ONE_IN = 20;

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
    GreedyPlayer<HandState, HandMove, HandView> greedy = new GreedyPlayer<>(GAME, random.split());
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
    boolean isShopping = state.progress().phase() == Phase.MERCHANT;
    return isShopping || random.nextInt(ONE_IN) == 0
        ? legal.get(random.nextInt(legal.size()))
        : greedy.choose(Question.of(GAME, state, pending, Seat.of(0)).orElseThrow());
  }

  private static void note(Event event) {
    event.facts().values().forEach(value -> NAMED.put(event.kind(), value));
  }

  private static ImmutableList<Monster> monsters() {
    return GAME.cards().pack().monsters().stream()
        .flatMap(card -> card.faces().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Those of these cards that no event of this kind named. */
  private static ImmutableList<String> missing(String kind, Stream<String> names) {
    return names
        .filter(name -> !NAMED.containsEntry(kind, Words.slug(name)))
        .filter(name -> !NAMED.containsEntry(kind, name))
        .collect(ImmutableList.toImmutableList());
  }

  private static Stream<HeroAbility> heroAbilities() {
    return GAME.cards().pack().heroes().stream()
        .flatMap(hero -> Stream.concat(hero.left().stream(), hero.right().stream()));
  }

  private static Stream<Weapon> weapons() {
    return GAME.cards().pack().merchants().stream()
        .flatMap(merchant -> merchant.weapons().stream())
        .flatMap(line -> Stream.of(line.basic(), line.upgrade()));
  }

  private static Stream<Potion> potions() {
    return GAME.cards().pack().merchants().stream()
        .flatMap(merchant -> merchant.potions().stream());
  }

  @ParameterizedTest
  @ValueSource(strings = {"front", "second", "beaten", "slotted", "strength-used", "takes-damage"})
  void everyMonsterComesIsFoughtAndServes(String kind) {
    assertThat(missing(kind, monsters().stream().map(Monster::name))).isEmpty();
  }

  @Test
  void everyAbilityOfAMonsterActs() {
    assertThat(
            missing(
                "resolved",
                monsters().stream().filter(acts -> has(acts, false)).map(Monster::name)))
        .isEmpty();
    assertThat(
            missing(
                "in-effect",
                monsters().stream().filter(lasts -> has(lasts, true)).map(Monster::name)))
        .isEmpty();
  }

  private static boolean has(Monster monster, boolean lasting) {
    return monster.ability().isPresent() && monster.ability().get().lasting().isEmpty() != lasting;
  }

  @Test
  void everyAbilityOfAHeroIsUsedOrSetOff() {
    assertThat(
            missing(
                "ability-used",
                heroAbilities()
                    .filter(ability -> ability.lasting().isEmpty() && ability.on().isEmpty())
                    .map(HeroAbility::name)))
        .isEmpty();
    assertThat(
            missing(
                "set-off",
                heroAbilities().filter(ability -> ability.on().isPresent()).map(HeroAbility::name)))
        .isEmpty();
  }

  @Test
  void everyWeaponIsBoughtAndUsed() {
    assertThat(missing("bought", weapons().map(Weapon::name))).isEmpty();
    assertThat(missing("weapon-used", weapons().map(Weapon::name))).isEmpty();
  }

  @Test
  void everyPotionIsBoughtAndThoseThatAreHeldAreUsed() {
    assertThat(missing("bought", potions().map(Potion::name))).isEmpty();
    assertThat(
            missing(
                "potion-used",
                potions()
                    .filter(potion -> potion.moment() == PotionMoment.NEXT_SETUP)
                    .map(Potion::name)))
        .isEmpty();
  }

  @Test
  void everyBossIsFacedAndEveryLevelReached() {
    assertThat(missing("boss-faced", GAME.cards().pack().bosses().stream().map(BossCard::name)))
        .isEmpty();
    assertThat(missing("boss-level", Stream.of("1", "2", "3", "4"))).isEmpty();
    assertThat(missing("critical-hit", Stream.of("1", "2", "3"))).isEmpty();
  }
}
