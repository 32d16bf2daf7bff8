package org.lawspeaker.gloomkilforth.engagement;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.dice.CountingDice;
import org.lawspeaker.gloomkilforth.moves.Escape;
import org.lawspeaker.gloomkilforth.moves.Fight;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** A lone hero may escape from an ordinary foe, or fight another round (GOK-BATTLE-12). */
public record EscapeOption(Seat seat) implements Asking {
  private static final Citation ESCAPE = Citation.of("GOK-BATTLE-12");
  private static final Citation ENDLESS = Citation.of("GOK-Q-76");
  private static final Window ASKS = Window.of("escape", "Fight another round, or escape?", ESCAPE);

  /**
   * Teams have no escape (GOK-TEAM-11), even if only one of them is left before the engagement is
   * over (GOK-TEAM-14), and from an Ancient there is none (GOK-ASSAULT-14).
   */
  @Override
  public boolean owes(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    return battle.heroes().size() == 1
        && table.turn.team().stream().allMatch(each -> table.hero(each).isThere())
        && !Foes.isAncient(table, battle.foe());
  }

  /**
   * Where neither side has dice, Fate and what cards do at a cost may still strike; that heroes go
   * on without them is seen by a round in which nothing of the kind was used.
   */
  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    if (!battle.spent()
        && battle.heroes().stream().allMatch(each -> isStuck(table, each, battle.foe()))) {
      table.tell(ENDLESS, "stuck", "neither side can strike: the battle ends");
      table.pop();
      RoundOver.end(table);
    } else {
      again(table);
    }
  }

  /** Whether neither a hero nor the foe rolls a die against the other by itself. */
  private static boolean isStuck(Table table, Seat hero, int foe) {
    int most = Integer.MIN_VALUE; // there is always the attribute itself
    for (Attribute used : CountingDice.usable(table, hero, Attribute.FIGHT)) {
      most = Math.max(most, table.sum(hero, used));
    }
    int extra = CountingDice.extra(table, hero, Attribute.FIGHT);
    return Skirmish.foeDice(table, hero, foe) <= 0 && most + extra <= 0;
  }

  /** The battle ends where it was fought (GOK-BATTLE-02); then the hero is placed elsewhere. */
  private void escape(Table table) {
    table.pop();
    GloomStep over = table.agenda().top();
    table.replaceTop(new EscapeTo(seat));
    table.push(over);
    RoundOver.end(table);
  }

  private void again(Table table) {
    table.set(Objects.requireNonNull(table.battle()).withSpent(false));
    table.replaceTop(new RoundStart(seat));
    RoundOver.end(table);
  }

  /** What the active hero does not decide any more is the end of its team's round. */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return RoundOver.after(this, seat, defeated);
  }

  @Override
  public Citation why(Table table) {
    return ESCAPE;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Fight.of(seat));
    moves.addLegal(Escape.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (move instanceof Fight) {
      again(table);
    } else {
      escape(table);
    }
  }
}
