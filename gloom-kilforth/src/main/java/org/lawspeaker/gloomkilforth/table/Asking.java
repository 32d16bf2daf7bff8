package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.assets.LimitOfSix;
import org.lawspeaker.gloomkilforth.deeds.Joining;
import org.lawspeaker.gloomkilforth.deeds.Trading;
import org.lawspeaker.gloomkilforth.dice.CallingFate;
import org.lawspeaker.gloomkilforth.dice.CountingDice;
import org.lawspeaker.gloomkilforth.effects.PickPart;
import org.lawspeaker.gloomkilforth.engagement.EscapeOption;
import org.lawspeaker.gloomkilforth.engagement.EscapeTo;
import org.lawspeaker.gloomkilforth.engagement.FirstStage;
import org.lawspeaker.gloomkilforth.health.LosingAp;
import org.lawspeaker.gloomkilforth.journey.AncientOrder;
import org.lawspeaker.gloomkilforth.journey.NextPlot;
import org.lawspeaker.gloomkilforth.market.AtTheMarket;
import org.lawspeaker.gloomkilforth.market.Purchase;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.ChooseHero;
import org.lawspeaker.gloomkilforth.occasions.Choosing;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.occasions.Offer;
import org.lawspeaker.gloomkilforth.occasions.PayX;
import org.lawspeaker.gloomkilforth.occasions.SetOff;
import org.lawspeaker.gloomkilforth.piles.HandingOver;
import org.lawspeaker.gloomkilforth.piles.KeepOne;
import org.lawspeaker.gloomkilforth.regale.LearnSkill;
import org.lawspeaker.gloomkilforth.regale.Pressure;
import org.lawspeaker.gloomkilforth.regale.Providing;
import org.lawspeaker.gloomkilforth.regale.TotemChoice;
import org.lawspeaker.gloomkilforth.rewards.GoldSplit;
import org.lawspeaker.gloomkilforth.rewards.LootStep;
import org.lawspeaker.gloomkilforth.rewards.RumourStep;
import org.lawspeaker.gloomkilforth.rewards.Share;
import org.lawspeaker.gloomkilforth.rewards.TrophyChoice;
import org.lawspeaker.gloomkilforth.rewards.TrophyOffer;
import org.lawspeaker.gloomkilforth.rewards.TrophyShare;
import org.lawspeaker.gloomkilforth.setup.ChooseDeck;
import org.lawspeaker.gloomkilforth.setup.ChooseOrigin;
import org.lawspeaker.gloomkilforth.setup.ChooseRumour;
import org.lawspeaker.gloomkilforth.turn.HeroTurn;

/**
 * A step that asks a hero (GOK-HIDE-08, GOK-HIDE-11). Being Hidden may be given up at every
 * question (GOK-HIDE-03), and the active hero may perform a Deed at every question (GOK-DEED-01,
 * GOK-Q-03): after it, the question is asked again.
 */
public sealed interface Asking extends GloomStep
    permits PickPart,
        SetOff,
        Offer,
        ChooseHero,
        Choosing,
        DeedWindow,
        CountingDice,
        PayX,
        LosingAp,
        AncientOrder,
        NextPlot,
        KeepOne,
        HandingOver,
        GivingUp,
        LimitOfSix,
        CallingFate,
        LootStep,
        RumourStep,
        TrophyOffer,
        TrophyChoice,
        FirstStage,
        EscapeOption,
        EscapeTo,
        AtTheMarket,
        Purchase,
        Providing,
        LearnSkill,
        TotemChoice,
        Pressure,
        HeroTurn,
        Joining,
        Trading,
        GoldSplit,
        Share,
        TrophyShare,
        ChooseOrigin,
        ChooseDeck,
        ChooseRumour {
  /** The clause that forbids a Hidden hero to perform Deeds. */
  Citation HIDDEN = Citation.of("GOK-DEED-02");

  /** The clause that lets a hero stop being Hidden at any time. */
  Citation COME_OUT = Citation.of("GOK-HIDE-03");

  /** The clause about Deeds of a hero without HP. */
  Citation WEAK = Citation.of("GOK-Q-93");

  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice; it may depend on whose text asks. */
  Citation why(Table table);

  /** The question. */
  Window window(Table table);

  /** Proposes the answers. */
  void offer(Table table, Proposals<GloomMove> moves);

  /** Does what was answered. */
  void answer(Table table, GloomMove move);

  /** Whether a Deed may be performed first. */
  default boolean takesDeeds(Table table) {
    return table.isActive(seat()) && !table.turn.ended() && !isTooWeak(table);
  }

  /** Whether the hero has no HP left, where the table bars Deeds to such a hero (GOK-Q-93). */
  private boolean isTooWeak(Table table) {
    return table.settings.noDeedsAtZero() && table.hero(seat()).hp() == 0;
  }

  /** Adds what forbids an answer. If nothing else is said, what is not offered is forbidden. */
  default void judgeAnswer(Table table, GloomMove move, Faults faults) {
    ImmutableList<GloomMove> all = Proposals.of(this, table);
    if (all.contains(move)) {
      return;
    }
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).getClass() == move.getClass()) {
        faults.add(why(table), "not-offered");
        return;
      }
    }
    faults.notAsked();
  }

  @Override
  default boolean owes(Table table) {
    return true;
  }

  @Override
  default Pending<GloomMove> asks(Table table) {
    return new Pending.Choose<>(seat(), window(table));
  }

  @Override
  default void propose(Table table, Proposals<GloomMove> moves) {
    offer(table, moves);
    if (table.hero(seat()).hidden()) {
      moves.addLegal(ComeOut.of(seat()));
    }
    if (takesDeeds(table) && !WhileHidden.bars(table, seat(), WhileHidden.What.DEEDS)) {
      table.cards.deeds.propose(table, seat(), moves);
    }
  }

  @Override
  default void judge(Table table, GloomMove move, Faults faults) {
    if (move instanceof ComeOut) {
      if (!table.hero(seat()).hidden()) {
        faults.add(COME_OUT, "not-hidden");
      }
    } else if (move instanceof DeedMove deed) {
      if (isTooWeak(table)) {
        faults.add(WEAK, "no-hp");
      } else if (!takesDeeds(table)) {
        faults.notAsked();
      } else if (WhileHidden.bars(table, seat(), WhileHidden.What.DEEDS)) {
        faults.add(HIDDEN, "hidden");
      } else {
        table.cards.deeds.judge(table, deed, faults);
      }
    } else {
      judgeAnswer(table, move, faults);
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, GloomMove move) {
    if (move instanceof ComeOut) {
      return ImmutableList.of(COME_OUT);
    }
    return move instanceof DeedMove deed
        ? table.cards.deeds.allows(deed)
        : ImmutableList.of(why(table));
  }

  @Override
  default void make(Table table, GloomMove move) {
    if (move instanceof ComeOut) {
      table.comeOut(seat(), COME_OUT);
      table.fire(seat(), Moment.HIDDEN_LOST);
    } else if (move instanceof DeedMove deed) {
      table.cards.deeds.make(table, deed);
    } else {
      answer(table, move);
    }
  }

  /** A hero that is defeated is asked nothing more (GOK-Q-92). */
  @Override
  default Optional<GloomStep> afterDefeat(Table table, Seat seat) {
    return seat().equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
