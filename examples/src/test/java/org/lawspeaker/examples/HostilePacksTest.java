package org.lawspeaker.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Stepwise;
import org.lawspeaker.examples.StrangePack.Mischief;
import org.lawspeaker.gloomkilforth.GloomProvider;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.hofordeals.HofProvider;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.thorgal.ThorgalProvider;

/** A strange pack is refused, with the places of its problems, or it is played like any other. */
class HostilePacksTest {
  private static final int PACKS = 20;
  private static final int PLIES = 200;

  /** What one move may set off at most; in shipped packs it is less than a hundred events. */
  private static final int MOST_EVENTS = 1_000;

  private static final int MOST_CHOICES = 10_000;

  /** So many steps one move may set going. */
  private static final int MOST_STEPS = 5_000;

  /** How all these packs are called. */
  private static final String NAME = "strange.yaml";

  private static final ImmutableList<Mischief> REARRANGED =
      ImmutableList.of(Mischief.GRAFT, Mischief.PILE, Mischief.NEST);

  private static final ImmutableMap<String, JsonNode> GOOD =
      ImmutableMap.of(
          "hand-of-destiny", tree(HandOfDestinyProvider.class),
          "thorgal", tree(ThorgalProvider.class),
          "prestige-rpg", tree(PrestigeRpgProvider.class),
          "hof-ordeals", tree(HofProvider.class),
          "gloom-kilforth", tree(GloomProvider.class));

  private static JsonNode tree(Class<?> beside) {
    PackText pack = PackText.resource(beside, "reference-pack.yaml");
    return Document.yaml(pack.name(), pack.text()).orThrow().root();
  }

  static Stream<Arguments> packs() {
    return GOOD.keySet().stream()
        .flatMap(game -> IntStream.range(0, PACKS).mapToObj(seed -> Arguments.of(game, seed)));
  }

  @ParameterizedTest
  @MethodSource("packs")
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aStrangePackIsRefusedWithItsPlaceOrPlayed(String id, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameProvider provider = GameProvider.find(id).orElseThrow();

    Checked<Game<?, ?, ?>> game = provider.game(NAME, strange(GOOD.get(id), seed, random));

    assertThat(game.problems()).allSatisfy(problem -> assertThat(problem.place()).startsWith(NAME));
    game.value().ifPresent(played -> play(played, random));
  }

  /** Half of them only rearranged, so that many of them are good. */
  private static String strange(JsonNode good, int seed, SplittableRandom random) {
    StrangePack pack = new StrangePack(good, random);
    Mischief[] all = Mischief.values();
    return seed % 2 == 0
        ? pack.after(REARRANGED.get(seed / 2 % REARRANGED.size()), 1 + seed / 4).text()
        : pack.after(all[seed / 2 % all.length], 1 + seed / 10).text();
  }

  @SuppressWarnings("unchecked") // all games with packs stand on tables, with their own states
  private static <S, M extends Move, V> void play(Game<S, M, V> game, SplittableRandom random) {
    Checked<S> start = game.start(Setup.of(game.info().fewestSeats()));
    S state = start.orThrow();
    for (int ply = 0; ply < PLIES && !game.pending(state).isOver(); ply++) {
      ImmutableList<M> legal = choices(game.pending(state), game.legalMoves(state), random);
      assertThat(legal).hasSizeBetween(1, MOST_CHOICES);
      M move = legal.get(random.nextInt(legal.size()));
      Transition<S> next = game.explain(state, move);
      assertThat(next.events()).hasSizeLessThanOrEqualTo(MOST_EVENTS);
      assertThat(((Stepwise<S, M>) game).steps(state, move)).isLessThanOrEqualTo(MOST_STEPS);
      assertThat(game.notation().move(state, move)).isNotEmpty();
      state = next.next();
    }
    assertThat(game.check(state)).isEmpty();
  }

  private static <M extends Move> ImmutableList<M> choices(
      Pending<M> pending, ImmutableList<M> legal, SplittableRandom random) {
    return pending instanceof Pending.Chance<M> chance
        ? ImmutableList.of(chance.outcomes().sample(random))
        : legal;
  }
}
