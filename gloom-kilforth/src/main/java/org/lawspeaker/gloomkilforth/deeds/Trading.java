package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.AskCard;
import org.lawspeaker.gloomkilforth.moves.AskGold;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * An exchange is agreed upon: the active hero proposes, the other accepts, declines or adds
 * something of its own, to which the active hero has to agree. What is put into it, all see.
 *
 * @param stage who is asked
 * @param gives what the active hero gives
 * @param takes what the other gives; either may be nothing (GOK-EXCHANGE-02)
 */
@Value.Builder
public record Trading(Seat active, Seat partner, Stage stage, Lot gives, Lot takes)
    implements Asking, WithTrading {
  /** How far the exchange is agreed upon. */
  public enum Stage {
    /** The active hero proposes. */
    OFFER("What goes into the exchange?"),
    /** The other answers. */
    ANSWER("Do you accept, or add something?"),
    /** The other has added something, and may add more. */
    COUNTER("Do you add more?"),
    /** The active hero answers to that. */
    CONFIRM("Do you accept what was added?");

    private final String asks;

    Stage(String asks) {
      this.asks = asks;
    }
  }

  @Override
  public Seat seat() {
    return isPartners() ? partner : active;
  }

  private boolean isPartners() {
    return stage == Stage.ANSWER || stage == Stage.COUNTER;
  }

  /** A hero that is put elsewhere as it comes out exchanges nothing more (GOK-EXCHANGE-01). */
  @Override
  public boolean owes(Table table) {
    return table.hero(active).at() == table.hero(partner).at();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return Exchanging.EXCHANGE;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    String says =
        stage.asks
            + " So far "
            + active
            + " gives "
            + says(table, gives)
            + ", and "
            + partner
            + " gives "
            + says(table, takes);
    return Window.of("exchange", says, Exchanging.EXCHANGE, Exchanging.WHAT);
  }

  private static String says(Table table, Lot lot) {
    List<String> parts = new ArrayList<>();
    if (lot.gold() > 0) {
      parts.add(lot.gold() + " gold");
    }
    lot.cards().toPile().forEach(card -> parts.add(table.cards.name(card)));
    return parts.isEmpty() ? "nothing" : Words.list(parts);
  }

  /** What the one who is asked gives. */
  private Lot own() {
    return isPartners() ? takes : gives;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (stage != Stage.CONFIRM) {
      Hero hero = table.hero(seat());
      Seat to = isPartners() ? active : partner;
      for (int gold = 1; own().gold() == 0 && gold <= hero.gold(); gold++) {
        moves.addLegal(new GiveGold(seat(), to, gold));
      }
      Bag cards = rest(Exchanging.all(table, hero), own());
      for (int i = 0; i < cards.size(); i++) {
        if (cards.isFirst(i)) {
          moves.addLegal(new GiveCard(seat(), cards.nth(i)));
        }
      }
    }
    if (stage == Stage.OFFER) {
      offerToAsk(table, moves);
    }
    if (stage == Stage.OFFER || stage == Stage.COUNTER) {
      moves.addLegal(Done.of(seat()));
    } else if (!gives.isEmpty() || !takes.isEmpty()) {
      moves.addLegal(Accept.of(seat()));
    }
    moves.addLegal(Decline.of(seat()));
  }

  private void offerToAsk(Table table, Proposals<GloomMove> moves) {
    Hero other = table.hero(partner);
    for (int gold = 1; takes.gold() == 0 && gold <= other.gold(); gold++) {
      moves.addLegal(new AskGold(active, partner, gold));
    }
    Bag cards = rest(Exchanging.open(table, other), takes);
    for (int i = 0; i < cards.size(); i++) {
      if (cards.isFirst(i)) {
        moves.addLegal(new AskCard(active, cards.nth(i)));
      }
    }
  }

  private static Bag rest(Bag all, Lot lot) {
    Bag rest = all;
    for (int i = 0; i < lot.cards().size(); i++) {
      int card = lot.cards().nth(i);
      rest = rest.less(card);
    }
    return rest;
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (Proposals.of(this, table).contains(move)) {
      return;
    }
    boolean asks = move instanceof AskCard || move instanceof AskGold;
    boolean gives = move instanceof GiveCard || move instanceof GiveGold;
    if (gives && stage == Stage.CONFIRM) {
      faults.add(Exchanging.EXCHANGE, "too-late");
    } else if (asks && stage != Stage.OFFER) {
      faults.add(Exchanging.EXCHANGE, "not-asking");
    } else if (move instanceof GiveCard give) {
      judgeCard(table, seat(), give.card(), faults);
    } else if (move instanceof AskCard ask) {
      judgeCard(table, partner, ask.card(), faults);
    } else if (move instanceof GiveGold || move instanceof AskGold) {
      faults.add(Exchanging.WHAT, "no-such-gold");
    } else if (move instanceof Accept || move instanceof Done) {
      faults.add(Exchanging.EXCHANGE, "not-proposed");
    } else {
      faults.notAsked();
    }
  }

  /** An asset in play that is neither Item nor Spell stays; all else is not its own, or unseen. */
  private static void judgeCard(Table table, Seat whose, int card, Faults faults) {
    boolean stays = table.hero(whose).assets().count(card) > 0;
    faults.add(
        stays ? Exchanging.WHAT : Exchanging.EXCHANGE,
        stays ? "not-to-be-exchanged" : "not-on-offer");
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (move instanceof GiveCard give) {
      Hero hero = table.hero(seat());
      if (hero.hand().count(give.card()) > hero.shown().count(give.card())) {
        table.set(seat(), hero.withShown(hero.shown().with(give.card())));
      }
      add(table, seat(), own().adding(give.card()));
    } else if (move instanceof GiveGold give) {
      add(table, seat(), own().paying(give.gold()));
    } else if (move instanceof AskCard ask) {
      table.replaceTop(withTakes(takes.adding(ask.card())));
    } else if (move instanceof AskGold ask) {
      table.replaceTop(withTakes(takes.paying(ask.gold())));
    } else if (move instanceof Done) {
      table.replaceTop(withStage(stage == Stage.OFFER ? Stage.ANSWER : Stage.CONFIRM));
    } else {
      table.pop();
      if (move instanceof Accept) {
        carryOut(table);
      }
    }
  }

  /** All that the active hero may put into an exchange in which nothing is yet, one by one. */
  public ImmutableList<Trading> gifts(Table table) {
    ImmutableList.Builder<Trading> all = ImmutableList.builder();
    Bag cards = Exchanging.all(table, table.hero(active));
    for (int i = 0; i < cards.size(); i++) {
      if (cards.isFirst(i)) {
        all.add(withGives(gives.adding(cards.nth(i))));
      }
    }
    if (table.hero(active).gold() > 0) {
      all.add(withGives(gives.paying(table.hero(active).gold())));
    }
    return all.build();
  }

  /** Whether nothing has been put into it. */
  public boolean isEmpty() {
    return gives.isEmpty() && takes.isEmpty();
  }

  /** Carries it out. */
  public void carryOut(Table table) {
    Handover.carryOut(table, this);
  }

  private void add(Table table, Seat by, Lot more) {
    boolean partners = by.equals(partner);
    table.replaceTop(partners ? withTakes(more).withStage(Stage.COUNTER) : withGives(more));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return defeated.equals(active) || defeated.equals(partner)
        ? Optional.empty()
        : Optional.of(this);
  }
}
