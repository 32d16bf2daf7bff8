package org.lawspeaker.gloomkilforth.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.SkillType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.HeroClass;
import org.lawspeaker.gloomkilforth.table.Skill;

/** Puts the cards of a position that lie nowhere where they belong. */
final class Remainder {
  private final Cards cards;
  private final GloomState state;
  private final JsonNode laid;

  Remainder(Cards cards, GloomState state, JsonNode laid) {
    this.cards = cards;
    this.state = state;
    this.laid = laid;
  }

  /**
   * The position with all that lies nowhere else in the decks. Of a deck that it names alone, the
   * rest is discarded; of a discard pile that it names alone, the rest is the deck.
   */
  GloomState dealt() {
    JsonNode named = laid.path("decks");
    Census open = Whereabouts.outsideDecks(state);
    Decks decks = state.decks();
    for (Terrain terrain : Terrain.WILD) {
      Bag all = Objects.requireNonNull(cards.encounters.get(terrain));
      decks =
          decks.with(
              terrain,
              rest(
                  decks.encounters(terrain),
                  open,
                  all,
                  named.path("encounters").path(key(terrain))));
    }
    for (RewardType type : RewardType.values()) {
      Bag all = Objects.requireNonNull(cards.rewards.get(type));
      decks =
          decks.with(
              type, rest(decks.rewards(type), open, all, named.path("rewards").path(key(type))));
    }
    ImmutableList<Ancient> ancients = laid.has("ancients") ? state.ancients() : ancients(open);
    return state
        .withAncients(risen(ancients))
        .withDecks(
            decks
                .withNight(rest(decks.night(), open, cards.night, named.path("night")))
                .withLoot(rest(decks.loot(), open, cards.loot, named.path("loot")))
                .withSkills(named.has("skills") ? decks.skills() : skills(open, decks.skills())));
  }

  private static String key(Enum<?> kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static Supply rest(Supply supply, Census open, Bag all, JsonNode named) {
    if (named.has("deck") && named.has("discard")) {
      return supply;
    }
    Census here = new Census().add(open.all());
    if (named.has("deck")) {
      return new Supply(supply.deck(), here.add(supply.deck()).missing(all));
    }
    return new Supply(here.add(supply.discard()).missing(all), supply.discard());
  }

  /**
   * The skills beside the map: those of the heroes' classes lie there, too (GOK-SETUP-11), and none
   * that a hero has.
   */
  private Bag skills(Census open, Bag beside) {
    Bag left = beside;
    for (int i = 0; i < cards.skills.size(); i++) {
      int skill = cards.skills.nth(i);
      boolean isHad = open.count(skill) > 0;
      boolean lies = left.count(skill) > 0;
      if (isHad && lies) {
        left = left.without(skill);
      } else if (!isHad && !lies && isOfAClass(((Skill) cards.card(skill)).type())) {
        left = left.with(skill);
      }
    }
    return left;
  }

  /** The Ancients with the plots that are left to them: none that lies elsewhere (GOK-NIGHT-12). */
  private ImmutableList<Ancient> ancients(Census open) {
    Census elsewhere = new Census().add(open.all()).add(state.decks().plots());
    ImmutableList.Builder<Ancient> ancients = ImmutableList.builder();
    for (Ancient each : state.ancients()) {
      ancients.add(each.withPlots(elsewhere.missing(each.plots())));
    }
    return ancients.build();
  }

  /** Once a saga is complete, each Ancient is on the map (GOK-ANCIENT-06). */
  private ImmutableList<Ancient> risen(ImmutableList<Ancient> ancients) {
    if (state.heroes().stream().noneMatch(Hero::isSagaComplete)) {
      return ancients;
    }
    ImmutableBiMap<String, Integer> places = GloomNotation.places(cards, state);
    return ancients.stream()
        .map(each -> each.at().isPresent() ? each : each.withAt(home(each, places)))
        .collect(ImmutableList.toImmutableList());
  }

  private Optional<Integer> home(Ancient ancient, ImmutableBiMap<String, Integer> places) {
    return cards.card(ancient.card()) instanceof AncientCard card
        ? Optional.ofNullable(places.get(cards.index.name(cards.number(card.location()))))
        : Optional.empty();
  }

  private boolean isOfAClass(SkillType type) {
    return state.heroes().stream()
        .flatMap(hero -> hero.profession().stream())
        .anyMatch(card -> cards.card(card) instanceof HeroClass its && its.skills().contains(type));
  }
}
