package org.lawspeaker.prestigerpg.setting;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Step a: the players set cards face down, all at the same time (PRE-SET-01, PRE-Q-18).
 *
 * @param choices the cards set
 * @param exchanged how many cards lay before a player who exchanges them and might set more
 * @param kept what lay before a player who may keep it and could not set it anew, such as a bluff
 *     of one who now holds an Attack card; only that player knows it
 */
public record SetCards(
    @CardNumber SealedChoices<Pile> choices,
    @Default("{}") ImmutableMap<Seat, Integer> exchanged,
    @CardNumber @Default("{}") ImmutableMap<Seat, Pile> kept)
    implements PrestigeFrame {
  private static final Citation SET = Citation.of("PRE-SET-01");
  private static final Citation AGAIN = Citation.of("PRE-SET-02");
  private static final Citation EXCHANGED = Citation.of("PRE-Q-18");
  private static final Window ASKED = Window.of("set", "Set which card face down?", SET, AGAIN);

  /** All who can set a card do: those who hold one, are not turned and do not sit out. */
  public static void first(Table table) {
    table.push(of(Lists.where(table.inOrder(), seat -> SetRules.sets(table, seat))));
  }

  /** These players set cards, as many as they may. */
  public static SetCards of(ImmutableList<Seat> seats) {
    return new SetCards(SealedChoices.of(seats), ImmutableMap.of(), ImmutableMap.of());
  }

  /**
   * Before the first flip, all whose set cards still lie there may exchange them (PRE-SET-02).
   * Their cards go back to their hands, so that keeping is setting the same again. Nobody sets more
   * than lay there: what was removed is not set again (PRE-Q-18).
   */
  public static void exchange(Table table) {
    ImmutableList<Seat> seats =
        Lists.where(table.inOrder(), seat -> !table.sheet(seat).set().isEmpty());
    if (table.clock.flipped() || seats.isEmpty()) {
      return;
    }
    ImmutableMap.Builder<Seat, Integer> exchanged = ImmutableMap.builder();
    ImmutableMap.Builder<Seat, Pile> kept = ImmutableMap.builder();
    for (Seat seat : seats) {
      Pile lay = SetPile.of(table, seat);
      if (lay.size() < SetRules.slots(table, seat)) {
        exchanged.put(seat, lay.size());
      }
      SetPile.takeBack(table, seat);
      if (!SetRules.maySetAnew(table, seat, lay)) {
        kept.put(seat, lay);
      }
    }
    table.tell(AGAIN, "exchange", "set cards may be exchanged before the first flip");
    table.push(
        new SetCards(SealedChoices.of(seats), exchanged.buildOrThrow(), kept.buildOrThrow()));
  }

  /** The same with other choices sealed. */
  public SetCards withChoices(SealedChoices<Pile> sealed) {
    return new SetCards(sealed, exchanged, kept);
  }

  @Override
  public boolean owes(Table table) {
    return !choices.complete();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks();
  }

  private Pending<PrestigeMove> asks() {
    return choices.asks(ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (int i = 0; i < table.seats(); i++) {
      if (choices.isOwing(Seat.of(i)) && moves.wants(Seat.of(i))) {
        SetRules.propose(table, Seat.of(i), mostOf(Seat.of(i)), moves);
        Pile lay = kept.get(Seat.of(i));
        if (lay != null) {
          moves.add(new SetFaceDown(Seat.of(i), lay));
        }
      }
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof SetFaceDown set) {
      if (keeps(table, set)) {
        return;
      }
      SetRules.judge(table, set.seat(), set.cards(), faults);
      int most = mostOf(set.seat());
      if (set.cards().size() > most) {
        faults.add(EXCHANGED, "more-than-lay-there", "at-most", most);
      }
    } else {
      faults.notAsked();
    }
  }

  /** How many cards an exchange leaves a player (PRE-Q-18). */
  private int mostOf(Seat seat) {
    return exchanged.getOrDefault(seat, Integer.MAX_VALUE);
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    SetFaceDown set = (SetFaceDown) move;
    return keeps(table, set) ? ImmutableList.of(EXCHANGED) : SetRules.allowedBy(table, set.cards());
  }

  /** Whether a player keeps what lay there and could not be set anew (PRE-Q-18). */
  private boolean keeps(Table table, SetFaceDown set) {
    Pile lay = kept.get(set.seat());
    return lay != null
        && !lay.isEmpty()
        && lay.equals(set.cards())
        && SetRules.holdsAll(table, set.seat(), set.cards());
  }

  /** With the cards of one more player. */
  @Override
  public void make(Table table, PrestigeMove move) {
    SetFaceDown set = (SetFaceDown) move;
    table.replaceTop(withChoices(choices.seal(set.seat(), set.cards())));
  }

  @Override
  public void run(Table table) {
    table.pop();
    choices.forEach((seat, cards) -> SetPile.set(table, seat, cards));
    if (table.isTelling() && choices.seats().size() > 0) {
      table.tell(SET, "set", "cards are set face down");
    }
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return new SetCards(
        choices.forViewer(viewer),
        exchanged,
        viewer == Onlooker.ARBITER || kept.isEmpty()
            ? kept
            : ImmutableMap.copyOf(Maps.filterKeys(kept, viewer::equals)));
  }
}
