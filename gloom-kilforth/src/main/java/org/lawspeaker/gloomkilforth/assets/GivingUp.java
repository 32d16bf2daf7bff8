package org.lawspeaker.gloomkilforth.assets;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero gives up cards or tokens of its choice.
 *
 * @param reason why, and what kind of card
 * @param only the keyword that they must have, if only some will do
 * @param left how many, at least 1
 */
public record GivingUp(
    Seat seat, Reason reason, Optional<String> only, @Range(min = 1, max = 99) int left)
    implements Asking {
  /** Why something is given up, and what. */
  public enum Reason {
    /** A defeated hero gives up an asset or a rumour. */
    DEFEAT(Citation.of("GOK-DEFEATED-04"), "asset or rumour"),
    /** Rumours are discarded (GOK-TERM-15). */
    RUMOURS(Citation.of("GOK-TERM-15"), "rumour"),
    /** Assets are sacrificed. */
    ASSETS(Citation.of("GOK-TERM-15"), "asset"),
    /** Loot tokens are set aside. */
    LOOT(Citation.of("GOK-LOOT-03"), "Loot token");

    private final Citation why;
    private final String says;

    Reason(Citation why, String says) {
      this.why = why;
      this.says = says;
    }

    private boolean takesRumours() {
      return this == DEFEAT || this == RUMOURS;
    }

    private boolean takesAssets() {
      return this == DEFEAT || this == ASSETS;
    }
  }

  @Override
  public boolean owes(Table table) {
    Hero hero = table.hero(seat);
    return left > 0
        && ((reason.takesRumours() && any(table, hero.hand()))
            || (reason.takesAssets() && any(table, hero.assets()))
            || (reason == Reason.LOOT && !hero.loot().isEmpty()));
  }

  private boolean any(Table table, Bag cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (isMeant(table, cards.nth(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isMeant(Table table, int card) {
    return only.isEmpty() || table.cards.hasKeyword(card, only.get());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return reason.why;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    String which = only.map(each -> " with " + each).orElse("");
    return Window.of("give-up", "Which " + reason.says + which + " is given up?", reason.why);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    if (reason.takesRumours()) {
      each(hero.hand(), card -> isMeant(table, card), card -> Discard.of(seat, card), moves);
    }
    if (reason.takesAssets()) {
      each(hero.assets(), card -> isMeant(table, card), card -> Sacrifice.of(seat, card), moves);
    }
    if (reason == Reason.LOOT) {
      loot(hero, seat, moves);
    }
  }

  private static void each(
      Bag cards, IntPredicate isMeant, IntFunction<GloomMove> gives, Proposals<GloomMove> moves) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.isFirst(i) && isMeant.test(cards.nth(i))) {
        moves.addLegal(gives.apply(cards.nth(i)));
      }
    }
  }

  /** Proposes to discard each rumour. */
  public static void rumours(Hero hero, Seat seat, Proposals<GloomMove> moves) {
    each(hero.hand(), card -> true, card -> Discard.of(seat, card), moves);
  }

  /** Proposes to sacrifice each asset. */
  public static void assets(Hero hero, Seat seat, Proposals<GloomMove> moves) {
    each(hero.assets(), card -> true, card -> Sacrifice.of(seat, card), moves);
  }

  /** Proposes to discard each Loot token. */
  static void loot(Hero hero, Seat seat, Proposals<GloomMove> moves) {
    each(hero.loot(), card -> true, card -> PickCard.of(seat, card), moves);
  }

  /** Discards or sacrifices what a move names. */
  public static void carryOut(Table table, Seat seat, GloomMove move, Citation why) {
    if (move instanceof Discard discard) {
      Discards.rumour(table, seat, discard.card(), why);
    } else if (move instanceof Sacrifice sacrifice) {
      Assets.sacrifice(table, seat, sacrifice.card(), why);
    } else {
      int token = ((PickCard) move).card();
      Hero hero = table.hero(seat);
      table.set(seat, hero.withLoot(hero.loot().without(token)));
      Discards.put(table, token);
      table.tellCard(why, "discarded", seat, "discards", token);
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (left == 1) {
      table.pop();
    } else {
      table.replaceTop(new GivingUp(seat, reason, only, left - 1));
    }
    carryOut(table, seat, move, reason.why);
  }
}
