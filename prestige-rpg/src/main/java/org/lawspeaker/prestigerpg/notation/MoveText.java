package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Objects;
import java.util.StringJoiner;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.Absent;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.moves.TurnedUp;
import org.lawspeaker.prestigerpg.table.Table;

/** How moves are written, without who makes them. */
public final class MoveText {
  /** How one kind of move is written. */
  private interface Words<M> {
    String of(Table table, M move);
  }

  /** A kind of move with its words. */
  private record Kind<M extends PrestigeMove>(Class<M> type, Words<M> words) {
    String of(Table table, PrestigeMove move) {
      return words.of(table, type.cast(move));
    }
  }

  private static final ImmutableMap<Class<?>, Kind<?>> KINDS =
      Maps.uniqueIndex(
          ImmutableList.<Kind<?>>of(
              new Kind<>(SetFaceDown.class, MoveText::set),
              new Kind<>(Pass.class, (table, move) -> "pass"),
              new Kind<>(Play.class, PlayText::of),
              new Kind<>(Absent.class, PlayText::absent),
              new Kind<>(Negotiate.class, (table, move) -> "negotiate seat-" + move.with().index()),
              new Kind<>(Accept.class, (table, move) -> "accept"),
              new Kind<>(Refuse.class, (table, move) -> "refuse"),
              new Kind<>(PickCard.class, (table, move) -> "card " + card(table, move.card())),
              new Kind<>(PickSeat.class, (table, move) -> "player seat-" + move.chosen().index()),
              new Kind<>(PickToken.class, (table, move) -> "token " + (move.token() + 1)),
              new Kind<>(
                  PickItem.class, (table, move) -> "item " + ItemText.of(table, move.item())),
              new Kind<>(PickOption.class, (table, move) -> "choose " + move.way()),
              new Kind<>(Done.class, (table, move) -> "done"),
              new Kind<>(TakeCharacter.class, MoveText::character),
              new Kind<>(DealtQuest.class, MoveText::quest),
              new Kind<>(Reveal.class, MoveText::reveal),
              new Kind<>(TopEvent.class, MoveText::event),
              new Kind<>(TopRelic.class, (table, move) -> "relic " + card(table, move.relic())),
              new Kind<>(Drawn.class, (table, move) -> "draw " + card(table, move.card())),
              new Kind<>(Order.class, (table, move) -> numbers(move.numbers())),
              new Kind<>(
                  FromHandAtRandom.class, (table, move) -> "random " + card(table, move.card())),
              new Kind<>(TurnedUp.class, (table, move) -> "turn-up " + card(table, move.card())),
              new Kind<>(ByLot.class, (table, move) -> "lot " + (move.way() + 1))),
          Kind::type);

  private MoveText() {}

  /** The text of a move, such as {@code set attack-20}. */
  public static String of(Table table, PrestigeMove move) {
    return Objects.requireNonNull(KINDS.get(move.getClass())).of(table, move);
  }

  /** Whether a move is written alike in every state: Items and abilities are named by owner. */
  static boolean isAlike(PrestigeMove move) {
    return move instanceof Play play ? PlayText.isAlike(play) : !(move instanceof PickItem);
  }

  private static String set(Table table, SetFaceDown move) {
    StringJoiner names = new StringJoiner(" ", "set ", "");
    move.cards().forEach(card -> names.add(card(table, card)));
    return names.toString();
  }

  private static String character(Table table, TakeCharacter move) {
    return "character " + table.cards.names().character(move.character());
  }

  private static String quest(Table table, DealtQuest move) {
    return "quest " + table.cards.names().quest(move.quest());
  }

  private static String reveal(Table table, Reveal move) {
    return "reveal " + table.cards.names().encounter(move.encounter());
  }

  private static String event(Table table, TopEvent move) {
    return "event " + table.cards.names().event(move.event());
  }

  private static String numbers(Pile numbers) {
    StringJoiner text = new StringJoiner(" ", "initiative ", "");
    numbers.forEach(number -> text.add("" + number));
    return text.toString();
  }

  private static String card(Table table, int card) {
    return table.cards.names().card(card);
  }
}
