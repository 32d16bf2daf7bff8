package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.windows.Announced;

/** One deal of a {@link Guess}. */
final class GuessedTable {
  private final Guess guess;
  private final PrestigeView view;
  private final RandomGenerator random;
  private final Heap dealing;

  GuessedTable(Guess guess, RandomGenerator random) {
    this.guess = guess;
    this.view = guess.view();
    this.random = random;
    this.dealing = guess.dealing();
  }

  PrestigeState deal() {
    ImmutableList<Sheet> sheets = quests(sheets());
    ImmutableList<Attack> stack = guess.hidesStack() ? stack() : view.stack();
    Pile buried = buried();
    Agenda<PrestigeFrame> agenda =
        guess.hidesSteps() ? Agenda.of(agenda(sheets, buried)) : guess.steps();
    Piles open = view.piles().open();
    return new PrestigeState(
        view.settings(),
        view.clock(),
        sheets,
        view.viewer() == Onlooker.ARBITER
            ? open
            : open.withBuried(Bag.of(buried)).withDeck(guess.deck(dealing)),
        view.foe(),
        stack,
        view.strike(),
        view.inForce(),
        agenda);
  }

  /** First the cards that must be of a kind, so that they do not run out. */
  private ImmutableList<Sheet> sheets() {
    List<GuessedHand> hands = new ArrayList<>(view.sheets().size());
    for (int i = 0; i < view.sheets().size(); i++) {
      hands.add(new GuessedHand(guess, i, dealing, random));
    }
    for (int i = 0; i < hands.size(); i++) {
      if (guess.isHidden(i)) {
        hands.get(i).takeShown();
      }
    }
    for (int i = 0; i < hands.size(); i++) {
      if (guess.isHidden(i)) {
        hands.get(i).takeNeeded();
      }
    }
    for (int i = 0; i < hands.size(); i++) {
      if (guess.isHidden(i)) {
        hands.get(i).takeKept();
      }
    }
    ImmutableList.Builder<Sheet> sheets = ImmutableList.builderWithExpectedSize(hands.size());
    for (int i = 0; i < hands.size(); i++) {
      sheets.add(guess.isHidden(i) ? hands.get(i).fill() : guess.known(i));
    }
    return sheets.build();
  }

  /** What the viewer has just buried comes last. */
  private Pile buried() {
    Pile own = guess.ownBuried();
    Pile buried = Pile.empty();
    for (int i = own.size(); i < view.piles().buried(); i++) {
      buried = buried.withLast(dealing.draw(random));
    }
    return buried.append(own);
  }

  /** What lies face down in the fog may be any card (PRE-Q-97). */
  private ImmutableList<Attack> stack() {
    ImmutableList.Builder<Attack> stack = ImmutableList.builder();
    for (Attack attack : view.stack()) {
      ImmutableList.Builder<RiderOn> riders = ImmutableList.builder();
      for (RiderOn rider : attack.riders()) {
        riders.add(new RiderOn(rider.card(), rider.face(), under(rider.under())));
      }
      stack.add(attack.withUnder(under(attack.under())).withRiders(riders.build()));
    }
    return stack.build();
  }

  private int under(int seen) {
    return seen == FaceDown.UNSEEN ? dealing.draw(random) : seen;
  }

  /** Secret quests of others are any that nobody is seen to have (PRE-Q-100). */
  private ImmutableList<Sheet> quests(ImmutableList<Sheet> sheets) {
    if (!guess.hidesQuests()) {
      return sheets;
    }
    List<Integer> left = new ArrayList<>();
    ImmutableList<QuestCard> quests = guess.cards().pack().quests();
    for (int quest = 0; quest < quests.size(); quest++) {
      if (quests.get(quest).secret()) {
        left.add(quest);
      }
    }
    sheets.forEach(sheet -> left.remove(Integer.valueOf(sheet.quest())));
    ImmutableList.Builder<Sheet> dealt = ImmutableList.builder();
    for (Sheet sheet : sheets) {
      boolean hidden = sheet.quest() == SheetView.HIDDEN;
      dealt.add(hidden ? sheet.withQuest(left.remove(random.nextInt(left.size()))) : sheet);
    }
    return dealt.build();
  }

  private ImmutableList<PrestigeFrame> agenda(ImmutableList<Sheet> sheets, Pile buried) {
    int next = 0;
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    for (PrestigeFrame frame : guess.agenda()) {
      if (frame.lying() == FaceDown.UNSEEN) {
        frames.add(frame.guessing(dealing.draw(random)));
      } else if (frame instanceof Announced play && play.under() == FaceDown.UNSEEN) {
        frames.add(play.guessing(buried.get(next++)));
      } else if (frame instanceof Robbing robbing && guess.isHidden(robbing.seat().index())) {
        frames.add(robbing.withTaken(taken(sheets.get(robbing.seat().index()).hand(), robbing)));
      } else {
        frames.add(frame);
      }
    }
    return frames.build();
  }

  /** The cards taken are among those in the hand of the taker; the viewer knows the own one. */
  private Pile taken(Bag hand, Robbing robbing) {
    Heap left = Heap.of(hand);
    Pile seen = robbing.taken();
    left.remove(seen);
    for (int i = 0; i < seen.size(); i++) {
      if (seen.get(i) == FaceDown.UNSEEN) {
        seen = seen.replaced(i, left.draw(random));
      }
    }
    return seen;
  }
}
