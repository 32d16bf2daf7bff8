package org.lawspeaker.prestigerpg.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.engine.kit.SealedWindow;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** Secret choices that others may have made otherwise, or not yet, with the hands they now have. */
final class Choices {
  private final Table table;
  private final Seat seat;
  private final RandomGenerator random;

  Choices(Table table, Seat seat, RandomGenerator random) {
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  /** A state in which others than this seat have not chosen yet what they choose in secret. */
  static PrestigeState leftOut(Cards cards, PrestigeState state, Seat seat) {
    Table table = Table.of(cards, state);
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    for (PrestigeFrame frame : table.agenda().toList()) {
      frames.add(isChoice(frame) ? frame.seenBy(seat) : frame);
    }
    table.setAgenda(Agenda.of(frames.build()));
    return table.state();
  }

  private static boolean isChoice(PrestigeFrame frame) {
    return frame instanceof SetCards
        || frame instanceof PlayWindow
        || frame instanceof Doubting
        || frame instanceof Ballot
        || frame instanceof EndDiscards;
  }

  void chooseAnew() {
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    for (PrestigeFrame frame : table.agenda().toList()) {
      frames.add(anew(frame));
    }
    table.setAgenda(Agenda.of(frames.build()));
  }

  private PrestigeFrame anew(PrestigeFrame frame) {
    if (frame instanceof SetCards set) {
      return set.withChoices(anew(set.choices(), of -> set(set, of)));
    }
    if (frame instanceof PlayWindow window) {
      return answers(window.hiding(this::hidden));
    }
    if (frame instanceof Doubting doubting) {
      return doubting.withAnswers(anew(doubting.answers(), of -> random.nextInt(2)));
    }
    if (frame instanceof Ballot ballot) {
      return ballot.withVotes(anew(ballot.votes(), of -> random.nextInt(ballot.ways().size())));
    }
    if (frame instanceof EndDiscards discards) {
      return discards(discards);
    }
    return frame instanceof Robbing robbing && !robbing.seat().equals(seat)
        ? robbed(robbing)
        : frame;
  }

  private PlayWindow answers(PlayWindow window) {
    if (table.settings.oneByOne()) {
      return window;
    }
    SealedChoices<SeatMove> answers = window.answers().choices();
    return window.withAnswers(
        new SealedWindow<>(window.answers().order(), anew(answers, of -> play(window, of))));
  }

  /** What others played face down in this window is among all that lies so, if anything does. */
  private SeatMove hidden(SeatMove move) {
    Bag buried = table.piles.buried();
    return move instanceof Play play
            && !play.seat().equals(seat)
            && play.what() instanceof Playable.InFog
            && !buried.isEmpty()
        ? play.hiding(buried.nth(random.nextInt(buried.size())))
        : move;
  }

  /** Of the cards taken the seat knows its own. */
  private Robbing robbed(Robbing truth) {
    Pile own = truth.takenFrom(seat);
    Bag left = table.sheet(truth.seat()).hand();
    for (int i = 0; i < own.size(); i++) {
      left = left.without(own.get(i));
    }
    Pile taken = some(left, truth.taken().size() - own.size());
    int at = truth.owners().indexOf(seat);
    return truth.withTaken(own.isEmpty() ? taken : taken.with(at, own.first()));
  }

  /** The seat's own choice stands; others have chosen, anything legal, or not yet. */
  private <C> SealedChoices<C> anew(SealedChoices<C> truth, Function<Seat, C> choice) {
    SealedChoices<C> choices = SealedChoices.of(truth.seats());
    for (Seat other : truth.seats()) {
      if (other.equals(seat)) {
        if (truth.choiceOf(seat).isPresent()) {
          choices = choices.seal(seat, truth.choiceOf(seat).get());
        }
      } else if (choices.owing().size() > 1
          && truth.choiceOf(other).isPresent()
          && random.nextBoolean()) {
        choices = choices.seal(other, choice.apply(other));
      }
    }
    return choices;
  }

  private Pile set(SetCards asking, Seat of) {
    List<Pile> legal = new ArrayList<>();
    SetCards asked = asking.withChoices(SealedChoices.of(ImmutableList.of(of)));
    for (PrestigeMove move : Proposals.of(asked, withTop(asked))) {
      if (move instanceof SetFaceDown set) {
        legal.add(set.cards());
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  /** A table on which only this seat is asked to set. */
  private Table withTop(SetCards setting) {
    Table asked = Table.of(table.cards, table.state());
    asked.setAgenda(Agenda.of(setting));
    return asked;
  }

  private SeatMove play(PlayWindow window, Seat of) {
    PlayWindow asking = window.withAnswers(SealedWindow.of(ImmutableList.of(of)));
    Table asked = Table.of(table.cards, table.state());
    asked.setAgenda(Agenda.of(asking));
    ImmutableList<PrestigeMove> legal = Proposals.of(asking, asked);
    return (SeatMove) legal.get(random.nextInt(legal.size()));
  }

  private EndDiscards discards(EndDiscards truth) {
    ImmutableMap.Builder<Seat, Pile> chosen = ImmutableMap.builder();
    for (int i = 0; i < table.seats(); i++) {
      Seat of = Seat.of(i);
      Pile before = truth.chosen().getOrDefault(of, Pile.empty());
      if (!of.equals(seat) && !before.isEmpty()) {
        chosen.put(of, some(table.sheet(of).hand(), before.size()).sorted());
      } else if (!before.isEmpty()) {
        chosen.put(of, before);
      }
    }
    ImmutableMap<Seat, Pile> all = chosen.buildOrThrow();
    SealedChoices<Pile> done = SealedChoices.of(truth.done().seats());
    for (Seat sealed : truth.done().sealed()) {
      done = done.seal(sealed, all.getOrDefault(sealed, Pile.empty()));
    }
    return new EndDiscards(truth.isOpen(), done, all);
  }

  private Pile some(Bag hand, int number) {
    Bag left = hand;
    Pile some = Pile.empty();
    for (int i = 0; i < number; i++) {
      int card = left.nth(random.nextInt(left.size()));
      left = left.without(card);
      some = some.withLast(card);
    }
    return some;
  }
}
