package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.events.Chests;
import org.lawspeaker.prestigerpg.poison.Poison;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.stack.Modified;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** An attack goes onto the damage stack (PRE-TURN-04). */
public final class Played {
  private static final Citation STACK = Citation.of("PRE-TURN-04");
  private static final Citation JOINS = Citation.of("PRE-RIDER-04");
  private static final Citation ONE_DOUBLES = Citation.of("PRE-RIDER-08");
  private static final Citation POISONED = Citation.of("PRE-POISON-03");

  private Played() {}

  /** The attack with all that is in force; then all may react, then it is checked. */
  static void onStack(
      Table table,
      Seat seat,
      int card,
      boolean linked,
      boolean special,
      int token,
      int named,
      int under,
      boolean replaces) {
    CardFace face = table.cards.face(card);
    Mode mode = face.isManeuver() ? Mode.MANEUVER : special ? Mode.SPECIAL : Mode.ORDINARY;
    Attack attack =
        new Attack(
            table.takeId(),
            seat,
            card,
            mode,
            Attack.BASE,
            mode == Mode.MANEUVER ? -1 : token,
            named,
            ImmutableList.of(),
            0,
            linked || Linked.links(table, seat),
            false,
            0,
            under,
            false,
            replaces);
    if (mode != Mode.MANEUVER) {
      attack = Modified.byAllInForce(table, attack);
    }
    table.stack = Lists.plus(table.stack, attack);
    if (table.isTelling()) {
      tell(table, attack);
    }
    table.then(PlayWindow.afterFlip(seat, attack.id()), new Checking(attack.id()));
    reveal(table, attack, face);
  }

  private static void tell(Table table, Attack attack) {
    String name = table.cards.printed(attack.card());
    String value = attack.mode() == Mode.MANEUVER ? "" : " for " + Worth.of(table, attack);
    table.tell(
        STACK,
        "played",
        attack.owner() + " plays " + name + value,
        "card",
        table.cards.names().card(attack.card()));
    int weaker = attack.mode() == Mode.MANEUVER ? 0 : Poison.weakens(table, attack.owner());
    if (weaker > 0) {
      table.tell(POISONED, "weakened", "poison makes it " + weaker + " weaker");
    }
    if (!attack.riders().isEmpty()) {
      int riders = attack.riders().size();
      table.tell(JOINS, "riders", riders == 1 ? "a Rider joins it" : riders + " Riders join it");
      if (!table.sheet(attack.owner()).riders().isEmpty()) {
        table.tell(ONE_DOUBLES, "rider-waits", "another Rider that doubles waits for the next");
      }
    }
  }

  private static void reveal(Table table, Attack attack, CardFace face) {
    Chests.claim(table, attack);
    Occasions.setOff(table, Occasion.ATTACK_REVEALED, attack.owner(), attack.id());
    ImmutableList<Effect> reveals =
        face instanceof CardFace.Attack card
            ? card.reveals()
            : face instanceof CardFace.Maneuver card ? card.reveals() : ImmutableList.of();
    if (!reveals.isEmpty()) {
      table.push(Flow.AFTER_PLAY);
      Program.start(table, source(attack), reveals);
    }
  }

  private static Optional<Seat> seat(int named) {
    return named < 0 ? Optional.empty() : Optional.of(Seat.of(named));
  }

  private static OptionalInt token(int token) {
    return token < 0 ? OptionalInt.empty() : OptionalInt.of(token);
  }

  /** The source of what an attack does itself. */
  public static Source source(Attack attack) {
    Target target = Target.of(seat(attack.named()), token(attack.token()));
    return new Source(attack.owner(), Origin.ATTACK, attack.card(), -1, 0, target, attack.id());
  }
}
