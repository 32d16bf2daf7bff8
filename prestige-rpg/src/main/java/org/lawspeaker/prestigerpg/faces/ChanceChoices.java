package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.NatureMove;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.moves.TurnedUp;

/** What Nature does, for whoever plays Nature's part. */
final class ChanceChoices {
  /** One kind of chance in words. */
  private record Chance<M extends NatureMove>(
      Class<M> kind, String verb, BiFunction<Seen, M, String> says) {
    Choice of(Seen at, NatureMove move) {
      return Choice.of(verb, verb + " " + says.apply(at, kind.cast(move)));
    }
  }

  private static final ImmutableMap<Class<?>, Chance<?>> CHANCES =
      byKind(
          new Chance<>(
              TakeCharacter.class,
              "Take",
              (at, move) -> at.cards().character(move.character()).name()),
          new Chance<>(
              DealtQuest.class,
              "Deal",
              (at, move) -> at.cards().pack().quests().get(move.quest()).name()),
          new Chance<>(
              Reveal.class, "Reveal", (at, move) -> at.cards().encounter(move.encounter()).name()),
          new Chance<>(
              TopEvent.class, "Turn up", (at, move) -> at.cards().event(move.event()).name()),
          new Chance<>(TopRelic.class, "Gain", (at, move) -> at.card(move.relic())),
          new Chance<>(Drawn.class, "Draw", (at, move) -> at.card(move.card())),
          new Chance<>(TurnedUp.class, "Turn up", (at, move) -> at.card(move.card())),
          new Chance<>(FromHandAtRandom.class, "Pick", (at, move) -> at.card(move.card())),
          new Chance<>(ByLot.class, "Decide by lot for", (at, move) -> way(move.way())),
          new Chance<>(Order.class, "Deal Initiative", (at, move) -> numbers(move)));

  private ChanceChoices() {}

  private static ImmutableMap<Class<?>, Chance<?>> byKind(Chance<?>... all) {
    ImmutableMap.Builder<Class<?>, Chance<?>> byKind = ImmutableMap.builder();
    for (Chance<?> each : all) {
      byKind.put(each.kind(), each);
    }
    return byKind.buildOrThrow();
  }

  static Choice of(Seen at, NatureMove move) {
    return Objects.requireNonNull(CHANCES.get(move.getClass())).of(at, move);
  }

  private static String way(int way) {
    return "the " + Said.nth(way + 1) + " way";
  }

  private static String numbers(Order order) {
    List<String> numbers = new ArrayList<>();
    order.numbers().forEach(number -> numbers.add("" + number));
    return Words.list(numbers);
  }
}
