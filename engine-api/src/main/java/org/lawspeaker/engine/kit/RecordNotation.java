package org.lawspeaker.engine.kit;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;

/**
 * The notation of a game whose states and views are records: they are written as they are, and a
 * position is arranged by laying some of its components anew, records and maps member by member.
 * Cards that then lie nowhere are in the deck.
 *
 * <pre>{@code
 * record Night(int round, ImmutableList<Pile> hands, Deck deck) {}
 * record Pass(Seat by) implements Move {}
 *
 * Records records = KitJson.RECORDS;
 * MoveNotation<Night, Pass> moves =
 *     MoveNotation.<Night, Pass>of(records, Pass.class).move(Pass.class, "seat {by}: pass").build();
 * Bag all = Bag.of(1, 2, 2, 3);
 * Notation<Night, Pass, Night> notation =
 *     RecordNotation.of(records, Night.class, Night.class, moves)
 *         .withRestIn(
 *             "deck",
 *             (night, problems) ->
 *                 new Census()
 *                     .add(night.hands().get(0))
 *                     .add(night.deck())
 *                     .rest(all, card -> "ember " + card, Citation.of("EMB-SETUP-01"), problems));
 * Night start = new Night(1, ImmutableList.of(Pile.empty()), Deck.shuffled(all));
 * JsonNode zones = Document.yaml("zones", "hands: ['2 3']").orThrow().root();
 * System.out.println(notation.arrange(start, zones).orThrow().deck()); // [?, ?] of {1, 2}
 * }</pre>
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
public final class RecordNotation<S, M extends Move, V> implements Notation<S, M, V> {
  /**
   * Which cards of the game lie nowhere in a position.
   *
   * @param <S> states
   */
  @FunctionalInterface
  public interface Rest<S> {
    /**
     * The cards that lie nowhere; see {@link Census#rest}.
     *
     * @param state the position, with nothing in its deck but the slots that are known
     * @param problems for cards that are laid too often
     */
    Bag of(S state, Problems problems);
  }

  private static final RecordComponent[] NONE = {};
  private static final String ORDER = "order";
  private static final String BAG = "bag";

  private final Records records;
  private final Records inViews;
  private final Class<S> states;
  private final Class<V> views;
  private final MoveNotation<? super S, M> moves;
  private final ImmutableMap<String, Rest<? super S>> rests;
  private final UnaryOperator<S> finish;
  private final ViewForm form;

  private RecordNotation(
      Records records,
      Class<S> states,
      Class<V> views,
      MoveNotation<? super S, M> moves,
      ImmutableMap<String, Rest<? super S>> rests,
      UnaryOperator<S> finish,
      ViewForm form) {
    this.records = records;
    this.inViews = KitJson.inViews(records);
    this.states = states;
    this.views = views;
    this.moves = moves;
    this.rests = rests;
    this.finish = finish;
    this.form = form;
  }

  /** States and views that are written as they are. */
  public static <S, M extends Move, V> RecordNotation<S, M, V> of(
      Records records, Class<S> states, Class<V> views, MoveNotation<? super S, M> moves) {
    return new RecordNotation<>(
        records, states, views, moves, ImmutableMap.of(), UnaryOperator.identity(), ViewForm.of());
  }

  /**
   * What lies nowhere is in the {@link Deck} of this key, unless a position names its bag: a deck
   * is then written as the slots that are known, if any. Or in the {@link Bag} of this key, unless
   * a position names it.
   *
   * @throws IllegalArgumentException if the states have neither a deck nor a bag of this key
   */
  public RecordNotation<S, M, V> withRestIn(String deck, Rest<? super S> rest) {
    Class<?> type = component(deck).map(RecordComponent::getType).orElse(Void.class);
    checkArgument(
        type == Deck.class || type == Bag.class,
        "%s has no deck and no bag \"%s\"",
        states.getSimpleName(),
        deck);
    ImmutableMap<String, Rest<? super S>> more =
        ImmutableMap.<String, Rest<? super S>>builder()
            .putAll(rests)
            .put(deck, rest)
            .buildOrThrow();
    return new RecordNotation<>(records, states, views, moves, more, finish, form);
  }

  private Optional<RecordComponent> component(String key) {
    String name = CaseFormat.LOWER_HYPHEN.to(CaseFormat.LOWER_CAMEL, key);
    return Arrays.stream(states.isRecord() ? states.getRecordComponents() : NONE)
        .filter(component -> component.getName().equals(name))
        .findAny();
  }

  private boolean isBag(String key) {
    return component(key).orElseThrow().getType() == Bag.class;
  }

  /** As the record of the position writes it. */
  private JsonNode write(String key, Bag bag) {
    return component(key).orElseThrow().isAnnotationPresent(CardNumber.class)
        ? records.write(Deck.shuffled(bag)).get(BAG)
        : records.write(bag);
  }

  /**
   * A position that was read goes on as far as nobody is asked. What cannot be must be left as it
   * is, for {@code check} to say so.
   */
  public RecordNotation<S, M, V> withSettling(UnaryOperator<S> settle) {
    return new RecordNotation<>(records, states, views, moves, rests, settle, form);
  }

  /**
   * What of a view only the engine needs stands apart in its JSON, see {@link ViewForm}.
   *
   * @param inner the keys of it
   */
  public RecordNotation<S, M, V> withInner(String... inner) {
    return new RecordNotation<>(records, states, views, moves, rests, finish, ViewForm.of(inner));
  }

  @Override
  public String move(S state, M move) {
    return moves.write(state, move);
  }

  @Override
  public boolean isWrittenAlike(M move) {
    return moves.isWrittenAlike(move);
  }

  @Override
  public Checked<M> readMove(S state, String text) {
    return moves.read(state, text);
  }

  @Override
  public JsonNode state(S state) {
    return records.write(state, states);
  }

  @Override
  public Checked<S> readState(JsonNode json) {
    return dealt(json).then(whole -> records.read(whole, states)).map(finish);
  }

  @Override
  public JsonNode view(V view) {
    return form.write(inViews.write(view, views));
  }

  @Override
  public Checked<V> readView(JsonNode json) {
    return inViews.read(ViewForm.read(json), views);
  }

  @Override
  public JsonNode viewSchema() {
    return form.schema(inViews.schema(views));
  }

  /** A position says what it lays anew, and may leave out all else. */
  @Override
  public JsonNode positionSchema() {
    JsonNode schema = records.schema(states);
    ((ObjectNode) ViewForm.defined(schema, schema)).remove("required");
    return schema;
  }

  @Override
  public ImmutableList<String> forms() {
    return moves.forms();
  }

  @Override
  public Checked<S> arrange(S from, JsonNode overlay) {
    if (!overlay.isObject()) {
      return Checked.bad("", "an arrangement is an object of zones");
    }
    if (Limits.isTooDeep(overlay)) {
      return Checked.bad("", "nested more than " + Limits.DEEPEST + " deep");
    }
    ObjectNode base = state(from).deepCopy();
    for (String deck : rests.keySet()) {
      if (isBag(deck)) {
        base.remove(deck);
      } else if (base.get(deck) instanceof ObjectNode written) {
        written.remove(BAG);
        if (written.get(ORDER) instanceof ArrayNode order) {
          while (!order.isEmpty() && PileText.isUnknown(order.path(order.size() - 1).asText())) {
            order.remove(order.size() - 1);
          }
        }
      }
    }
    return readState(records.overlay(states, base, overlay));
  }

  /** The position with decks whose bags are left out. */
  private Checked<JsonNode> dealt(JsonNode json) {
    if (!json.isObject() || rests.keySet().stream().noneMatch(key -> leavesOut(json, key))) {
      return Checked.ok(json);
    }
    ObjectNode whole = json.deepCopy();
    ObjectNode empty = json.deepCopy();
    for (String key : rests.keySet()) {
      if (leavesOut(json, key)) {
        empty.set(key, isBag(key) ? write(key, Bag.empty()) : known(json.path(key)));
      }
    }
    return records.read(empty, states).then(state -> deal(state, whole));
  }

  /** Whether the bag of a deck is left out, or all of the deck or bag. */
  private static boolean leavesOut(JsonNode position, String deck) {
    JsonNode written = position.path(deck);
    return written.isMissingNode() || (written.isObject() && !written.has(BAG));
  }

  /** A deck of nothing but its known cards. */
  private ObjectNode known(JsonNode deck) {
    ObjectNode known = records.write(Deck.empty()).deepCopy();
    if (deck.has(ORDER)) {
      known.set(ORDER, deck.path(ORDER).deepCopy());
    }
    if (known.path(ORDER) instanceof ArrayNode order) {
      for (int i = order.size() - 1; i >= 0; i--) {
        if (PileText.isUnseen(order.path(i).asText())) {
          order.remove(i);
        }
      }
    }
    return known;
  }

  private Checked<JsonNode> deal(S state, ObjectNode whole) {
    Problems problems = new Problems();
    rests.forEach(
        (key, rest) -> {
          if (leavesOut(whole, key)) {
            Bag bag = rest.of(state, problems);
            whole.set(key, isBag(key) ? write(key, bag) : deck(whole.path(key), bag));
          }
        });
    return problems.checked(whole);
  }

  /** A deck of which some cards are known, if any, and the others are these. */
  private ObjectNode deck(JsonNode written, Bag bag) {
    ObjectNode deck =
        written.isObject() ? written.deepCopy() : records.write(Deck.empty()).deepCopy();
    return deck.set(BAG, records.write(Deck.shuffled(bag)).get(BAG));
  }
}
