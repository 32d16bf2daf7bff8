package org.lawspeaker.thorgal.notation;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Objects;
import java.util.function.IntFunction;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.moves.Absent;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Check;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.Insert;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Travel;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** How each kind of move is written, without who makes it. */
public final class MoveWriter {
  private static final ImmutableMap<Class<?>, Form<?>> FORMS =
      new Forms()
          .add(ChooseParty.class, (table, move) -> "start with " + cards(table, move.companions()))
          .add(ChooseLands.class, (table, move) -> "lands " + lands(table, move.lands()))
          .add(Draw.class, (table, move) -> "draw")
          .add(Fill.class, (table, move) -> "fill " + move.cards())
          .add(Play.class, (table, move) -> "play " + table.cards.name(move.suit(), move.card()))
          .add(Activate.class, (table, move) -> "activate " + table.nameOf(move.id()))
          .add(
              Absent.class,
              (table, move) -> Ascii.toLowerCase(move.verb().name()) + " " + move.card())
          .add(Pass.class, (table, move) -> "pass")
          .add(Travel.class, (table, move) -> "travel " + table.nameOf(move.land()))
          .add(Oppose.class, (table, move) -> "oppose " + table.nameOf(move.companion()))
          .add(Accept.class, (table, move) -> "accept")
          .add(Decline.class, (table, move) -> "decline")
          .add(PayTop.class, (table, move) -> "pay top")
          .add(PayPool.class, (table, move) -> "pay pool")
          .add(PayHand.class, (table, move) -> "pay " + table.cards.name(move.suit(), move.card()))
          .add(Pick.class, (table, move) -> "choose " + table.nameOf(move.id()))
          .add(
              PickCard.class, (table, move) -> "take " + table.cards.name(move.suit(), move.card()))
          .add(PickSeat.class, (table, move) -> "player " + move.chosen().index())
          .add(PickOption.class, (table, move) -> "option " + (move.option() + 1))
          .add(PickAttached.class, (table, move) -> "attached " + (move.place() + 1))
          .add(Check.class, (table, move) -> "check " + table.nameOf(move.companion()))
          .add(Destroy.class, (table, move) -> "destroy")
          .add(Suffer.class, (table, move) -> "suffer")
          .add(
              Place.class,
              (table, move) ->
                  (move.onPool() ? "pool " : "deck ") + table.cards.name(move.suit(), move.card()))
          .add(Keep.class, (table, move) -> "keep")
          .add(
              TakeDeck.class, (table, move) -> "faction " + table.cards.factionName(move.faction()))
          .add(GoFirst.class, (table, move) -> "first player " + move.first().index())
          .add(Turn.class, (table, move) -> "turn " + table.cards.name(move.suit(), move.card()))
          .add(Insert.class, (table, move) -> "slot " + move.slot())
          .all();

  /** What names cards in play, whose names depend on what else is there. */
  private static final ImmutableSet<Class<?>> IN_PLAY =
      ImmutableSet.of(Activate.class, Travel.class, Oppose.class, Pick.class, Check.class);

  private MoveWriter() {}

  /** How a kind of move is written. */
  private interface Form<M> {
    String text(Table table, M move);
  }

  /** Gathers the forms, each for its own kind. */
  private static final class Forms {
    private final ImmutableMap.Builder<Class<?>, Form<?>> forms = ImmutableMap.builder();

    <M extends ThorgalMove> Forms add(Class<M> kind, Form<M> form) {
      forms.put(kind, form);
      return this;
    }

    ImmutableMap<Class<?>, Form<?>> all() {
      return forms.buildOrThrow();
    }
  }

  /** Whether this move is written alike in every state. */
  static boolean isAlike(ThorgalMove move) {
    return !IN_PLAY.contains(move.getClass());
  }

  /** How this move is written, without who makes it. */
  @SuppressWarnings("unchecked") // each form was added for its own kind
  public static String text(Table table, ThorgalMove move) {
    return ((Form<ThorgalMove>) Objects.requireNonNull(FORMS.get(move.getClass())))
        .text(table, move);
  }

  private static String destiny(Table table, int card) {
    return table.cards.name(Suit.DESTINY, card);
  }

  private static String cards(Table table, Pile companions) {
    return names(companions, card -> destiny(table, card));
  }

  private static String lands(Table table, Pile lands) {
    return names(lands, table.cards::landName);
  }

  private static String names(Pile cards, IntFunction<String> nameOf) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cards.size(); i++) {
      text.append(i == 0 ? "" : " + ").append(nameOf.apply(cards.get(i)));
    }
    return text.toString();
  }
}
