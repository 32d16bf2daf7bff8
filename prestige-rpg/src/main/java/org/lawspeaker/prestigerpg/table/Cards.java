package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;

/**
 * A card pack laid out for play. The cards of the draw deck are numbered from 0, one number for all
 * copies of a card; Relics go on from there, so that every Item has a number of its own.
 * Characters, encounters, events, quests and modules are numbered each from 0.
 */
public final class Cards {
  private final CardPack pack;
  private final OrderOfPlay play;
  private final CardFace[] faces;
  private final Names names;
  private final HandPlays handPlays;
  private final HandPlays fallenPlays;
  private final Givers givers;
  private final Prompts prompts;
  private final Map<ImmutableSet<Expansion>, Bag> decks = new ConcurrentHashMap<>();

  public Cards(CardPack pack, OrderOfPlay play) {
    this.pack = pack;
    this.play = play;
    this.faces = pack.deck().stream().map(DeckCard::face).toArray(CardFace[]::new);
    this.names = new Names(pack);
    this.handPlays = new HandPlays(pack, card -> true);
    this.fallenPlays = new HandPlays(pack, DeckCard::fallenKeep);
    this.givers = Givers.of(pack);
    this.prompts = new Prompts(this);
  }

  public CardPack pack() {
    return pack;
  }

  /** What follows what when these cards are played. */
  public OrderOfPlay play() {
    return play;
  }

  /** How everything is written. */
  public Names names() {
    return names;
  }

  /** What is asked after a flip. */
  public Prompts prompts() {
    return prompts;
  }

  /** What can be played from hands at all (PRE-Q-105). */
  public HandPlays handPlays() {
    return handPlays;
  }

  /** The same of dead players who fight (PRE-LICH-07). */
  public HandPlays fallenPlays() {
    return fallenPlays;
  }

  /** Which changes of the rules they bring at all. */
  Givers givers() {
    return givers;
  }

  /** How many different cards the draw deck has. */
  public int deckKinds() {
    return faces.length;
  }

  /** What a card of the draw deck is: an Attack, Action or Item card (PRE-CLASS-02). */
  public CardFace face(int card) {
    return faces[card];
  }

  /** Whether the draw deck of a game holds this card (PRE-Q-101). */
  public boolean isIn(Settings settings, int card) {
    return settings.has(pack.deck().get(card).expansion());
  }

  /**
   * Whether a dead player who fights keeps a card that is drawn (PRE-LICH-07): Action cards and
   * Items mostly not.
   */
  public boolean isKeptByTheFallen(int card) {
    return !isRelic(card) && (isAttack(card) || pack.deck().get(card).fallenKeep());
  }

  /** Whether a card of the draw deck can be set as an Attack card (PRE-CLASS-01). */
  public boolean isAttack(int card) {
    return faces[card].isAttack();
  }

  /** Whether it is an Attack card that can be played from a hand, so no Stand In (PRE-Q-25). */
  public boolean isPlainAttack(int card) {
    return isAttack(card) && !faces[card].isStandIn();
  }

  /** Whether it is a Rider (PRE-RIDER-01). */
  public boolean isRider(int card) {
    return !isRelic(card) && faces[card] instanceof CardFace.Rider;
  }

  /**
   * Whether it is an Item or a Relic, which is one for every text (PRE-CLASS-03, PRE-RELIC-01,
   * PRE-RELIC-03).
   */
  public boolean isItem(int card) {
    return card >= faces.length || faces[card].isItem();
  }

  public boolean isRelic(int card) {
    return card >= faces.length;
  }

  /** What an Item or Relic does. */
  public Kit kit(int card) {
    return isRelic(card)
        ? pack.relics().get(card - faces.length).kit()
        : ((CardFace.Item) faces[card]).kit();
  }

  /** The number of a Relic. */
  public int relic(int index) {
    return faces.length + index;
  }

  public EncounterCard encounter(int encounter) {
    return pack.encounters().get(encounter);
  }

  public EventCard event(int event) {
    return pack.events().get(event);
  }

  public CharacterCard character(int character) {
    return pack.characters().get(character);
  }

  /** How a card of the draw deck or a Relic is printed. */
  public String printed(int card) {
    return isRelic(card)
        ? pack.relics().get(card - faces.length).name()
        : pack.deck().get(card).name();
  }

  /** The draw deck of a game with these expansions (PRE-SETUP-03): made once, asked for often. */
  public Bag deck(Settings settings) {
    return decks.computeIfAbsent(settings.expansions(), chosen -> deckOf(settings));
  }

  private Bag deckOf(Settings settings) {
    int[] all =
        IntStream.range(0, faces.length)
            .filter(card -> isIn(settings, card))
            .flatMap(card -> IntStream.generate(() -> card).limit(pack.deck().get(card).copies()))
            .toArray();
    return Bag.of(all);
  }

  /** The Encounter cards of a game with these expansions (PRE-Q-101). */
  public Bag encounters(Settings settings) {
    return Bag.of(
        IntStream.range(0, pack.encounters().size())
            .filter(i -> settings.has(encounter(i).expansion()))
            .filter(i -> encounter(i).needs().stream().allMatch(settings::has))
            .toArray());
  }

  /** The Event cards of a game with these expansions (PRE-EVENT-01). */
  public Bag events(Settings settings) {
    return settings.has(Expansion.RELICS_AND_RUIN)
        ? Bag.of(
            IntStream.range(0, pack.events().size())
                .filter(i -> settings.has(event(i).expansion()))
                .toArray())
        : Bag.empty();
  }

  /** The Relics of a game with these expansions. */
  public Bag relics(Settings settings) {
    return settings.has(Expansion.RELICS_AND_RUIN)
        ? Bag.of(IntStream.range(0, pack.relics().size()).map(this::relic).toArray())
        : Bag.empty();
  }

  /**
   * Which kinds of changes the cards of a pack bring at all: most kinds come from a card or two,
   * and nobody need look for them where no card brings them.
   *
   * @param items what Items and Relics change
   * @param encounters what encounters change
   * @param events what Events change
   */
  record Givers(
      Changes<String, Lasting> items,
      Changes<String, Lasting> encounters,
      Changes<String, Lasting> events) {
    static Givers of(CardPack pack) {
      Changes.Gathering<String, Lasting> items = Changes.gather();
      for (DeckCard card : pack.deck()) {
        if (card.face() instanceof CardFace.Item item) {
          add(items, card.name(), item.kit().owned());
        }
      }
      for (RelicCard relic : pack.relics()) {
        add(items, relic.name(), relic.kit().owned());
      }
      Changes.Gathering<String, Lasting> encounters = Changes.gather();
      for (EncounterCard card : pack.encounters()) {
        card.phases().forEach(phase -> add(encounters, card.name(), phase.lasting()));
      }
      Changes.Gathering<String, Lasting> events = Changes.gather();
      for (EventCard card : pack.events()) {
        add(events, card.name(), card.lasting());
      }
      return new Givers(items.all(), encounters.all(), events.all());
    }

    private static void add(
        Changes.Gathering<String, Lasting> to, String card, ImmutableList<Lasting> lasting) {
      lasting.forEach(each -> to.add(card, each));
    }
  }
}
