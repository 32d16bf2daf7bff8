package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.reflect.TypeToken;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.json.Spelling;

/**
 * All cards of a game, of whatever kind, numbered from 0 in the order of the pack: one number for
 * each card, the same in piles, moves and events, and one name that is written for it.
 *
 * <pre>{@code
 * record Hand(@CardNumber Pile cards, @CardNumber Bag deck) {}
 *
 * CardIndex<String> index = CardIndex.of(ImmutableList.of("Red Ember", "Ash"), name -> name);
 * Records records = index.in(KitJson.RECORDS);
 * System.out.println(records.write(new Hand(Pile.of(1, 0), Bag.of(1, 1, 1))));
 * // {"cards":["ash","red-ember"],"deck":["3 ash"]}
 * }</pre>
 *
 * @param <C> the cards as the pack gives them
 */
public final class CardIndex<C> {
  private final ImmutableList<C> cards;
  private final ImmutableBiMap<Integer, String> names;
  private final ImmutableMap<C, Integer> numbers;

  private CardIndex(ImmutableList<C> cards, ImmutableList<String> names) {
    this.cards = cards;
    ImmutableBiMap.Builder<Integer, String> written = ImmutableBiMap.builder();
    Map<C, Integer> byCard = new HashMap<>();
    for (int i = 0; i < cards.size(); i++) {
      written.put(i, names.get(i));
      byCard.putIfAbsent(cards.get(i), i);
    }
    this.names = written.buildOrThrow();
    this.numbers = ImmutableMap.copyOf(byCard);
  }

  /**
   * The cards of one list, written by the {@link Words#slug} of what is printed on them.
   *
   * @throws IllegalArgumentException if two are written alike: the check of the pack finds that
   *     first, with its place
   */
  public static <C> CardIndex<C> of(Iterable<? extends C> cards, Function<? super C, String> name) {
    return CardIndex.<C>builder().add(cards, name).build();
  }

  /** Several lists, one after the other. */
  public static <C> Builder<C> builder() {
    return new Builder<>();
  }

  /** How many cards there are: numbers are below this. */
  public int size() {
    return cards.size();
  }

  /** The card of a number. */
  public C card(int number) {
    return cards.get(number);
  }

  /**
   * The number of a card; of equal ones the first.
   *
   * @throws IllegalArgumentException if it is none of them
   */
  public int numberOf(C card) {
    Integer number = numbers.get(card);
    if (number == null) {
      throw new IllegalArgumentException("not of this pack: " + card);
    }
    return number;
  }

  /** How a card is written; as {@link Words#unnamed} if there is no such card. */
  public String name(int number) {
    String name = names.get(number);
    return name == null ? Words.unnamed(number) : name;
  }

  /** The card that is written like this. */
  public Optional<Integer> find(String name) {
    return Optional.ofNullable(names.inverse().get(name));
  }

  /** The card that is written like this; if none is, a problem that says what may be meant. */
  public Optional<Integer> find(String place, String name, Problems problems) {
    Optional<Integer> found = find(name);
    if (found.isEmpty()) {
      problems.add(place, unknown(name));
    }
    return found;
  }

  private String unknown(String name) {
    return Spelling.unknown("card", name, names.values());
  }

  /** These records, with cards written by their names wherever they are a {@link CardNumber}. */
  public Records in(Records records) {
    return records
        .with(CardRun.class, Leaf.of(this::run, this::text))
        .with(CardNumber.class, Integer.class, Leaf.of(this::number, this::name))
        .with(PileText.class, KitJson.pileText(this::number, this::name))
        .with(
            CardNumber.class,
            Pile.class,
            Form.of(new TypeToken<ImmutableList<CardRun>>() {}, CardRun::of, CardRun::pile))
        .with(
            CardNumber.class,
            Bag.class,
            Form.of(
                new TypeToken<ImmutableList<CardRun>>() {},
                CardRun::of,
                runs -> Bag.of(CardRun.pile(runs))));
  }

  private int number(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  private CardRun run(String text) {
    int space = text.indexOf(' ');
    Integer count = space < 0 ? Integer.valueOf(1) : Ints.tryParse(text.substring(0, space));
    if (count == null || count < 1 || count > CardRun.MOST_COPIES) {
      throw new IllegalArgumentException("write a card as its name, or several as \"3 name\"");
    }
    return new CardRun(count, number(text.substring(space + 1)));
  }

  private String text(CardRun run) {
    return run.count() == 1 ? name(run.card()) : run.count() + " " + name(run.card());
  }

  /**
   * Numbers cards of several lists.
   *
   * @param <C> the cards as the pack gives them
   */
  public static final class Builder<C> {
    private final ImmutableList.Builder<C> cards = ImmutableList.builder();
    private final ImmutableList.Builder<String> names = ImmutableList.builder();

    private Builder() {}

    /** Numbers the cards of a list, behind those of the lists before. */
    @CanIgnoreReturnValue
    public <D extends C> Builder<C> add(
        Iterable<? extends D> list, Function<? super D, String> name) {
      for (D card : list) {
        cards.add(card);
        names.add(Words.slug(name.apply(card)));
      }
      return this;
    }

    /** The index of all that was added. */
    public CardIndex<C> build() {
      return new CardIndex<>(cards.build(), names.build());
    }
  }
}
