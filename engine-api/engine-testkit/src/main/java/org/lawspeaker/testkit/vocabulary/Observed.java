package org.lawspeaker.testkit.vocabulary;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.laws.GameMatrix;

/** What only running a game shows, gathered from playouts with fixed seeds. */
final class Observed {
  private static final int GAMES = 150;
  private static final int ENOUGH = 30_000;
  private static final int PLIES = 1500;
  private static final int WEIGHED = 6;
  private static final int STRANGERS = 4;
  private static final int KEPT = 400;
  private static final int TRIES = 50;
  private static final int READ_EVERY = 1000;
  private static final int WORDS = 12;
  private static final Splitter SPACES = Splitter.on(' ');

  /** So that the few games that are played are of setups far apart. */
  private static final long SPREAD = 7919;

  /** Short before long, so that another way to play changes few examples. */
  private static final Comparator<String> BRIEF =
      Comparator.<String>comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  /** Something that has a name, met in play. */
  static final class Met {
    final Set<String> clauses = new TreeSet<>();
    final Set<String> facts = new TreeSet<>();
    final Set<String> examples = new TreeSet<>(BRIEF);
    final Set<String> kinds = new TreeSet<>();

    /** How events are told to those from whom something is hidden. */
    final Set<String> masks = new TreeSet<>(BRIEF);

    int times;

    /** Whether this example is better than those that were met. */
    boolean isBriefer(String example) {
      return examples.isEmpty() || BRIEF.compare(example, examples.iterator().next()) < 0;
    }

    ImmutableList<String> briefest(int most) {
      return (examples.isEmpty() ? masks : examples)
          .stream().limit(most).collect(ImmutableList.toImmutableList());
    }
  }

  /** How a game is played. */
  private enum Taste {
    RANDOM,
    /** By the game's opinion of what comes of a move. */
    CAREFUL,
    /** What was done least. */
    CURIOUS
  }

  /**
   * A move that was read.
   *
   * @param text as it is written
   * @param kind the name of its class
   */
  record Read(String text, String kind) {}

  private int plies;

  /** What moves mean in some of the states that were met. */
  private final List<Function<String, Optional<String>>> readers = new ArrayList<>();

  final Map<String, Met> windows = new TreeMap<>();
  final Map<String, Met> chances = new TreeMap<>();
  final Map<String, Met> events = new TreeMap<>();
  final Map<String, Met> violations = new TreeMap<>();

  /** The moves, by the simple names of their classes. */
  final Map<String, Met> moves = new TreeMap<>();

  static <S, M extends Move, V> Observed of(Game<S, M, V> game) {
    Observed observed = new Observed();
    ImmutableList<Setup> setups =
        GameMatrix.of(game.info(), 1).stream()
            .filter(setup -> game.start(setup).isOk()) // some options are for some seats only
            .collect(ImmutableList.toImmutableList());
    List<M> strangers = new ArrayList<>();
    for (int i = 0; i < GAMES && observed.plies < ENOUGH; i++) {
      Setup setup =
          i % 2 == 0
              ? setups.get((int) (i * SPREAD % setups.size()))
              : mixed(game, setups.get(0), i);
      observed.play(game, setup, new SplittableRandom(i), Taste.values()[i % 3], strangers);
    }
    return observed;
  }

  /** A setup with every option drawn, or the plain one if too many do not go together. */
  private static Setup mixed(Game<?, ?, ?> game, Setup plain, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameInfo info = game.info();
    for (int i = 0; i < TRIES; i++) {
      Setup setup = Setup.of(random.nextInt(info.fewestSeats(), info.mostSeats() + 1));
      for (OptionSpec option : info.options()) {
        ImmutableList<String> values = option.values();
        setup = setup.with(option.name(), values.get(random.nextInt(values.size())));
      }
      if (game.start(setup).isOk()) {
        return setup;
      }
    }
    return plain;
  }

  /** A move of a form that was never made: what is left out is tried with words that were met. */
  Optional<Read> read(String form) {
    Set<String> words = new LinkedHashSet<>(List.of("1", "2", "seat-0"));
    moves
        .values()
        .forEach(
            met -> met.briefest(WORDS).forEach(text -> words.addAll(SPACES.splitToList(text))));
    // What few states read is the most particular: an ability of this hero, not one of others.
    Map<String, String> texts = new TreeMap<>();
    Map<String, Integer> times = new TreeMap<>();
    for (String word : words) {
      String text = form.replaceAll(" \\[.*?]", "").replaceAll("[A-Z][A-Z]*", word);
      for (Function<String, Optional<String>> reader : readers) {
        reader
            .apply(text)
            .ifPresent(
                kind -> {
                  texts.putIfAbsent(kind, text);
                  times.merge(kind, 1, Integer::sum);
                });
      }
    }
    return times.entrySet().stream()
        .min(Map.Entry.comparingByValue())
        .map(rarest -> new Read(requireNonNull(texts.get(rarest.getKey())), rarest.getKey()));
  }

  private <S, M extends Move, V> void keepReader(Game<S, M, V> game, S state) {
    readers.add(
        text ->
            game.notation().readMove(state, text).value().map(move -> move.getClass().getName()));
  }

  private static Met at(Map<String, Met> map, String name) {
    return map.computeIfAbsent(name, k -> new Met());
  }

  private <S, M extends Move, V> void play(
      Game<S, M, V> game, Setup setup, SplittableRandom random, Taste taste, List<M> strangers) {
    S state = game.start(setup).orThrow();
    for (int ply = 0; ply < PLIES; ply++) {
      Pending<M> pending = game.pending(state);
      if (pending.isOver()) {
        return;
      }
      M move = move(game, state, pending, random, taste);
      plies++;
      String text = game.notation().move(state, move);
      asked(pending, text);
      Met kind = at(moves, move.getClass().getName());
      kind.examples.add(withoutSeat(text));
      kind.times++;
      strange(game, state, strangers, random);
      if (plies % READ_EVERY == 0) {
        keepReader(game, state);
      }
      keep(strangers, move, random);
      Transition<S> next = game.explain(state, move);
      for (Event event : next.events()) {
        Met met = at(events, event.kind());
        met.clauses.add(event.citation().id());
        met.facts.addAll(event.facts().keySet());
        (event.toldMore().isEmpty() ? met.examples : met.masks).add(event.says());
      }
      state = next.next();
    }
  }

  /** Moves of these games without whose they are, which is written before all of them. */
  static String withoutSeat(String text) {
    return text.replaceFirst("^seat \\d+: ", "");
  }

  private <S, M extends Move, V> M move(
      Game<S, M, V> game, S state, Pending<M> pending, SplittableRandom random, Taste taste) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<M> legal = game.legalMoves(state);
    M best = legal.get(random.nextInt(legal.size()));
    if (taste == Taste.CURIOUS) {
      return rarest(legal, random);
    }
    if (taste == Taste.CAREFUL && pending instanceof Pending.Choose<M> choose) {
      double highest = game.evaluate(game.applyUnchecked(state, best), choose.seat());
      for (int i = 1; i < WEIGHED; i++) {
        M other = legal.get(random.nextInt(legal.size()));
        double value = game.evaluate(game.applyUnchecked(state, other), choose.seat());
        if (value > highest) {
          best = other;
          highest = value;
        }
      }
    }
    return best;
  }

  /** One of the kind that was made least. */
  private <M extends Move> M rarest(ImmutableList<M> legal, SplittableRandom random) {
    int least = Integer.MAX_VALUE;
    List<M> rare = new ArrayList<>();
    for (M move : legal) {
      int made = made(move);
      if (made < least) {
        least = made;
        rare.clear();
      }
      if (made == least) {
        rare.add(move);
      }
    }
    return rare.get(random.nextInt(rare.size()));
  }

  private int made(Move move) {
    Met met = moves.get(move.getClass().getName());
    return met == null ? 0 : met.times;
  }

  private <M extends Move> void asked(Pending<M> pending, String text) {
    if (pending instanceof Pending.Chance<M> chance) {
      Met met = at(chances, chance.why().id());
      met.examples.add(text);
    }
    pending.asked().ifPresent(window -> window(pending, window));
  }

  private <M extends Move> void window(Pending<M> pending, Window window) {
    Met met = at(windows, window.name());
    window.citations().forEach(citation -> met.clauses.add(citation.id()));
    met.examples.add(window.asks());
    met.kinds.add(
        pending instanceof Pending.Commit ? "several seats, each in secret" : "one seat, openly");
  }

  private static <M extends Move> void keep(List<M> strangers, M move, SplittableRandom random) {
    if (strangers.size() < KEPT) {
      strangers.add(move);
    } else {
      strangers.set(random.nextInt(KEPT), move);
    }
  }

  /** Moves of other moments, which the rules mostly refuse. */
  private <S, M extends Move, V> void strange(
      Game<S, M, V> game, S state, List<M> strangers, SplittableRandom random) {
    for (int i = 0; i < STRANGERS && !strangers.isEmpty(); i++) {
      M move = strangers.get(random.nextInt(strangers.size()));
      if (game.judge(state, move) instanceof Verdict.Illegal illegal) {
        String text = game.notation().move(state, move);
        for (Violation violation : illegal.violations()) {
          Met met = at(violations, violation.code());
          met.clauses.add(violation.citation().id());
          met.facts.addAll(violation.facts().keySet());
          String example = withoutSeat(text) + "\n" + violation.citation().id();
          if (met.isBriefer(example) && isReadable(game, state, text)) {
            met.examples.add(example);
          }
        }
      }
    }
  }

  /** Whether whoever writes this move will be understood. */
  private static <S> boolean isReadable(Game<S, ?, ?> game, S state, String text) {
    return text.indexOf('#') < 0 && game.notation().readMove(state, text).isOk();
  }

  /** The names in these maps and those that the sources know. */
  static ImmutableSet<String> names(Map<String, ?> one, Map<String, ?> other) {
    Set<String> names = new TreeSet<>(one.keySet());
    names.addAll(other.keySet());
    return ImmutableSet.copyOf(new LinkedHashSet<>(names));
  }
}
