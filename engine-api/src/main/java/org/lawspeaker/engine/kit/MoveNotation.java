package org.lawspeaker.engine.kit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Phrase;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.json.Spelling;

/**
 * Moves as text, each kind printed and read by one {@link Phrase}. Reading lists every problem and
 * never throws.
 *
 * <pre>{@code
 * record Play(Seat by, int card) implements Move {}
 *
 * MoveNotation<Integer, Play> notation =
 *     MoveNotation.<Integer, Play>of(KitJson.RECORDS, Play.class)
 *         .move(Play.class, "[seat {by}: ]play {card}")
 *         .turn(round -> Optional.of(Seat.of(round % 2)))
 *         .build();
 * System.out.println(notation.write(3, new Play(Seat.of(1), 7))); // play 7
 * System.out.println(notation.write(3, new Play(Seat.of(0), 7))); // seat 0: play 7
 * System.out.println(notation.read(3, "play 7").orThrow().by()); // seat 1
 * System.out.println(notation.read(3, "plai 7").problems().get(0));
 * // no move is written "plai 7"; did you mean "play"? Moves are: [seat N: ]play N
 * }</pre>
 *
 * @param <S> the states in which moves are written
 * @param <M> the game's moves
 */
public final class MoveNotation<S, M extends Move> {
  private static final int LONGEST = 300;
  private static final String BY_SEAT = "seat *: ";
  private static final Pattern NAMED = Pattern.compile("^seat \\S+ ");

  private final ImmutableMap<Class<?>, Phrase<? extends M>> phrases;
  private final Function<? super S, Optional<Seat>> turn;
  private final ImmutableMap<String, Function<? super S, ImmutableBiMap<String, Integer>>> names;
  private final ImmutableSet<Class<?>> timeless;
  private final ImmutableSet<String> verbs;
  private final String help;

  private MoveNotation(Builder<S, M> builder) {
    this.phrases = ImmutableMap.copyOf(builder.phrases);
    this.turn = builder.turn;
    this.names = ImmutableMap.copyOf(builder.names);
    this.timeless =
        phrases.values().stream()
            .filter(phrase -> builder.changing.stream().noneMatch(phrase::says))
            .map(Phrase::type)
            .collect(ImmutableSet.toImmutableSet());
    this.verbs =
        phrases.values().stream()
            .map(phrase -> verb(phrase.skeleton()))
            .collect(ImmutableSet.toImmutableSet());
    this.help = phrases.values().stream().map(Phrase::help).collect(Collectors.joining(", "));
  }

  /** The first word that is not about who does it. */
  private static String verb(String skeleton) {
    String deed = skeleton.startsWith(BY_SEAT) ? skeleton.substring(BY_SEAT.length()) : skeleton;
    return Splitter.on(' ').split(deed).iterator().next();
  }

  /** The moves of one interface of records, or of one record. */
  public static <S, M extends Move> Builder<S, M> of(Records records, Class<M> moves) {
    return new Builder<>(records, moves);
  }

  /** How the moves are written, one form for each kind. */
  public ImmutableList<String> forms() {
    return phrases.values().stream().map(Phrase::help).collect(ImmutableList.toImmutableList());
  }

  /**
   * A move in words.
   *
   * @throws IllegalArgumentException if it is of a kind without a phrase
   */
  public String write(S state, M move) {
    Phrase<? extends M> phrase = phrases.get(move.getClass());
    if (phrase == null) {
      throw new IllegalArgumentException("no phrase for " + move);
    }
    return written(phrase, state, move);
  }

  /** Whether no word of a move depends on the state, who makes it left aside. */
  boolean isWrittenAlike(M move) {
    return timeless.contains(move.getClass());
  }

  private <T extends M> String written(Phrase<T> phrase, S state, M move) {
    return phrase.write(phrase.type().cast(move), new InState(state));
  }

  /** The move that this text means, legal or not, or everything that is wrong with it. */
  public Checked<M> read(S state, String text) {
    if (text.length() > LONGEST) {
      return Checked.bad("", "a move has at most " + LONGEST + " characters");
    }
    String words = CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
    Phrase.Terms terms = new InState(state);
    for (Phrase<? extends M> phrase : phrases.values()) {
      Optional<? extends Checked<? extends M>> read = phrase.read(words, terms);
      if (read.isPresent()) {
        return read.get().isOk()
            ? Checked.ok(read.get().orThrow())
            : Checked.bad(said(read.get().problems(), phrase));
      }
    }
    return Checked.bad("", unknown(words));
  }

  private static ImmutableList<Problem> said(ImmutableList<Problem> problems, Phrase<?> phrase) {
    return problems.stream()
        .map(problem -> new Problem("", phrase.help() + ": " + problem.message()))
        .collect(ImmutableList.toImmutableList());
  }

  private String unknown(String text) {
    ImmutableList<String> words =
        ImmutableList.copyOf(Splitter.on(' ').split(NAMED.matcher(text).replaceFirst("")));
    String meant =
        words.stream().anyMatch(verbs::contains)
            ? ";"
            : words.stream()
                .flatMap(word -> Spelling.nearest(word, verbs).stream())
                .findFirst()
                .map(word -> "; did you mean \"" + word + "\"?")
                .orElse(";");
    return "no move is written " + Problem.quote(text) + meant + " Moves are: " + help;
  }

  /** What words mean in one state. */
  private final class InState implements Phrase.Terms {
    private final S state;
    private final Map<String, ImmutableBiMap<String, Integer>> known = new HashMap<>(0);

    InState(S state) {
      this.state = state;
    }

    private Optional<ImmutableBiMap<String, Integer>> names(String key) {
      if (names.isEmpty()) {
        return Optional.empty();
      }
      Function<? super S, ImmutableBiMap<String, Integer>> here = names.get(key);
      return here == null
          ? Optional.empty()
          : Optional.of(known.computeIfAbsent(key, k -> here.apply(state)));
    }

    @Override
    public String written(String key, String value) {
      return names(key)
          .map(all -> all.inverse().getOrDefault(Integer.valueOf(value), "#" + value))
          .orElse(value);
    }

    @Override
    public Checked<String> read(String key, String word) {
      Optional<ImmutableBiMap<String, Integer>> all = names(key);
      if (all.isEmpty()) {
        return Checked.ok(word);
      }
      if (word.startsWith("#")) {
        return Checked.ok(word.substring(1));
      }
      Integer number = all.get().get(word);
      return number == null
          ? Checked.bad("/" + key, Spelling.unknown(key, word, all.get().keySet()))
          : Checked.ok(number.toString());
    }

    @Override
    public String missing(String key) {
      return key.equals("by")
          ? "say whose move it is, as in \"seat 0: ...\""
          : Phrase.Terms.super.missing(key);
    }

    @Override
    public Optional<String> implied(String key) {
      return key.equals("by")
          ? turn.apply(state).map(seat -> String.valueOf(seat.index()))
          : Optional.empty();
    }
  }

  /**
   * Gathers the phrases of a game's moves.
   *
   * @param <S> the states in which moves are written
   * @param <M> the game's moves
   */
  public static final class Builder<S, M extends Move> {
    private final Records records;
    private final Class<M> moves;
    private final Map<Class<?>, Phrase<? extends M>> phrases = new LinkedHashMap<>();
    private final Map<String, Function<? super S, ImmutableBiMap<String, Integer>>> names =
        new HashMap<>();
    private final Set<String> changing = new HashSet<>();
    private Function<? super S, Optional<Seat>> turn = state -> Optional.empty();

    private Builder(Records records, Class<M> moves) {
      this.records = records;
      this.moves = moves;
    }

    /**
     * How a kind of move is written; see {@link Phrase}.
     *
     * @throws IllegalArgumentException if another kind is written so, too
     */
    @CanIgnoreReturnValue
    public Builder<S, M> move(Class<? extends M> kind, String pattern) {
      Phrase<? extends M> phrase = records.phrase(kind, pattern);
      for (Phrase<? extends M> other : phrases.values()) {
        if (other.skeleton().equals(phrase.skeleton())) {
          throw new IllegalArgumentException(
              kind + " is written like " + other.type() + ": " + pattern);
        }
      }
      phrases.put(kind, phrase);
      return this;
    }

    /** Whose move a text is that names no seat, where a phrase has {@code [seat {by}: ]}. */
    @CanIgnoreReturnValue
    public Builder<S, M> turn(Function<? super S, Optional<Seat>> seat) {
      this.turn = seat;
      return this;
    }

    /**
     * What a number is called in a state, wherever it stands in a component of this key: a card in
     * play by its id. A number without a name is written with {@code #} before it.
     */
    @CanIgnoreReturnValue
    public Builder<S, M> names(
        String key, Function<? super S, ImmutableBiMap<String, Integer>> inState) {
      names.put(key, inState);
      changing.add(key);
      return this;
    }

    /** As the other, for names that are the same in every state: a space by its row and column. */
    @CanIgnoreReturnValue
    public Builder<S, M> names(String key, ImmutableBiMap<String, Integer> inEveryState) {
      names.put(key, state -> inEveryState);
      changing.remove(key);
      return this;
    }

    /**
     * The notation.
     *
     * @throws IllegalArgumentException if a kind of move has no phrase
     */
    public MoveNotation<S, M> build() {
      check(moves);
      return new MoveNotation<>(this);
    }

    private void check(Class<?> kind) {
      Class<?>[] permitted = kind.getPermittedSubclasses();
      if (permitted != null) {
        for (Class<?> each : permitted) {
          check(each);
        }
      } else if (!phrases.containsKey(kind)) {
        throw new IllegalArgumentException("no phrase for " + kind);
      }
    }
  }
}
