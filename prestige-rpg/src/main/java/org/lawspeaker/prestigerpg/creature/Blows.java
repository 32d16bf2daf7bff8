package org.lawspeaker.prestigerpg.creature;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** Damage to the creature that does not come from the damage stack (PRE-Q-106). */
public final class Blows {
  private static final Citation BLOW = Citation.of("PRE-Q-106");
  private static final Citation TRACKER = Citation.of("PRE-SETUP-09");

  private Blows() {}

  /**
   * Damages the creature, or one of its tokens; the striker, if there is one, may have killed it.
   *
   * @param source what does the damage
   */
  public static void deal(Table table, Source source, int token, int damage) {
    if (damage > 0 && isThere(table, token)) {
      source.striker().ifPresent(seat -> DamageDone.add(table, seat, damage));
      land(table, source, token, damage, BLOW, BLOW);
    }
  }

  /**
   * Damage that counts already comes off the life at once.
   *
   * @param why the clause by which it does
   * @param kills the clause by which it is the final blow, if it kills
   */
  public static void land(
      Table table, Source source, int token, int damage, Citation why, Citation kills) {
    if (damage <= 0 || !isThere(table, token)) {
      return;
    }
    Optional<Seat> striker = source.striker();
    if (table.isTelling()) {
      String who = striker.map(Seat::toString).orElse(nameOf(table, source));
      table.tell(
          why, "blow", who + " deals " + damage + " damage to " + what(table, source, token));
    }
    if (table.foe.hasTokens()) {
      Pile tokens = table.foe.tokens();
      int left = tokens.get(token) - damage;
      if (left <= Totals.pending(table, token)) {
        Kills.tokenDies(table, token, striker, kills);
      } else {
        table.foe = table.foe.withTokens(tokens.replaced(token, left));
      }
      return;
    }
    table.foe = table.foe.withLife(table.foe.life() - damage);
    if (table.foe.life() <= Totals.pending(table, -1)) {
      Kills.creatureDies(table, striker, kills);
    }
  }

  /** Whether there is a creature to damage, or this token of it lives (PRE-Q-107). */
  private static boolean isThere(Table table, int token) {
    return Foes.canBeHurt(table) && (!table.foe.hasTokens() || table.foe.tokenLives(token));
  }

  /** Damages all tokens at the same time (PRE-Q-47). */
  public static void dealToAll(Table table, Source source, int damage) {
    for (int token = 0; token < table.foe.tokens().size() && !table.foe.over(); token++) {
      deal(table, source, token, damage);
    }
  }

  /** What does damage that is nobody's. */
  private static String nameOf(Table table, Source source) {
    return switch (source.origin()) {
      case ENCOUNTER -> table.encounter().name();
      case EVENT -> table.cards.event(source.card()).name();
      default -> "the story";
    };
  }

  private static String what(Table table, Source source, int token) {
    String creature = source.origin() == Origin.ENCOUNTER ? "itself" : table.encounter().name();
    return token < 0 ? creature : "token " + (token + 1);
  }

  /**
   * Changes the life of the creature or of a token; a loss leaves so much at least of what the
   * checked part of the stack leaves (PRE-Q-34).
   */
  public static void changeLife(Table table, int token, int life, int least) {
    if (!Foes.canBeHurt(table)) {
      return;
    }
    boolean ofToken = table.foe.hasTokens();
    int which = ofToken ? Math.max(0, token) : -1;
    int now = ofToken ? table.foe.tokens().get(which) : table.foe.life();
    int floor = Math.min(now, least + Totals.pending(table, which));
    int changed = life < 0 ? Math.max(floor, now + life) : now + life;
    if (now == 0) {
      return;
    }
    table.foe =
        ofToken
            ? table.foe.withTokens(table.foe.tokens().replaced(which, changed))
            : table.foe.withLife(changed);
    if (table.isTelling()) {
      table.tell(TRACKER, "life", table.encounter().name() + " " + Foes.life(table));
    }
  }
}
