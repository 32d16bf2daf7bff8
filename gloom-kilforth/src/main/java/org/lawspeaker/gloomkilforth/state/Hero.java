package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;

/**
 * A hero: its cards, tokens and place. Every rule is about heroes, never about who plays them
 * (GOK-GAME-04).
 *
 * @param race its race card, once it has one (GOK-SETUP-04)
 * @param profession its class card
 * @param saga which saga of the pack it plays, counted from 0
 * @param chapter the current chapter (GOK-SETUP-10): 1 to 4, then 5 for the Finale, 6 when the saga
 *     is complete
 * @param maxHealth the most HP it can have (GOK-HP-02)
 * @param hp its Health Points
 * @param ap Action Points for any Action (GOK-TOKEN-04)
 * @param moves Action Points for Actions of one type (GOK-Q-33)
 * @param gold its gold
 * @param fate its Fate tokens
 * @param at the place on the map where it stands
 * @param hidden whether it is Hidden (GOK-Q-35)
 * @param camped whether it has made Camp today (GOK-CAMP-02)
 * @param defeated whether it is defeated until Dawn (GOK-DEFEATED-07)
 * @param eliminated whether an Ancient has put it out of the game (GOK-ASSAULT-11)
 * @param fateUsed whether it has called on Fate today (GOK-TEST-11)
 * @param regaled whether it has completed a chapter by a Regale Action today (GOK-REGALE-02)
 * @param used its abilities that were used today and work once per Day
 * @param finale successes against its Finale (GOK-FINALE-04)
 * @param loot its Loot tokens
 * @param hand its rumours (GOK-DISCOVER-03)
 * @param shown the rumours that all have seen: encounters, plots, and cards taken openly
 * @param assets reward cards in play and the Totem (GOK-DISCOVER-04, GOK-Q-50)
 * @param skills its skills
 * @param veiled those of its cards that are veiled (GOK-VEIL-01)
 * @param progress recorded successes where it stands
 * @param evaded foes that it has evaded (GOK-EVADE-04)
 * @param enemies Strangers with its Enemy token (GOK-TOKEN-03)
 */
@Value.Builder
public record Hero(
    @CardNumber Optional<Integer> race,
    @CardNumber Optional<Integer> profession,
    Optional<Integer> saga,
    @Default("1") int chapter,
    int maxHealth,
    int hp,
    int ap,
    @Default("{}") ImmutableMap<ActionType, Integer> moves,
    int gold,
    int fate,
    int at,
    @Default("false") boolean hidden,
    @Default("false") boolean camped,
    @Default("false") boolean defeated,
    @Default("false") boolean eliminated,
    @Default("false") boolean fateUsed,
    @Default("false") boolean regaled,
    @Default("[]") ImmutableList<Used> used,
    @Default("0") int finale,
    @Default("[]") @CardNumber Bag loot,
    @Default("[]") @CardNumber Bag hand,
    @Default("[]") @CardNumber Bag shown,
    @Default("[]") @CardNumber Bag assets,
    @Default("[]") @CardNumber Bag skills,
    @Default("[]") @CardNumber Bag veiled,
    @Default("[]") ImmutableList<Progress> progress,
    @Default("[]") @CardNumber Bag evaded,
    @Default("[]") @CardNumber Bag enemies)
    implements WithHero {
  /** How many assets, Loot tokens and rumours a hero may have (GOK-LIMIT-01 to 03). */
  public static final int LIMIT = 6;

  /** The number of the Finale among chapters. */
  public static final int FINALE = 5;

  /** The tokens a hero begins with (GOK-SETUP-22, GOK-Q-87). */
  public static final int FATE = 4;

  /** A hero before it has chosen anything, at the centre of the map (GOK-SETUP-19). */
  public static Hero blank(int centre) {
    return new HeroBuilder()
        .chapter(1)
        .maxHealth(0)
        .hp(0)
        .ap(0)
        .moves(ImmutableMap.of())
        .gold(0)
        .fate(FATE)
        .at(centre)
        .hidden(false) // GOK-SETUP-25
        .camped(false)
        .defeated(false)
        .eliminated(false)
        .fateUsed(false)
        .regaled(false)
        .used(ImmutableList.of())
        .finale(0)
        .loot(Bag.empty())
        .hand(Bag.empty())
        .shown(Bag.empty())
        .assets(Bag.empty())
        .skills(Bag.empty())
        .veiled(Bag.empty())
        .progress(ImmutableList.of())
        .evaded(Bag.empty())
        .enemies(Bag.empty())
        .build();
  }

  /** Whether effects can be about it: neither defeated nor eliminated (GOK-DEFEATED-06). */
  public boolean isThere() {
    return !defeated && !eliminated;
  }

  /** Whether its saga is complete (GOK-SAGA-12). */
  public boolean isSagaComplete() {
    return chapter > FINALE;
  }

  /** All Action Points, of whatever type. */
  public int allAp() {
    int all = ap;
    for (int typed : moves.values()) {
      all += typed;
    }
    return all;
  }

  /** The recorded successes against an encounter, if it was confronted. */
  public @Nullable Progress against(int card) {
    for (int i = 0; i < progress.size(); i++) {
      if (progress.get(i).card() == card) {
        return progress.get(i);
      }
    }
    return null;
  }

  /** With these successes against an encounter instead of those before. */
  public Hero recording(Progress now) {
    return withProgress(Lists.plus(others(now.card()), now));
  }

  private ImmutableList<Progress> others(int card) {
    return Lists.where(progress, each -> each.card() != card);
  }

  /** An encounter has left the map: nothing of it stays (GOK-CONFRONT-10, GOK-Q-94). */
  public Hero forgetting(int card) {
    boolean known = against(card) != null || evaded.count(card) + enemies.count(card) > 0;
    return known
        ? withProgress(others(card)).withEvaded(evaded.less(card)).withEnemies(enemies.less(card))
        : this;
  }

  /**
   * At another place: successes and evasions where it was end (GOK-CONFRONT-08, GOK-FINALE-07,
   * GOK-EVADE-04).
   */
  public Hero going(int place) {
    return place == at
        ? this
        : withAt(place).withProgress(ImmutableList.of()).withEvaded(Bag.empty()).withFinale(0);
  }

  /** With one more rumour, which all have seen or only the hero. */
  public Hero holding(int card, boolean open) {
    Hero more = withHand(hand.with(card));
    return open ? more.withShown(shown.with(card)) : more;
  }

  /** Without a rumour. */
  public Hero dropping(int card) {
    Hero less = withHand(hand.without(card));
    return shown.count(card) > 0 ? less.withShown(shown.without(card)) : less;
  }

  /** Without an asset. */
  public Hero losing(int asset) {
    Hero less = withAssets(assets.without(asset));
    return veiled.count(asset) > 0 ? less.withVeiled(veiled.without(asset)) : less;
  }

  /** The rumours that only the hero knows. */
  public Bag secrets() {
    Bag secrets = hand;
    for (int i = 0; i < shown.size(); i++) {
      secrets = secrets.without(shown.nth(i));
    }
    return secrets;
  }
}
