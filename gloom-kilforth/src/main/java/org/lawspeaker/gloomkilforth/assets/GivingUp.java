package org.lawspeaker.gloomkilforth.assets;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero gives up cards of its choice.
 *
 * @param reason why, and what kind of card
 * @param only the type of asset, if only one type will do
 * @param left how many, at least 1
 */
public record GivingUp(Seat seat, Reason reason, Optional<RewardType> only, int left)
    implements Asking {
  /** Why cards are given up, and which. */
  public enum Reason {
    /** A defeated hero gives up an asset or a rumour. */
    DEFEAT(Citation.of("GOK-DEFEATED-04"), true, true),
    /** An effect makes a hero discard rumours (GOK-TERM-15). */
    RUMOURS(Citation.of("GOK-TERM-15"), true, false),
    /** An effect makes a hero sacrifice assets. */
    ASSETS(Citation.of("GOK-TERM-15"), false, true);

    private final Citation why;
    private final boolean rumours;
    private final boolean assets;

    Reason(Citation why, boolean rumours, boolean assets) {
      this.why = why;
      this.rumours = rumours;
      this.assets = assets;
    }
  }

  @Override
  public boolean owes(Table table) {
    Hero hero = table.hero(seat);
    return left > 0
        && ((reason.rumours && !hero.hand().isEmpty()) || (reason.assets && hasAsset(table, hero)));
  }

  private boolean hasAsset(Table table, Hero hero) {
    for (int i = 0; i < hero.assets().size(); i++) {
      if (isMeant(table, hero.assets().nth(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isMeant(Table table, int asset) {
    return only.isEmpty()
        || (table.cards.card(asset) instanceof Reward reward && reward.type() == only.get());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why() {
    return reason.why;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    String asset = only.map(RewardType::says).orElse("asset");
    String what = reason.rumours ? reason.assets ? asset + " or rumour" : "rumour" : asset;
    return Window.of("give-up", "Which " + what + " is given up?", reason.why);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (reason.rumours) {
      rumours(table.hero(seat), seat, moves);
    }
    if (reason.assets) {
      assets(table.hero(seat), seat, moves, asset -> isMeant(table, asset));
    }
  }

  /** Proposes to discard each rumour. */
  public static void rumours(Hero hero, Seat seat, Proposals<GloomMove> moves) {
    for (int i = 0; i < hero.hand().size(); i++) {
      if (hero.hand().isFirst(i)) {
        moves.addLegal(Discard.of(seat, hero.hand().nth(i)));
      }
    }
  }

  /** Proposes to sacrifice each asset. */
  public static void assets(Hero hero, Seat seat, Proposals<GloomMove> moves) {
    assets(hero, seat, moves, asset -> true);
  }

  private static void assets(
      Hero hero, Seat seat, Proposals<GloomMove> moves, IntPredicate isMeant) {
    for (int i = 0; i < hero.assets().size(); i++) {
      if (hero.assets().isFirst(i) && isMeant.test(hero.assets().nth(i))) {
        moves.addLegal(Sacrifice.of(seat, hero.assets().nth(i)));
      }
    }
  }

  /** Discards or sacrifices what a move names. */
  public static void carryOut(Table table, Seat seat, GloomMove move, Citation why) {
    if (move instanceof Discard discard) {
      Discards.rumour(table, seat, discard.card(), why);
    } else {
      Assets.sacrifice(table, seat, ((Sacrifice) move).card(), why);
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

  /** Giving up is what defeat itself asks for. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return reason == Reason.DEFEAT || !seat.equals(defeated) ? Optional.of(this) : Optional.empty();
  }
}
