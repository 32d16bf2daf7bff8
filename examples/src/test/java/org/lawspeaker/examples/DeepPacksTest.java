package org.lawspeaker.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.gloomkilforth.GloomProvider;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.hofordeals.HofProvider;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.thorgal.ThorgalProvider;

/**
 * Effects and conditions that stand inside one another as deep as can be read, or branch as wide,
 * make no question long: what is legal is found in a moment, or the pack is refused.
 */
class DeepPacksTest {
  private static final int DEEPEST = 18;
  private static final int WIDEST = 5;
  private static final int CARDS = 25;
  private static final int PLIES = 40;

  /** Of the processor, for one list of choices or one verdict; it is a hundredth in fact. */
  private static final Duration LONGEST = Duration.ofSeconds(1);

  private static final ImmutableMap<String, Class<?>> GAMES =
      ImmutableMap.of(
          "hand-of-destiny", HandOfDestinyProvider.class,
          "thorgal", ThorgalProvider.class,
          "prestige-rpg", PrestigeRpgProvider.class,
          "hof-ordeals", HofProvider.class,
          "gloom-kilforth", GloomProvider.class);

  /** A way to put a part of a card into another that has it inside, to some depth. */
  private enum Nest {
    WHEN("effects") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        ObjectNode when = object("then", inside);
        return list(object("when", when.set("all", list(condition(pack).orElseThrow()))));
      }
    },
    MAY("effects") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        return list(object("may", object("then", inside)));
      }
    },
    REPEAT("effects") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        return list(object("repeat", object("effects", inside).put("times", 1)));
      }
    },
    ONE_OF("effects") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        return list(object("one-of", object("of", list(inside, inside))));
      }
    },
    ONE_OF_EFFECTS("effects") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        return list(object("one-of", object("of", list(inside.get(0), inside.get(0)))));
      }
    },
    NOT("when") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        return list(object("not", object("condition", inside.get(0))));
      }
    },
    ANY_OF("when") {
      @Override
      JsonNode around(JsonNode inside, JsonNode pack) {
        JsonNode one = inside.get(0);
        return list(object("any-of", object("of", list(one, one, one))));
      }
    };

    private final String key;

    Nest(String key) {
      this.key = key;
    }

    abstract JsonNode around(JsonNode inside, JsonNode pack);

    private boolean branches() {
      return this == ONE_OF || this == ONE_OF_EFFECTS || this == ANY_OF;
    }

    /** Nests the first parts of this name in a pack; gives how many. */
    int into(JsonNode part, JsonNode pack, int depth, int most) {
      int done = 0;
      if (part instanceof ObjectNode object) {
        for (Map.Entry<String, JsonNode> each : object.properties()) {
          JsonNode value = each.getValue();
          if (done < most && each.getKey().equals(key) && value.isArray() && !value.isEmpty()) {
            for (int i = 0; i < depth; i++) {
              value = around(value, pack);
            }
            each.setValue(value);
            done++;
          } else {
            done += into(value, pack, depth, most - done);
          }
        }
      } else {
        for (JsonNode each : part) {
          done += into(each, pack, depth, most - done);
        }
      }
      return done;
    }
  }

  private static ObjectNode object(String key, JsonNode value) {
    return JsonNodeFactory.instance.objectNode().set(key, value);
  }

  private static ArrayNode list(JsonNode... entries) {
    return JsonNodeFactory.instance.arrayNode().addAll(ImmutableList.copyOf(entries));
  }

  /** Some condition of the pack, if it has any. */
  private static Optional<JsonNode> condition(JsonNode pack) {
    return Stream.of("when", "all")
        .flatMap(key -> pack.findValues(key).stream())
        .filter(found -> found.isArray() && !found.isEmpty())
        .map(found -> found.get(0))
        .findFirst();
  }

  static Stream<Arguments> packs() {
    return GAMES.keySet().stream()
        .flatMap(
            game ->
                Stream.of(Nest.values())
                    .flatMap(
                        nest ->
                            IntStream.of(2, nest.branches() ? WIDEST : DEEPEST)
                                .mapToObj(depth -> Arguments.of(game, nest, depth))));
  }

  @ParameterizedTest
  @MethodSource("packs")
  void aDeepPackIsRefusedOrAsksShortQuestions(String id, Nest nest, int depth) {
    PackText good = PackText.resource(GAMES.getOrDefault(id, Object.class), "reference-pack.yaml");
    JsonNode pack = Document.yaml(good.name(), good.text()).orThrow().root();
    JsonNode original = pack.deepCopy();
    if (nest != Nest.WHEN || condition(original).isPresent()) {
      nest.into(pack, original, depth, CARDS);
    }

    Checked<Game<?, ?, ?>> game =
        GameProvider.find(id).orElseThrow().game("deep.yaml", pack.toPrettyString());

    game.value().ifPresent(DeepPacksTest::play);
    assertThat(game.problems())
        .allSatisfy(problem -> assertThat(problem.place()).startsWith("deep.yaml:"));
  }

  @SuppressWarnings("unchecked") // a game has its own states
  private static <S, M extends Move, V> void play(Game<?, ?, ?> read) {
    Game<S, M, V> game = (Game<S, M, V>) read;
    SplittableRandom random = new SplittableRandom(3);
    S state = game.start(Setup.of(game.info().fewestSeats())).orThrow();
    for (int ply = 0; ply < PLIES && !game.pending(state).isOver(); ply++) {
      long start = processorTime();
      ImmutableList<M> legal = game.legalMoves(state);
      M move =
          game.pending(state) instanceof Pending.Chance<M> chance
              ? chance.outcomes().sample(random)
              : legal.get(random.nextInt(legal.size()));
      assertThat(game.judge(state, move).isLegal()).isTrue();
      assertThat(Duration.ofNanos(processorTime() - start)).isLessThan(LONGEST);
      state = game.apply(state, move);
    }
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
