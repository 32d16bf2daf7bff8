package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MapMaker;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentMap;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardIndex;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Rank;

/** The pack laid out by number for play. */
public final class Cards {
  public final CardPack pack;
  public final CardIndex<Card> index;
  public final int flourish;
  public final int town;

  /** The starting deck of each player (HOF-SETUP-07). */
  public final Bag starting;

  public final Bag dealers;
  public final Bag minions;
  public final Bag pain;
  public final Bag relics;
  public final Bag curses;

  /** The cards of each level without its boss, Campaign Encounters taken out (HOF-MODE-03). */
  public final ImmutableList<Bag> levels;

  /** The Royalty of each rank (HOF-Q-69). */
  public final ImmutableList<Bag> royalties;

  /** The Boss Encounter of each level (HOF-BOSS-10). */
  public final ImmutableList<Integer> bosses;

  /** Whether any Skill card changes rules while it counts as played. */
  final boolean skillsLast;

  private final Card[] cards;
  private final Kind[] kinds;
  private final ImmutableList<ImmutableList<Permanent>> lasting;
  private final boolean[] attacks;
  private final int[] costs;
  private final long[] moments;

  /** The moments at which any card does something. */
  private final long known;

  private final String[] spaces;

  /** The words of the pack's effects, each list worded once. */
  private final ConcurrentMap<ImmutableList<Effect>, String> words =
      new MapMaker().weakKeys().makeMap();

  public Cards(CardPack pack) {
    this.pack = pack;
    this.index = index(pack);
    int size = index.size();
    cards = new Card[size];
    kinds = new Kind[size];
    moments = new long[size];
    attacks = new boolean[size];
    costs = new int[size];
    for (int i = 0; i < size; i++) {
      cards[i] = index.card(i);
      attacks[i] = cards[i] instanceof Skill skill && skill.isAttack();
      costs[i] = cost(cards[i]);
      for (Ability ability : cards[i].abilities()) {
        moments[i] |= ability.on().bit();
      }
    }
    known = Arrays.stream(moments).reduce(0, (some, more) -> some | more);
    lasting = Arrays.stream(cards).map(Card::lasting).collect(ImmutableList.toImmutableList());
    int next = 0;
    skillsLast =
        Arrays.stream(cards)
            .anyMatch(each -> each instanceof Skill skill && !skill.lasting().isEmpty());
    starting = copies(pack.starting(), next, Kind.STARTING, Skill::copies);
    next += pack.starting().size();
    flourish = next;
    kinds[next++] = Kind.FLOURISH;
    Bag skills = copies(pack.skills(), next, Kind.SKILL, Skill::copies);
    next += pack.skills().size();
    Bag gear = copies(pack.equipment(), next, Kind.EQUIPMENT, Equipment::copies);
    dealers = skills.withAll(gear.toPile());
    next += pack.equipment().size();
    relics = copies(pack.relics(), next, Kind.RELIC, Equipment::copies);
    next += pack.relics().size();
    curses = copies(pack.curses(), next, Kind.CURSE, Curse::copies);
    next += pack.curses().size();
    minions = copies(pack.minions(), next, Kind.MINION, Minion::copies);
    next += pack.minions().size();
    pain = copies(pack.pain(), next, Kind.PAIN, PainCard::copies);
    next += pack.pain().size();
    Bag royal = copies(pack.royalties(), next, Kind.ROYALTY, each -> 1);
    royalties = byRank(royal);
    next += pack.royalties().size();
    town = next;
    kinds[next++] = Kind.TOWN;
    ImmutableList.Builder<Integer> boss = ImmutableList.builder();
    for (int i = 0; i < pack.bosses().size(); i++) {
      boss.add(next);
      kinds[next++] = Kind.BOSS;
    }
    bosses = boss.build();
    levels = byLevel(copies(pack.encounters(), next, Kind.ENCOUNTER, each -> 1));
    spaces = new String[pack.rows() * pack.columns()];
    for (int space = 0; space < spaces.length; space++) {
      char column = (char) ('a' + space % pack.columns());
      spaces[space] = column + String.valueOf(space / pack.columns() + 1);
    }
  }

  private static CardIndex<Card> index(CardPack pack) {
    return CardIndex.<Card>builder()
        .add(pack.starting(), Card::name)
        .add(ImmutableList.of(pack.flourish()), Card::name)
        .add(pack.skills(), Card::name)
        .add(pack.equipment(), Card::name)
        .add(pack.relics(), Card::name)
        .add(pack.curses(), Card::name)
        .add(pack.minions(), Card::name)
        .add(pack.pain(), Card::name)
        .add(pack.royalties(), Card::name)
        .add(ImmutableList.of(pack.town()), Card::name)
        .add(pack.bosses(), Card::name)
        .add(pack.encounters(), Card::name)
        .build();
  }

  private <C> Bag copies(List<C> list, int from, Kind kind, ToIntFunction<C> copies) {
    Heap all = Heap.empty();
    for (int i = 0; i < list.size(); i++) {
      kinds[from + i] = kind;
      for (int copy = 0; copy < copies.applyAsInt(list.get(i)); copy++) {
        all.add(from + i);
      }
    }
    return all.rest();
  }

  private ImmutableList<Bag> byRank(Bag royal) {
    return Stream.of(Rank.values())
        .map(rank -> where(royal, card -> ((Royalty) cards[card]).rank() == rank))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<Bag> byLevel(Bag encounters) {
    return IntStream.rangeClosed(1, Rank.values().length)
        .mapToObj(level -> where(encounters, card -> isOfLevel(card, level)))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean isOfLevel(int card, int level) {
    Encounter encounter = (Encounter) cards[card];
    return encounter.kind() != Encounter.Kind.CAMPAIGN && encounter.level().orElseThrow() == level;
  }

  private static Bag where(Bag cards, IntPredicate passes) {
    Heap some = Heap.empty();
    for (int i = 0; i < cards.size(); i++) {
      if (passes.test(cards.nth(i))) {
        some.add(cards.nth(i));
      }
    }
    return some.rest();
  }

  /** The card of a number; of one that no card has, a card that is in nobody's hand: the Town. */
  public Card card(int card) {
    return cards[sane(card)];
  }

  private int sane(int card) {
    return card >= 0 && card < cards.length ? card : town;
  }

  /** What is printed on it. */
  public String name(int card) {
    return sane(card) == card ? cards[card].name() : "no card";
  }

  public Kind kind(int card) {
    return kinds[sane(card)];
  }

  /** A Skill card, Basic or not; null if it is another card. */
  public @Nullable Skill skill(int card) {
    return card(card) instanceof Skill skill ? skill : null;
  }

  public Equipment equipment(int card) {
    return (Equipment) card(card);
  }

  public Encounter encounter(int card) {
    return (Encounter) card(card);
  }

  public Minion minion(int card) {
    return (Minion) card(card);
  }

  public Royalty royalty(int card) {
    return (Royalty) card(card);
  }

  /** Whether it is an Attack card. */
  public boolean isAttack(int card) {
    return attacks[sane(card)];
  }

  /** Whether it is a starting card or a Flourish (HOF-DECK-16, HOF-DECK-17, HOF-FLOURISH-04). */
  public boolean isBasic(int card) {
    return kinds[sane(card)] == Kind.STARTING || kinds[sane(card)] == Kind.FLOURISH;
  }

  /** Whether it is of this archetype. */
  public boolean isOf(int card, Archetype archetype) {
    return card(card) instanceof Skill skill && skill.archetypes().contains(archetype);
  }

  /** What it costs in Effort (HOF-Q-16). */
  public int cost(int card) {
    return costs[sane(card)];
  }

  private static int cost(Card card) {
    return card instanceof Skill skill
        ? skill.cost()
        : card instanceof Equipment equipment ? equipment.cost() : 0;
  }

  /** What it changes while it is in force. */
  public ImmutableList<Permanent> lasting(int card) {
    return lasting.get(sane(card));
  }

  /** Whether any card of the pack has an ability that works at this moment. */
  public boolean know(Moment moment) {
    return (known & moment.bit()) != 0;
  }

  /** Whether it has an ability that works at this moment. */
  public boolean works(int card, Moment moment) {
    return (moments[sane(card)] & moment.bit()) != 0;
  }

  /** How a space of the board is written: {@code c3}. */
  public String space(int space) {
    return spaces[space];
  }

  /** How many spaces the board has. */
  public int spaces() {
    return spaces.length;
  }

  /** Whether two spaces touch by an edge (HOF-MOVE-02, HOF-MOVE-03). */
  public boolean areAdjacent(int one, int other) {
    int columns = pack.columns();
    int apart = Math.abs(one - other);
    return apart == columns || (apart == 1 && one / columns == other / columns);
  }

  /**
   * Effects of a card in words, as they stand in the question that a player is asked: nothing if
   * there are none.
   */
  public String says(ImmutableList<Effect> effects) {
    return effects.isEmpty() ? "nothing" : words.computeIfAbsent(effects, Wording::of);
  }
}
