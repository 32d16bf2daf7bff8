package org.lawspeaker.gloomkilforth.notation;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.assets.LimitOfSix;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Kind;

/** What is impossible about the heroes of a position. */
final class HeroesCheck {
  private static final Citation RACE = Citation.of("GOK-RACE-01");
  private static final Citation CLASS = Citation.of("GOK-Q-91");
  private static final Citation SETS = Citation.of("GOK-Q-78");
  private static final Citation MAP = Citation.of("GOK-LOC-01");
  private static final Citation HEALTH = Citation.of("GOK-HP-01");
  private static final Citation SAGA = Citation.of("GOK-SAGA-02");
  private static final Citation TOKENS = Citation.of("GOK-TOKEN-11");
  private static final Citation CAMP = Citation.of("GOK-CAMP-03");
  private static final Citation CAMPED = Citation.of("GOK-CONFRONT-09");
  private static final Citation REGALED = Citation.of("GOK-REGALE-02");
  private static final Citation SIX_ASSETS = Citation.of("GOK-LIMIT-01");
  private static final Citation SIX_LOOT = Citation.of("GOK-LIMIT-02");
  private static final Citation SIX_RUMOURS = Citation.of("GOK-LIMIT-03");
  private static final Citation RUMOURS = Citation.of("GOK-DISCOVER-03");
  private static final Citation DEFEATED = Citation.of("GOK-DEFEATED-01");
  private static final Citation RESTS = Citation.of("GOK-DEFEATED-02");
  private static final Citation POOR = Citation.of("GOK-DEFEATED-03");
  private static final Citation HOME = Citation.of("GOK-DEFEATED-05");
  private static final Citation OUT = Citation.of("GOK-ASSAULT-12");
  private static final Citation MARKER = Citation.of("GOK-Q-32");
  private static final Citation UNIQUE = Citation.of("GOK-REWARD-08");
  private static final Citation TOTEM = Citation.of("GOK-TOTEM-01");
  private static final Citation ENEMY = Citation.of("GOK-Q-94");
  private static final Citation EVADED = Citation.of("GOK-EVADE-04");
  private static final Citation RECORDED = Citation.of("GOK-CONFRONT-08");
  private static final Citation BOUND = Citation.of("GOK-CONFRONT-07");
  private static final Citation PRINTED = Citation.of("GOK-CONFRONT-03");
  private static final Citation FINALE = Citation.of("GOK-FINALE-07");

  private final Cards cards;
  private final GloomState state;
  private final Bounds bounds;
  private final boolean setup;

  HeroesCheck(Cards cards, GloomState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
    this.setup = state.clock().phase() == Phase.SETUP;
  }

  void check() {
    once("race", Hero::race, RACE);
    once("profession", Hero::profession, CLASS);
    once("saga", Hero::saga, SETS);
    for (int i = 0; i < state.heroes().size(); i++) {
      Hero hero = state.heroes().get(i);
      String at = "/heroes/" + i;
      origins(at, hero);
      numbers(at, hero);
      health(at, Seat.of(i), hero);
      hand(at, hero);
      limits(at, hero);
      assets(at, hero);
      foes(at, hero);
      finale(at, hero);
    }
    marker();
  }

  /** The marker passes from who is out of the game to who is not, if anybody is left. */
  private void marker() {
    boolean isHeld =
        !state.heroes().get(state.clock().first().index()).eliminated()
            || state.heroes().stream().allMatch(Hero::eliminated);
    bounds.holds(isHeld, "/clock/first", "the First Hero is not out of the game", MARKER);
  }

  /** Of what a hero is there is one each, so no two heroes are the same. */
  private void once(String what, Function<Hero, Optional<Integer>> of, Citation why) {
    for (int i = 0; i < state.heroes().size(); i++) {
      Optional<Integer> its = of.apply(state.heroes().get(i));
      for (int other = 0; other < i; other++) {
        bounds.holds(
            its.isEmpty() || !its.equals(of.apply(state.heroes().get(other))),
            "/heroes/" + i + "/" + what,
            "the same as that of seat " + other,
            why);
      }
    }
  }

  private void origins(String at, Hero hero) {
    boolean whole =
        hero.race().isPresent() && hero.profession().isPresent() && hero.saga().isPresent();
    bounds.holds(setup || whole, at, "a hero has race, class and saga", SAGA);
    int sagas = cards.pack.sagas().size();
    hero.saga().ifPresent(saga -> bounds.within(at + "/saga", saga, 0, sagas - 1, SAGA));
    bounds.within(at + "/chapter", hero.chapter(), 1, Hero.FINALE + 1, SAGA);
  }

  private void numbers(String at, Hero hero) {
    bounds.within(at + "/ap", hero.ap(), 0, PositionCheck.MOST, TOKENS);
    bounds.holds(
        !hero.camped() || (hero.ap() == 0 && hero.moves().isEmpty()),
        at + "/ap",
        "a hero in Camp has no AP",
        CAMP);
    bounds.holds(
        !hero.camped() || hero.progress().isEmpty(),
        at + "/progress",
        "a hero in Camp has lost its successes",
        CAMPED);
    bounds.holds(
        !hero.regaled() || hero.chapter() > 1,
        at + "/regaled",
        "nobody has completed a chapter yet that is still in the first",
        REGALED);
    bounds.within(at + "/gold", hero.gold(), 0, PositionCheck.MOST, TOKENS);
    bounds.within(at + "/fate", hero.fate(), 0, PositionCheck.MOST, TOKENS);
    bounds.within(at + "/at", hero.at(), 0, Cards.PLACES - 1, MAP);
    bounds.within(at + "/finale", hero.finale(), 0, PositionCheck.MOST, SAGA);
    hero.moves()
        .forEach((type, ap) -> bounds.within(at + "/moves", ap, 1, PositionCheck.MOST, TOKENS));
    for (Progress progress : hero.progress()) {
      bounds.within(at + "/progress", progress.successes(), 0, PositionCheck.MOST, TOKENS);
    }
  }

  private void health(String at, Seat seat, Hero hero) {
    int least = setup || hero.eliminated() ? 0 : 1;
    bounds.within(at + "/max-health", hero.maxHealth(), least, PositionCheck.MOST, HEALTH);
    bounds.within(at + "/hp", hero.hp(), 0, Math.max(0, hero.maxHealth()), HEALTH);
    bounds.holds(
        setup || hero.hp() > 0 || !hero.isThere() || mayBeSaved(seat),
        at + "/hp",
        "a hero without HP is defeated",
        DEFEATED);
    if (hero.defeated()) {
      bounds.holds(hero.camped(), at + "/camped", "a defeated hero has made Camp", RESTS);
      bounds.holds(hero.gold() <= 0, at + "/gold", "a defeated hero has no gold", POOR);
      bounds.holds(hero.at() == Cards.CENTRE, at + "/at", "a defeated hero is in the City", HOME);
    }
    if (hero.eliminated()) {
      boolean bare = hero.hand().size() + hero.assets().size() + hero.skills().size() == 0;
      boolean poor = hero.gold() + hero.fate() + hero.loot().size() + hero.enemies().size() == 0;
      bounds.holds(bare && poor, at, "an eliminated hero has no cards and tokens", OUT);
    }
  }

  /** In a battle only its check decides (GOK-Q-93); else the defeat is under way. */
  private boolean mayBeSaved(Seat seat) {
    return state.battles().stream().anyMatch(each -> each.heroes().contains(seat))
        || state.agenda().toList().stream()
            .anyMatch(step -> step instanceof Defeats defeats && defeats.seats().contains(seat));
  }

  private void hand(String at, Hero hero) {
    boolean shown = new Census().add(hero.shown()).more(hero.hand()).isEmpty();
    bounds.holds(shown, at + "/shown", "what is shown of a hand is in it", RUMOURS);
    if (shown) {
      bounds.holds(
          Rumours.unseen(cards, hero).isEmpty(),
          at + "/shown",
          "encounters and plots of a hand have been seen",
          RUMOURS);
    }
  }

  /** Six of each, until a process under way is over, which then checks it (GOK-LIMIT-04). */
  private void limits(String at, Hero hero) {
    boolean isOpen =
        state.agenda().toList().stream()
            .anyMatch(step -> step instanceof LimitCheck || step instanceof LimitOfSix);
    if (!isOpen) {
      bounds.within(at + "/hand", hero.hand().size(), 0, Hero.LIMIT, SIX_RUMOURS);
      bounds.within(at + "/assets", hero.assets().size(), 0, Hero.LIMIT, SIX_ASSETS);
      bounds.within(at + "/loot", hero.loot().size(), 0, Hero.LIMIT, SIX_LOOT);
    }
  }

  private void assets(String at, Hero hero) {
    Bag assets = hero.assets();
    for (int i = 0; i < assets.size(); i++) {
      String unique = Assets.unique(cards, assets.nth(i));
      for (int other = 0; other < i && !unique.isEmpty(); other++) {
        bounds.holds(
            !unique.equals(Assets.unique(cards, assets.nth(other))),
            at + "/assets",
            "two assets with " + unique + ": " + names(assets.nth(other), assets.nth(i)),
            UNIQUE);
      }
      if (cards.kind(assets.nth(i)) == Kind.TOTEM) {
        bounds.holds(
            hero.isSagaComplete() && isTotemOf(hero, assets.nth(i)),
            at + "/assets",
            cards.name(assets.nth(i)) + " is the Totem of a saga that the hero has not completed",
            TOTEM);
      }
    }
  }

  private String names(int one, int other) {
    return cards.name(one) + ", " + cards.name(other);
  }

  private boolean isTotemOf(Hero hero, int card) {
    return hero.saga()
        .filter(this::isSaga)
        .filter(saga -> cards.chapter(saga, Hero.FINALE + 1) == card)
        .isPresent();
  }

  /** What a hero has against cards of the map ends where they are not (GOK-Q-94). */
  private void foes(String at, Hero hero) {
    for (int i = 0; i < hero.enemies().size(); i++) {
      boolean lies = isOnTheMap(hero.enemies().nth(i));
      bounds.holds(lies, at + "/enemies", "an Enemy token lies on a card of the map", ENEMY);
      boolean once = hero.enemies().isFirst(i);
      bounds.holds(once, at + "/enemies", "a hero makes an enemy of a card once", ENEMY);
    }
    for (int i = 0; i < hero.evaded().size(); i++) {
      boolean here = isHere(hero, hero.evaded().nth(i));
      bounds.holds(here, at + "/evaded", "a hero has evaded what is at its location", EVADED);
      boolean once = hero.evaded().isFirst(i);
      bounds.holds(once, at + "/evaded", "a hero evades a card once", EVADED);
    }
    progress(at + "/progress", hero);
  }

  /** Successes are recorded against what is confronted, in the attribute that is bound to it. */
  private void progress(String at, Hero hero) {
    Set<Integer> seen = new HashSet<>();
    for (Progress each : hero.progress()) {
      bounds.holds(isHere(hero, each.card()), at, "successes are against what is here", RECORDED);
      bounds.holds(seen.add(each.card()), at, "a hero uses one attribute against a card", BOUND);
      bounds.holds(
          isPrinted(cards.encounter(each.card()), each.attribute()),
          at,
          cards.name(each.card()) + " is not confronted with " + each.attribute().says(),
          PRINTED);
    }
  }

  private static boolean isPrinted(Encounter card, Attribute attribute) {
    return card.needs().containsKey(attribute)
        && (!card.isStranger() || attribute == Attribute.INFLUENCE); // GOK-STRANGER-02
  }

  private boolean isOnTheMap(int card) {
    return state.sites().stream().anyMatch(site -> site.encounters().contains(card));
  }

  private Optional<Site> site(Hero hero) {
    boolean known = hero.at() >= 0 && hero.at() < state.sites().size();
    return known ? Optional.of(state.sites().get(hero.at())) : Optional.empty();
  }

  private boolean isHere(Hero hero, int card) {
    return site(hero).filter(site -> site.encounters().contains(card)).isPresent();
  }

  private void finale(String at, Hero hero) {
    boolean there =
        hero.chapter() == Hero.FINALE
            && hero.saga().filter(this::isSaga).isPresent()
            && site(hero)
                .filter(site -> cards.name(site.card()).equals(location(hero)))
                .isPresent();
    bounds.holds(
        hero.finale() <= 0 || there,
        at + "/finale",
        "successes against a Finale are those of a hero that is at its location",
        FINALE);
  }

  private boolean isSaga(int saga) {
    return saga >= 0 && saga < cards.pack.sagas().size();
  }

  private String location(Hero hero) {
    return cards.saga(hero.saga().orElseThrow()).finale().location();
  }
}
