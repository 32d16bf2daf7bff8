package org.lawspeaker.hofordeals.market;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Relics go from one payer to the next, and each keeps one (HOF-LOOT_ROYAL-08). The last goes to
 * the bottom of the deck (HOF-LOOT_ROYAL-09), known to those who saw it there.
 *
 * @param payers who are still to choose, the first of them now
 * @param offered the Relics that go round; hidden from those who have not seen them
 * @param seen who has seen them, as a mask
 * @param loot whether in the loot of a Royalty, or by an effect (HOF-RELIC-02)
 * @param hidden to a viewer from whom they are hidden, how many go round; 0 otherwise
 */
@Value.Builder
public record RelicDraft(
    ImmutableList<Seat> payers,
    @CardNumber Pile offered,
    long seen,
    @Default("true") boolean loot,
    @Default("0") @Range(min = 0, max = 99) int hidden)
    implements HofStep, WithRelicDraft {
  private static final Citation KEEP = Citation.of("HOF-LOOT_ROYAL-08");
  private static final Citation BOTTOM = Citation.of("HOF-LOOT_ROYAL-09");
  private static final Citation PLACE = Citation.of("HOF-LOOT_ROYAL-10");
  private static final Citation EFFECT = Citation.of("HOF-RELIC-02");
  private static final Citation SAYS = Citation.of("HOF-PLAY-12");
  private static final Window WINDOW = Window.of("relic", "Which Relic is kept?", KEEP, PLACE);
  private static final Window BY_EFFECT = Window.of("relic", "Which Relic is kept?", EFFECT, PLACE);

  RelicDraft(ImmutableList<Seat> payers, Pile offered, long seen, boolean loot) {
    this(payers, offered, seen, loot, 0);
  }

  @Override
  public boolean owes(Table table) {
    return !payers.isEmpty() && !offered.isEmpty();
  }

  @Override
  public void run(Table table) {
    table.pop();
    for (int i = 0; i < offered.size(); i++) {
      Deck relics = table.decks.relics();
      table.decks = table.decks.withRelics(relics.putAtBottom(offered.get(i), seen));
      table.tell(loot ? BOTTOM : SAYS, "put-back", "a Relic goes to the bottom of the deck");
    }
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(payers.get(0), loot ? WINDOW : BY_EFFECT);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int i = 0; i < offered.size(); i++) {
      if (offered.indexOf(offered.get(i)) == i) {
        moves.addLegal(PickCard.of(payers.get(0), offered.get(i)));
      }
    }
    Reactions.proposeOwn(table, payers.get(0), moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (Reactions.isOwn(table, move)) {
      Reactions.judge(table, (Use) move, faults);
    } else if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (!offered.contains(pick.card())) {
      faults.add(loot ? KEEP : EFFECT, "not-offered");
    }
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (loot && !payers.isEmpty() && move instanceof PickCard && !payers.get(0).equals(move.by())) {
      faults.add(KEEP, "not-your-choice", "next", payers.get(0));
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    return move instanceof Use
        ? ImmutableList.of(Reactions.ANY_TIME)
        : HofStep.super.allows(table, move);
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Use use) {
      Reactions.use(table, use);
      return;
    }
    int card = ((PickCard) move).card();
    Seat seat = payers.get(0);
    ImmutableList<Seat> others = payers.subList(1, payers.size());
    long more = others.isEmpty() ? seen : seen | Deck.mask(others.get(0));
    Pile rest = offered.withoutCard(card);
    table.replaceTop(new RelicDraft(others, rest, more, loot));
    if (!others.isEmpty()) {
      Reacting.before(table, others.get(0));
    }
    if (table.isTelling() && !others.isEmpty()) {
      Seat next = others.get(0);
      List<String> names = new ArrayList<>();
      rest.forEach(each -> names.add(table.cards.name(each)));
      String list = Words.list(names);
      table.tellOnly(next, KEEP, "passed-on", next + " is passed " + list, "cards", list);
    }
    Equipping.place(table, seat, card);
    // A Relic that comes to its slot is acquired, also one for nothing (HOF-RELIC-03).
    Occasions.fire(table, new Source(seat, card), Moment.ACQUIRED);
  }

  @Override
  public Pile lying() {
    return offered;
  }

  @Override
  public HofStep seenBy(Viewer viewer) {
    boolean sees =
        viewer == Onlooker.ARBITER
            || (viewer instanceof Seat seat && (seen & Deck.mask(seat)) != 0);
    return sees ? this : withOffered(Pile.empty()).withHidden(offered.size());
  }
}
