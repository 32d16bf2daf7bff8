package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Predicate;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardIndex;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;

/** The cards of a pack, numbered and laid out for play. Immutable. */
public final class Cards {
  /** How many places a side of the map has (GOK-SETUP-03). */
  public static final int SIDE = 5;

  /** How many places the map has (GOK-LOC-01). */
  public static final int PLACES = SIDE * SIDE;

  /** The middle of the map (GOK-SETUP-02). */
  public static final int CENTRE = PLACES / 2;

  public final CardPack pack;
  public final CardIndex<Card> index;

  /** What may be done in the middle of every chapter. */
  public final DeedRules deeds;

  /** What is set off in every chapter. */
  final Triggers triggers;

  public final int city;
  public final Bag locations;
  public final Bag races;
  public final Bag classes;
  public final Bag skills;
  public final Bag night;
  public final Bag loot;
  public final Bag ancients;
  public final Bag abilities;
  public final ImmutableMap<Terrain, Bag> encounters;
  public final ImmutableMap<RewardType, Bag> rewards;

  private final Card[] cards;
  private final Kind[] kinds;
  private final long[] moments;
  private final ImmutableList<ImmutableSet<String>> keywords;
  private final ImmutableMap<String, Integer> names;

  public Cards(CardPack pack, DeedRules deeds, Triggers triggers) {
    this.pack = pack;
    this.deeds = deeds;
    this.triggers = triggers;
    this.index = index(pack);
    this.cards = new Card[index.size()];
    this.kinds = new Kind[index.size()];
    this.moments = new long[index.size()];
    ImmutableList.Builder<ImmutableSet<String>> byCard = ImmutableList.builder();
    ImmutableMap.Builder<String, Integer> byName = ImmutableMap.builder();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = index.card(i);
      kinds[i] = kind(cards[i]);
      byCard.add(ImmutableSet.copyOf(cards[i].allKeywords()));
      byName.put(cards[i].name(), i);
      for (Ability ability : cards[i].abilities()) {
        moments[i] |= ability.on().bit();
      }
    }
    names = byName.buildOrThrow();
    keywords = byCard.build();
    city = where(each -> each instanceof Location place && !place.terrain().isWild()).nth(0);
    locations = where(each -> each instanceof Location place && place.terrain().isWild());
    races = where(Race.class::isInstance);
    classes = where(HeroClass.class::isInstance);
    skills = where(Skill.class::isInstance);
    night =
        where(
            each ->
                each instanceof NightCard
                    || (each instanceof Encounter encounter && encounter.terrain().isEmpty()));
    ancients = where(AncientCard.class::isInstance);
    abilities = where(AncientCard.Abilities.class::isInstance);
    loot = tokens();
    ImmutableMap.Builder<Terrain, Bag> byTerrain = ImmutableMap.builder();
    for (Terrain terrain : Terrain.WILD) {
      byTerrain.put(
          terrain,
          where(
              each ->
                  each instanceof Encounter encounter
                      && encounter.terrain().filter(its -> its == terrain).isPresent()));
    }
    encounters = byTerrain.buildOrThrow();
    ImmutableMap.Builder<RewardType, Bag> byType = ImmutableMap.builder();
    for (RewardType type : RewardType.values()) {
      byType.put(type, where(each -> each instanceof Reward reward && reward.type() == type));
    }
    rewards = byType.buildOrThrow();
  }

  private static CardIndex<Card> index(CardPack pack) {
    CardIndex.Builder<Card> all =
        CardIndex.<Card>builder()
            .add(pack.locations(), Card::name)
            .add(pack.races(), Card::name)
            .add(pack.classes(), Card::name)
            .add(pack.skills(), Card::name);
    for (Saga saga : pack.sagas()) {
      all.add(saga.chapters(), Card::name)
          .add(ImmutableList.of(saga.finale()), Card::name)
          .add(ImmutableList.of(saga.totem()), Card::name);
    }
    return all.add(pack.encounters(), Card::name)
        .add(pack.rewards(), Card::name)
        .add(pack.night(), Card::name)
        .add(pack.nightEncounters(), Card::name)
        .add(pack.ancients(), Card::name)
        .add(pack.abilities(), Card::name)
        .add(pack.plots(), Card::name)
        .add(pack.loot(), Card::name)
        .build();
  }

  private static Kind kind(Card card) {
    if (card instanceof Location) {
      return Kind.LOCATION;
    } else if (card instanceof Race) {
      return Kind.RACE;
    } else if (card instanceof HeroClass) {
      return Kind.CLASS;
    } else if (card instanceof Skill) {
      return Kind.SKILL;
    } else if (card instanceof Saga.Chapter) {
      return Kind.CHAPTER;
    } else if (card instanceof Saga.Finale) {
      return Kind.FINALE;
    } else if (card instanceof Totem) {
      return Kind.TOTEM;
    } else if (card instanceof Encounter) {
      return Kind.ENCOUNTER;
    } else if (card instanceof Reward) {
      return Kind.REWARD;
    } else if (card instanceof NightCard) {
      return Kind.NIGHT;
    } else if (card instanceof AncientCard) {
      return Kind.ANCIENT;
    } else if (card instanceof AncientCard.Abilities) {
      return Kind.ABILITIES;
    }
    return card instanceof Plot ? Kind.PLOT : Kind.LOOT;
  }

  private Bag where(Predicate<Card> passes) {
    Heap some = Heap.empty();
    for (int i = 0; i < cards.length; i++) {
      if (passes.test(cards[i])) {
        some.add(i);
      }
    }
    return some.rest();
  }

  private Bag tokens() {
    Heap all = Heap.empty();
    for (int i = 0; i < cards.length; i++) {
      for (int copy = 0; cards[i] instanceof LootToken token && copy < token.copies(); copy++) {
        all.add(i);
      }
    }
    return all.rest();
  }

  /** The plots of an Ancient (GOK-SETUP-32). */
  public Bag plotsOf(int ancient) {
    String name = cards[ancient].name();
    return where(each -> each instanceof Plot plot && plot.of().equals(name));
  }

  /** The Abilities card that matches an Ancient (GOK-ANCIENT-03). */
  public int abilitiesOf(int ancient) {
    String name = cards[ancient].name();
    return where(each -> each instanceof AncientCard.Abilities some && some.of().equals(name))
        .nth(0);
  }

  /** The card of a number; of one that no card has, a card that is nobody's: the City. */
  public Card card(int card) {
    return cards[sane(card)];
  }

  private int sane(int card) {
    return card >= 0 && card < cards.length ? card : 0;
  }

  /** What is printed on it. */
  public String name(int card) {
    return sane(card) == card ? cards[card].name() : "no card";
  }

  public Kind kind(int card) {
    return kinds[sane(card)];
  }

  /** Whether it has this keyword, its types among them (GOK-ENC-14). */
  public boolean hasKeyword(int card, String keyword) {
    return keywords.get(sane(card)).contains(keyword);
  }

  /** The number of the card of this name. */
  public int number(String name) {
    Integer number = names.get(name);
    return number == null ? 0 : number;
  }

  /** Whether this is an encounter. */
  public boolean isEncounter(int card) {
    return kind(card) == Kind.ENCOUNTER;
  }

  public Encounter encounter(int card) {
    return (Encounter) card(card);
  }

  public Location location(int card) {
    return (Location) card(card);
  }

  public AncientCard ancient(int card) {
    return (AncientCard) card(card);
  }

  /** The saga of a hero. */
  public Saga saga(int saga) {
    return pack.sagas().get(saga);
  }

  /** The chapter or Finale that lies before a hero (GOK-SETUP-10, GOK-SAGA-10). */
  public Optional<Integer> chapterOf(Hero hero) {
    return hero.isSagaComplete()
        ? Optional.empty()
        : hero.saga().map(saga -> chapter(saga, hero.chapter()));
  }

  /** The card of the current chapter, the Finale or, once the saga is complete, the Totem. */
  public int chapter(int saga, int chapter) {
    Saga of = pack.sagas().get(saga);
    if (chapter < Hero.FINALE) {
      return number(of.chapters().get(chapter - 1).name());
    }
    return number(chapter == Hero.FINALE ? of.finale().name() : of.totem().name());
  }

  /** Whether it has an ability that works at this moment. */
  public boolean works(int card, Moment moment) {
    return (moments[sane(card)] & moment.bit()) != 0;
  }

  /** Whether two places border each other (GOK-LOC-09). */
  public static boolean areAdjacent(int one, int other) {
    return distance(one, other) == 1;
  }

  /** How many steps there are between two places, shortcuts left out. */
  public static int distance(int one, int other) {
    return Math.abs(one % SIDE - other % SIDE) + Math.abs(one / SIDE - other / SIDE);
  }
}
