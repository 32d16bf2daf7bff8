package org.lawspeaker.gloomkilforth.notation;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.gloomkilforth.journey.KeepEvent;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Plot;

/**
 * Which cards can lie in which zone of a position, and by which clause: the rules take it for
 * granted that no others do.
 */
final class Zones {
  private final Cards cards;
  private final Bounds bounds;

  Zones(Cards cards, Bounds bounds) {
    this.cards = cards;
    this.bounds = bounds;
  }

  /** Notes every card that is in a zone where it cannot be. */
  void check(GloomState state) {
    row("/clock/weather", one(state.clock().weather()), this::isWeather, "GOK-NIGHT-06");
    row("/turn/met", Bag.of(state.turn().met()), this::canLie, "GOK-TURN-03");
    row("/turn/drawn", Bag.of(state.turn().drawn()), this::canLie, "GOK-SURPRISE-03");
    row("/turn/angered", Bag.of(state.turn().angered()), this::isStranger, "GOK-SURPRISE-02");
    decks(state.decks());
    for (int place = 0; place < state.sites().size(); place++) {
      site("/sites/" + place, state.sites().get(place));
    }
    for (int i = 0; i < state.ancients().size(); i++) {
      boolean shuffled = state.settings().shuffledAbilities(); // GOK-ANCIENT-04
      ancient("/ancients/" + i, state.ancients().get(i), shuffled);
    }
    for (int i = 0; i < state.heroes().size(); i++) {
      hero("/heroes/" + i, state.heroes().get(i));
    }
    for (int i = 0; i < state.battles().size(); i++) {
      Bag foe = Bag.of(state.battles().get(i).foe());
      row("/battles/" + i + "/foe", foe, card -> isFoe(state, card), "GOK-BATTLE-01");
    }
  }

  private void decks(Decks decks) {
    decks
        .encounters()
        .forEach(
            (terrain, supply) ->
                deck(
                    "/encounters/",
                    terrain,
                    supply,
                    of(cards.encounters, terrain),
                    "GOK-SETUP-14"));
    decks
        .rewards()
        .forEach(
            (type, supply) ->
                deck("/rewards/", type, supply, of(cards.rewards, type), "GOK-SETUP-15"));
    row("/decks/night", all(decks.night()), isOf(cards.night), "GOK-SETUP-13");
    row("/decks/loot", all(decks.loot()), isOf(cards.loot), "GOK-SETUP-20");
    row("/decks/skills", decks.skills(), is(Kind.SKILL), "GOK-SETUP-11");
    row("/decks/plots", decks.plots(), is(Kind.PLOT), "GOK-Q-72");
  }

  private void site(String at, Site site) {
    row(at + "/card", Bag.of(site.card()), is(Kind.LOCATION), "GOK-LOC-01");
    row(at + "/encounters", Bag.of(site.encounters()), this::canLie, "GOK-EVENT-01");
    row(at + "/plots", Bag.of(site.plots()), is(Kind.PLOT), "GOK-PLOT-01");
  }

  private void ancient(String at, Ancient ancient, boolean shuffled) {
    IntPredicate isItsOwn = card -> isPlotOf(ancient, card);
    row(at + "/card", Bag.of(ancient.card()), is(Kind.ANCIENT), "GOK-SETUP-29");
    IntPredicate fits = shuffled ? is(Kind.ABILITIES) : card -> isAbilitiesOf(ancient, card);
    row(at + "/abilities", one(ancient.abilities()), fits, "GOK-ANCIENT-03");
    row(at + "/plots", ancient.plots(), isItsOwn, "GOK-SETUP-32");
    row(at + "/gathered", ancient.gathered(), isItsOwn, "GOK-ASSAULT-19");
  }

  private void hero(String at, Hero hero) {
    row(at + "/race", one(hero.race()), is(Kind.RACE), "GOK-SETUP-04");
    row(at + "/profession", one(hero.profession()), is(Kind.CLASS), "GOK-SETUP-06");
    row(at + "/assets", hero.assets(), is(Kind.REWARD, Kind.TOTEM), "GOK-DISCOVER-04");
    row(at + "/skills", hero.skills(), is(Kind.SKILL), "GOK-SKILL-05");
    row(at + "/loot", hero.loot(), is(Kind.LOOT), "GOK-LOOT-01");
    row(at + "/loot", hero.loot(), card -> !isImmediate(card), "GOK-Q-44");
    row(at + "/hand", hero.hand(), is(Kind.REWARD, Kind.ENCOUNTER, Kind.PLOT), "GOK-DISCOVER-03");
    row(at + "/hand", hero.hand(), this::canBeKept, "GOK-EVENT-03");
    row(at + "/veiled", hero.veiled(), card -> canBeVeiled(hero, card), "GOK-VEIL-01");
    for (Progress progress : hero.progress()) {
      row(at + "/progress", Bag.of(progress.card()), this::canLie, "GOK-CONFRONT-05");
    }
    row(at + "/evaded", hero.evaded(), this::canBeEvaded, "GOK-EVADE-04");
    row(at + "/enemies", hero.enemies(), this::isStranger, "GOK-TOKEN-03");
  }

  private void deck(String of, Enum<?> which, Supply supply, Bag its, String clause) {
    String name = which.name().toLowerCase(Locale.ROOT);
    row("/decks" + of + name, all(supply), isOf(its), clause);
  }

  private static <K> Bag of(ImmutableMap<K, Bag> decks, K which) {
    return decks.getOrDefault(which, Bag.empty());
  }

  private void row(String at, Bag zone, IntPredicate fits, String clause) {
    bounds.zone(at, zone, fits, cards::name, Citation.of(clause));
  }

  private IntPredicate is(Kind... kinds) {
    return card -> {
      boolean found = false;
      for (Kind kind : kinds) {
        found |= cards.kind(card) == kind;
      }
      return found;
    };
  }

  private static IntPredicate isOf(Bag some) {
    return card -> some.count(card) > 0;
  }

  private boolean isWeather(int card) {
    return cards.card(card) instanceof NightCard night && night.weather();
  }

  /** Whether it can lie on the map: an Event is discarded as soon as it is resolved. */
  private boolean canLie(int card) {
    return cards.isEncounter(card) && cards.encounter(card).type() != EncounterType.EVENT;
  }

  /** A foe is an Enemy, or a Stranger that was made one. */
  private boolean canBeEvaded(int card) {
    return cards.isEncounter(card)
        && (cards.encounter(card).type() == EncounterType.ENEMY || isStranger(card));
  }

  /** An Event is kept only if it says so. */
  private boolean canBeKept(int card) {
    return !cards.isEncounter(card)
        || cards.encounter(card).type() != EncounterType.EVENT
        || Effect.isAmong(cards.encounter(card).event(), KeepEvent.class);
  }

  private boolean isStranger(int card) {
    return cards.isEncounter(card) && cards.encounter(card).isStranger();
  }

  private boolean isImmediate(int card) {
    return cards.card(card) instanceof LootToken token && token.immediate();
  }

  private boolean isPlotOf(Ancient ancient, int card) {
    return cards.card(card) instanceof Plot plot && plot.of().equals(cards.name(ancient.card()));
  }

  private boolean isAbilitiesOf(Ancient ancient, int card) {
    return cards.card(card) instanceof AncientCard.Abilities some
        && some.of().equals(cards.name(ancient.card()));
  }

  private boolean isFoe(GloomState state, int card) {
    return canLie(card) || state.ancients().stream().anyMatch(each -> each.card() == card);
  }

  /** What a hero has for as long as it lasts, or a card whose ability veils it; each one once. */
  private boolean canBeVeiled(Hero hero, int card) {
    boolean veils = cards.card(card).abilities().stream().anyMatch(Zones::veils);
    int has =
        switch (cards.kind(card)) {
          case RACE -> one(hero.race()).count(card);
          case CLASS -> one(hero.profession()).count(card);
          case SKILL -> hero.skills().count(card);
          case REWARD, TOTEM -> hero.assets().count(card);
          default -> veils ? 1 : 0;
        };
    return hero.veiled().count(card) <= has;
  }

  private static boolean veils(Ability ability) {
    return ability.cost().veil();
  }

  private static Bag one(Optional<Integer> card) {
    return card.map(Bag::of).orElse(Bag.empty());
  }

  private static Bag all(Supply supply) {
    return supply.deck().withAll(supply.discard());
  }
}
