package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.Suit;

/**
 * A card pack laid out for play. Destiny cards, bane cards and lands are numbered each from 0, all
 * factions in one row; no two cards that are played, and no two lands, are written the same.
 */
public final class Cards {
  private final CardPack pack;
  private final Anatomy[] destiny;
  private final BaneCard[] bane;
  private final LandCard[] lands;
  private final long[] landSubtypes;
  private final Hearing hearing;
  private final CardNames destinyNames;
  private final CardNames baneNames;
  private final CardNames landNames;
  private final int[] destinyFaction;
  private final int[] baneFaction;
  private final int[] landFaction;
  private final ImmutableMap<String, Integer> subtypeBits;
  private final ImmutableList<String> deckNames;
  private final ImmutableList<Bag> destinySets;
  private final ImmutableList<Bag> baneSets;

  public Cards(CardPack pack) {
    this.pack = pack;
    Map<String, Integer> bits = new LinkedHashMap<>();
    pack.subtypes().forEach(subtype -> bits.put(subtype, bits.size()));
    subtypeBits = ImmutableMap.copyOf(bits);
    ImmutableList.Builder<String> decks = ImmutableList.builder();
    pack.factions().forEach(faction -> decks.add(Words.slug(faction.name())));
    pack.decks().forEach(deck -> decks.add(Words.slug(deck.name())));
    deckNames = decks.build();
    List<DestinyCard> destinyCards = new ArrayList<>();
    List<BaneCard> baneCards = new ArrayList<>();
    List<LandCard> landCards = new ArrayList<>();
    List<Integer> ofDestiny = new ArrayList<>();
    List<Integer> ofBane = new ArrayList<>();
    List<Integer> ofLands = new ArrayList<>();
    for (int faction = 0; faction < pack.factions().size(); faction++) {
      FactionSet set = pack.factions().get(faction);
      for (DestinyCard card : set.destiny()) {
        destinyCards.add(card);
        ofDestiny.add(faction);
      }
      for (BaneCard card : set.bane()) {
        baneCards.add(card);
        ofBane.add(faction);
      }
      for (LandCard card : set.lands()) {
        landCards.add(card);
        ofLands.add(faction);
      }
    }
    destinyFaction = array(ofDestiny);
    baneFaction = array(ofBane);
    landFaction = array(ofLands);
    bane = baneCards.toArray(new BaneCard[0]);
    lands = landCards.toArray(new LandCard[0]);
    destinyNames =
        CardNames.of(destinyCards.stream().map(DestinyCard::name).toList(), names(ofDestiny));
    baneNames =
        CardNames.beside(
            destinyNames, baneCards.stream().map(BaneCard::name).toList(), names(ofBane));
    landNames = CardNames.of(landCards.stream().map(LandCard::name).toList(), names(ofLands));
    Map<String, Integer> shared = new LinkedHashMap<>();
    destinyCards.forEach(card -> shared.putIfAbsent(Words.slug(card.name()), shared.size()));
    ImmutableMap<String, Integer> nameNumbers = ImmutableMap.copyOf(shared);
    destiny = new Anatomy[destinyCards.size()];
    for (int i = 0; i < destiny.length; i++) {
      destiny[i] = new Anatomy(destinyCards.get(i), destinyFaction[i], subtypeBits, nameNumbers);
    }
    destinySets = sets(Suit.DESTINY);
    baneSets = sets(Suit.BANE);
    hearing =
        Hearing.of(
            destinyCards.stream()
                .flatMap(card -> card.triggers().stream())
                .collect(ImmutableList.toImmutableList()));
    landSubtypes = new long[lands.length];
    for (int i = 0; i < lands.length; i++) {
      for (String subtype : lands[i].subtypes()) {
        landSubtypes[i] |= subtype(subtype);
      }
    }
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private List<String> names(List<Integer> factions) {
    return factions.stream().map(this::factionName).toList();
  }

  public CardPack pack() {
    return pack;
  }

  /** How many different cards of a suit there are. */
  public int count(Suit suit) {
    return suit == Suit.DESTINY ? destiny.length : bane.length;
  }

  public int lands() {
    return lands.length;
  }

  public Anatomy destiny(int card) {
    return destiny[card];
  }

  public BaneCard bane(int card) {
    return bane[card];
  }

  public LandCard land(int card) {
    return lands[card];
  }

  /** The subtypes that oppose free at a land, as bits (THO-OPP-04). */
  public long landSubtypes(int card) {
    return landSubtypes[card];
  }

  /** The bit of a subtype. */
  public long subtype(String name) {
    Integer bit = subtypeBits.get(name);
    return bit == null ? 0 : 1L << bit;
  }

  /** The cost of a card as printed. */
  public int cost(Suit suit, int card) {
    return suit == Suit.DESTINY ? destiny[card].card.cost() : bane[card].cost();
  }

  /** How a card is written in moves and positions. */
  public String name(Suit suit, int card) {
    return (suit == Suit.DESTINY ? destinyNames : baneNames).of(card);
  }

  public String landName(int card) {
    return landNames.of(card);
  }

  /** How a card is printed. */
  public String printed(Suit suit, int card) {
    return suit == Suit.DESTINY ? destiny[card].card.name() : bane[card].name();
  }

  /** The card of a suit that is written like this. */
  public Optional<Integer> find(Suit suit, String name) {
    return (suit == Suit.DESTINY ? destinyNames : baneNames).find(name);
  }

  public Optional<Integer> findLand(String name) {
    return landNames.find(name);
  }

  /** The faction of a card, by number. */
  public int faction(Suit suit, int card) {
    return suit == Suit.DESTINY ? destinyFaction[card] : baneFaction[card];
  }

  public int landFaction(int card) {
    return landFaction[card];
  }

  /** What sets effects of cards off. */
  public Hearing hearing() {
    return hearing;
  }

  /** How many copies of a card one box holds (THO-Q-96). */
  public int copies(Suit suit, int card) {
    return suit == Suit.DESTINY ? destiny[card].card.copies() : bane[card].copies();
  }

  public String factionName(int faction) {
    return Words.nameOr(deckNames, faction);
  }

  /** The destiny or bane cards of a faction's set. */
  public Bag factionCards(Suit suit, int faction) {
    return (suit == Suit.DESTINY ? destinySets : baneSets).get(faction);
  }

  private ImmutableList<Bag> sets(Suit suit) {
    Bag[] sets = new Bag[pack.factions().size()];
    Arrays.fill(sets, Bag.empty());
    for (int card = 0; card < count(suit); card++) {
      int faction = faction(suit, card);
      sets[faction] = sets[faction].withAll(times(card, copies(suit, card)));
    }
    return ImmutableList.copyOf(sets);
  }

  /** The lands of a faction's set. */
  public Pile factionLands(int faction) {
    Pile pile = Pile.empty();
    for (int card = 0; card < lands.length; card++) {
      pile = landFaction[card] == faction ? pile.withLast(card) : pile;
    }
    return pile;
  }

  /** The destiny or bane cards of a deck that a player built. */
  public Bag builtCards(Suit suit, DeckList deck) {
    Bag bag = Bag.empty();
    for (DeckList.Entry entry : suit == Suit.DESTINY ? deck.destiny() : deck.bane()) {
      bag = bag.withAll(times(numbered(suit, entry), entry.copies()));
    }
    return bag;
  }

  /** The lands of a deck that a player built. */
  public Pile builtLands(DeckList deck) {
    Pile pile = Pile.empty();
    for (DeckList.Entry entry : deck.lands()) {
      for (int card = 0; card < lands.length; card++) {
        if (isOf(entry, landFaction[card]) && lands[card].number() == entry.number()) {
          pile = pile.withLast(card);
        }
      }
    }
    return pile.sorted();
  }

  private int numbered(Suit suit, DeckList.Entry entry) {
    for (int card = 0; card < count(suit); card++) {
      int number = suit == Suit.DESTINY ? destiny[card].card.number() : bane[card].number();
      if (number == entry.number() && isOf(entry, faction(suit, card))) {
        return card;
      }
    }
    throw new IllegalArgumentException("no such card: " + entry);
  }

  private boolean isOf(DeckList.Entry entry, int faction) {
    return pack.factions().get(faction).name().equals(entry.faction());
  }

  private static Pile times(int card, int copies) {
    int[] cards = new int[copies];
    Arrays.fill(cards, card);
    return Pile.of(cards);
  }

  /** Every faction and every deck of a player's own, as written in options. */
  public ImmutableList<String> deckNames() {
    return deckNames;
  }
}
