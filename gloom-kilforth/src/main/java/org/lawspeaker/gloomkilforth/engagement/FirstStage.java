package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Ambush;
import org.lawspeaker.gloomkilforth.moves.Evade;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A Hidden hero stops being Hidden, for Surprise, or stays Hidden and tries to evade
 * (GOK-SURPRISE-04, GOK-Q-27, GOK-HIDE-07).
 */
public record FirstStage(Seat seat, @CardNumber int foe) implements Asking {
  private static final Citation STAGE = Citation.of("GOK-SURPRISE-04");
  private static final Citation SURPRISE = Citation.of("GOK-HIDE-06");
  private static final Citation EVADE = Citation.of("GOK-EVADE-01");
  private static final Citation EASY = Citation.of("GOK-EVADE-06");
  private static final Citation ANGERED = Citation.of("GOK-SURPRISE-02");
  private static final Citation NO_SNEAK = Citation.of("GOK-Q-115");

  @Override
  public Optional<Integer> about() {
    return Optional.of(foe);
  }

  @Override
  public boolean owes(Table table) {
    return table.hero(seat).hidden() && table.site(seat).encounters().contains(foe);
  }

  /**
   * Who has come out meanwhile was Hidden when the stage began, so the foe has no Surprise
   * (GOK-SURPRISE-05); who is elsewhere meets nobody.
   */
  @Override
  public void run(Table table) {
    table.pop();
    if (table.site(seat).encounters().contains(foe) && table.isThere(seat, foe)) {
      Battles.begin(table, seat, foe, Surprise.NOBODY);
    }
  }

  @Override
  public Citation why(Table table) {
    return STAGE;
  }

  @Override
  public Window window(Table table) {
    String name = table.cards.name(foe);
    return Window.of("surprise", "Give up being Hidden, or evade " + name + "?", STAGE);
  }

  /** There is no Surprise for anybody: who does not evade comes out and fights. */
  private boolean isAngered(Table table) {
    return table.turn.angered().contains(foe);
  }

  private Optional<Integer> sneak(Table table) {
    return table.cards.encounter(foe).evade();
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (!isAngered(table)) {
      moves.addLegal(Ambush.of(seat));
    }
    if (sneak(table).isPresent()) {
      moves.addLegal(Evade.of(seat));
      if (isEasy(table)) {
        moves.addLegal(Accept.of(seat));
      }
    }
  }

  /** A higher Sneak may evade without a roll, if the table plays so. */
  private boolean isEasy(Table table) {
    return table.settings.easyEvasion() && sneak(table).isPresent() && isHigher(table);
  }

  /** All that counts against the foe counts, as it would in the Test (GOK-Q-63). */
  private boolean isHigher(Table table) {
    EvasionTest test = new EvasionTest(foe);
    int dice = Chances.of(table, seat, Attribute.SNEAK, 0, test).dice();
    Table taken = Chances.taken(table, seat, Attribute.SNEAK, test);
    return dice > EvasionTest.needed(taken, seat, foe);
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof Evade || move instanceof Accept) {
      if (sneak(table).isEmpty()) {
        faults.add(NO_SNEAK, "no-sneak");
      } else if (move instanceof Accept && !isEasy(table)) {
        faults.add(EASY, table.settings.easyEvasion() ? "not-higher" : "not-played");
      }
    } else if (!(move instanceof Ambush)) {
      faults.notAsked();
    } else if (isAngered(table)) {
      faults.add(ANGERED, "angered");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    if (move instanceof Ambush) {
      return ImmutableList.of(STAGE, SURPRISE);
    }
    if (move instanceof Evade) {
      return ImmutableList.of(STAGE, EVADE);
    }
    return move instanceof Accept ? ImmutableList.of(EASY) : Asking.super.allows(table, move);
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof Ambush) {
      table.comeOut(seat, SURPRISE);
      Battles.begin(table, seat, foe, Surprise.HERO);
      table.fire(seat, Moment.HIDDEN_LOST);
    } else if (move instanceof Accept) {
      EvasionTest.evaded(table, seat, foe, EASY);
    } else {
      Tests.begin(table, seat, Attribute.SNEAK, 0, new EvasionTest(foe));
    }
  }
}
