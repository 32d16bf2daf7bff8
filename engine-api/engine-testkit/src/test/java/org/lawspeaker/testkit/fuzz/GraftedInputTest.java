package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.ForwardingNotation;
import org.lawspeaker.testkit.wager.WagerMove;
import org.lawspeaker.testkit.wager.WagerProvider;
import org.lawspeaker.testkit.wager.WagerState;
import org.lawspeaker.testkit.wager.WagerView;

/** Games with a fault are found out by what they accept. */
class GraftedInputTest {
  private static final String RULING =
      """
      game: wager
      cases:
        - {asks: "May I?", given: {position: {stones: [1, 2], wager: 1, turn: 1}}}
        - {asks: "May I?", given: {position: {stones: [3, 4], wager: 2, turn: 0}}}
      """;

  /** The wager, which answers some questions otherwise. */
  private static Game<?, ?, ?> wager(Map<String, Object> answers) {
    return (Game<?, ?, ?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              try {
                return answers.containsKey(method.getName())
                    ? answers.get(method.getName())
                    : method.invoke(WagerProvider.GAME, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static void play(Game<?, ?, ?> game) {
    GraftedPositions.of(game, ImmutableList.of(RULING)).play(10, 1);
  }

  @Test
  void positionsOfAnHonestGameArePlayed() {
    play(WagerProvider.GAME);
  }

  @Test
  void aPositionInWhichNobodyCanDoAnythingIsFound() {
    assertThatThrownBy(() -> play(wager(Map.of("legalMoves", ImmutableList.of()))))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("wager accepts, but does not play, with Setup[seats=2")
        .hasRootCauseMessage("nobody can do anything");
  }

  @Test
  void aNotationThatThrowsAtSomethingElseIsFound() {
    Notation<WagerState, WagerMove, WagerView> careless =
        new ForwardingNotation<>() {
          @Override
          public Notation<WagerState, WagerMove, WagerView> whole() {
            return WagerProvider.GAME.notation();
          }

          @Override
          public Checked<WagerState> arrange(WagerState from, JsonNode overlay) {
            ((ObjectNode) overlay.deepCopy()).withArray("/stones");
            return whole().arrange(from, overlay);
          }
        };

    answer(WagerProvider.GAME);
    assertThatThrownBy(() -> answer(wager(Map.of("notation", careless))))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("wager throws instead of answering, with Setup[seats=2")
        .hasRootCauseInstanceOf(UnsupportedOperationException.class);
  }

  private static void answer(Game<?, ?, ?> game) {
    new WrongParts<>(GraftedPositions.of(game, ImmutableList.of(RULING))).answer(200, 1);
  }

  @Test
  void itIsAFailureIfNoPositionIsAccepted() {
    ImmutableList<Problem> wrong = ImmutableList.of(new Problem("/wager", "never right"));
    assertThatThrownBy(() -> play(wager(Map.of("check", wrong))))
        .isInstanceOf(AssertionError.class)
        .hasMessage("no position was accepted");
  }

  /** The wager, which answers some questions otherwise with a pack of others. */
  private static GameProvider packsOf(Map<String, Object> answers) {
    return new GameProvider() {
      @Override
      public String id() {
        return "wager";
      }

      @Override
      public Game<?, ?, ?> game() {
        return WagerProvider.GAME;
      }

      @Override
      public Checked<Game<?, ?, ?>> game(String name, String yaml) {
        return new WagerProvider().game(name, yaml).map(game -> wager(answers));
      }

      @Override
      public JsonNode packSchema() {
        return new WagerProvider().packSchema();
      }
    };
  }

  @Test
  void aPackWithWhichAPositionIsNotPlayedIsFound() {
    GameProvider faulty = packsOf(Map.of("legalMoves", ImmutableList.of()));
    ImmutableList<String> rulings = ImmutableList.of(RULING);

    new GraftedPacks(new WagerProvider(), "stones: 3").playFrom(rulings, 2, 1);
    assertThatThrownBy(() -> new GraftedPacks(faulty, "stones: 3").playFrom(rulings, 2, 1))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("wager accepts, but does not play")
        .hasMessageContaining("with the pack")
        .hasRootCauseMessage("nobody can do anything");
  }

  @Test
  void itIsAFailureIfNoPositionIsAcceptedWithAnyPack() {
    ImmutableList<Problem> wrong = ImmutableList.of(new Problem("/wager", "never right"));
    GraftedPacks packs = new GraftedPacks(packsOf(Map.of("check", wrong)), "stones: 3");

    assertThatThrownBy(() -> packs.playFrom(ImmutableList.of(RULING), 2, 1))
        .isInstanceOf(AssertionError.class)
        .hasMessage("no position was accepted with any pack");
  }

  @Test
  void aPackWithWhichALawIsBrokenIsFound() {
    ImmutableList<Problem> wrong = ImmutableList.of(new Problem("/wager", "never right"));
    GameProvider faulty = packsOf(Map.of("check", wrong));

    new GraftedPacks(new WagerProvider(), "stones: 3").keepLaws(2, 1);
    assertThatThrownBy(() -> new GraftedPacks(faulty, "stones: 3").keepLaws(2, 1))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("positions-are-sound")
        .hasMessageContaining("with the pack");
  }

  @Test
  void aGraftHasPartsThatStandElsewhereUnderTheSameKey() {
    JsonNode one = Document.yaml("one", "{sides: {0: {hand: [ace], life: 7}}}").orThrow().root();
    JsonNode other =
        Document.yaml("other", "{sides: {1: {hand: [king, queen], poison: 2}}}").orThrow().root();
    Grafts grafts = Grafts.of(ImmutableList.of(one, other));
    SplittableRandom random = new SplittableRandom(1);

    assertThat(Stream.generate(() -> grafts.graft(one, random).toString()).limit(400))
        .contains(
            "{\"sides\":{\"0\":{\"hand\":[\"king\"],\"life\":7}}}",
            "{\"sides\":{\"0\":{\"hand\":[\"ace\"],\"life\":7,\"poison\":2}}}",
            "{\"sides\":{\"0\":{\"life\":7}}}",
            "{\"sides\":{\"0\":{\"hand\":[\"ace\",\"queen\"],\"life\":7}}}",
            "{\"sides\":{\"0\":{\"hand\":[\"ace\"],\"life\":8}}}")
        .noneMatch(text -> text.contains("\"hand\":7"));
    assertThat(one.toString()).contains("\"life\":7");
  }
}
