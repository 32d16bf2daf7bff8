package org.lawspeaker.thorgal.action;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.journey.Attachment;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.piles.PilePlace;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * An event or bane card is resolved at once (THO-EVENT-05, THO-BANE-05): its symbols from the top
 * down, each completely before the next (THO-SYM-08), then its effect (THO-EVENT-04, THO-BANE-04),
 * then it is attached or destroyed (THO-EVENT-06, THO-BANE-06). Meanwhile it is in no zone
 * (THO-Q-101).
 *
 * @param owner whose card
 * @param suit event or bane card
 * @param card which
 * @param stage the index of the next symbol; the number of symbols for the effect; one more when
 *     all is done
 * @param symbols how many symbols it has
 * @param goes where it goes in the end, if its own text says so (THO-Q-37)
 */
@Value.Builder
public record Resolving(
    Seat owner, Suit suit, int card, int stage, int symbols, Optional<PilePlace> goes)
    implements ThorgalFrame, WithResolving {
  private static final Citation EVENT_SYMBOLS = Citation.of("THO-EVENT-03");
  private static final Citation DROPPED = Citation.of("THO-Q-101");
  private static final Citation ELSEWHERE = Citation.of("THO-Q-37");
  private static final Citation BANE_SYMBOLS = Citation.of("THO-BANE-03");

  static Resolving start(Seat owner, Suit suit, int card, int symbols) {
    return new Resolving(owner, suit, card, 0, symbols, Optional.empty());
  }

  @Override
  public void run(Table table) {
    if (stage > symbols) {
      table.pop();
      finish(table);
      return;
    }
    table.replaceTop(withStage(stage + 1));
    if (stage < symbols) {
      Symbol symbol = symbol(table);
      if (table.isTelling()) {
        String name = symbol.name().toLowerCase(Locale.ROOT);
        table.tell(
            suit == Suit.BANE ? BANE_SYMBOLS : EVENT_SYMBOLS,
            "symbol",
            table.cards.printed(suit, card) + " resolves " + name,
            "symbol",
            name);
      }
      Happening.announceOutOfPlay(table, Occasion.SYMBOL_RESOLVED, owner, suit, card);
      Symbols.resolve(table, owner, suit, symbol);
    } else {
      Program.start(table, source(), effects(table));
    }
  }

  /** The rest of its resolution is dropped, and the card is destroyed (THO-Q-101). */
  @Override
  public ImmutableList<ThorgalFrame> brokenOff(Table table, Seat out) {
    if (!owner.equals(out)) {
      table.bury(owner, suit, card);
      if (table.isTelling()) {
        String name = table.cards.printed(suit, card);
        table.tell(DROPPED, "destroyed", name + " is destroyed", "card", name);
      }
      Happening.announceOutOfPlay(table, Occasion.DESTROYED, owner, suit, card);
    }
    return ImmutableList.of();
  }

  private void finish(Table table) {
    if (goes.isEmpty()) {
      Attachment.finish(table, owner, suit, card);
      return;
    }
    Store store = table.store(owner, suit);
    table.setStore(owner, suit, goes.get().put(store, card, Knowers.EVERYBODY));
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(ELSEWHERE, "moved", name + " goes " + goes.get().says(), "card", name);
    }
  }

  /** The card that is resolved just now goes here in the end. */
  public static void send(Table table, PilePlace to) {
    List<ThorgalFrame> above = new ArrayList<>();
    Agenda<ThorgalFrame> left = table.agenda();
    while (!left.isEmpty()) {
      if (left.top() instanceof Resolving found) {
        left = left.replaceTop(found.withGoes(to));
        for (int i = above.size() - 1; i >= 0; i--) {
          left = left.push(above.get(i));
        }
        table.setAgenda(left);
        return;
      }
      above.add(left.top());
      left = left.pop();
    }
  }

  private Symbol symbol(Table table) {
    return suit == Suit.DESTINY
        ? table.cards.destiny(card).card.symbols().get(stage)
        : table.cards.bane(card).symbols().get(stage);
  }

  private ImmutableList<Effect> effects(Table table) {
    return suit == Suit.DESTINY
        ? table.cards.destiny(card).card.effects()
        : table.cards.bane(card).effects();
  }

  private Source source() {
    return new Source(owner, card);
  }

  /** If its player is out, nothing is left of it; all of that player's cards leave the game. */
  @Override
  public Optional<ThorgalFrame> without(Table table, Seat seat) {
    return owner.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
