package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
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
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.windows.Announced;

/**
 * Deals what a viewer cannot know. What others have sealed so far is a secret too; the guess is
 * that they have not chosen yet.
 */
public final class Guess {
  private final Cards cards;
  private final PrestigeView view;
  private final RandomGenerator random;

  /** Cards that may be in hands. */
  private final Heap dealing;

  /** Cards that are in the deck if nowhere else: Items lie open as soon as they are drawn. */
  private final Bag inDeck;

  private Guess(Cards cards, PrestigeView view, RandomGenerator random) {
    this.cards = cards;
    this.view = view;
    this.random = random;
    Bag unseen = Unseen.of(cards, view);
    Heap others = Heap.empty();
    Bag items = Bag.empty();
    for (int i = 0; i < unseen.size(); i++) {
      if (cards.isItem(unseen.nth(i))) {
        items = items.with(unseen.nth(i));
      } else {
        others.add(unseen.nth(i));
      }
    }
    this.inDeck = items;
    this.dealing = others.shuffle(random);
  }

  /** A whole state that agrees with the view. */
  public static PrestigeState of(Cards cards, PrestigeView view, RandomGenerator random) {
    return new Guess(cards, view, random).deal();
  }

  private PrestigeState deal() {
    ImmutableList<Sheet> sheets = quests(sheets());
    ImmutableList<Attack> stack = stack();
    Pile buried = buried();
    ImmutableList<PrestigeFrame> agenda = agenda(sheets, buried);
    Piles open = view.piles().open();
    return new PrestigeState(
        view.settings(),
        view.clock(),
        sheets,
        view.viewer() == Onlooker.ARBITER
            ? open
            : open.withBuried(Bag.of(buried)).withDeck(dealing.rest().withAll(inDeck.toPile())),
        view.foe(),
        stack,
        view.strike(),
        view.inForce(),
        Agenda.of(agenda));
  }

  private boolean isHidden(int seat) {
    return view.viewer() != Onlooker.ARBITER && !view.viewer().equals(Seat.of(seat));
  }

  /** First the cards that must be of a kind, so that they do not run out. */
  private ImmutableList<Sheet> sheets() {
    List<GuessedHand> hands = new ArrayList<>();
    for (int i = 0; i < view.sheets().size(); i++) {
      hands.add(new GuessedHand(cards, view, Seat.of(i), dealing));
    }
    for (int i = 0; i < hands.size(); i++) {
      if (isHidden(i)) {
        hands.get(i).takeShown();
      }
    }
    for (int i = 0; i < hands.size(); i++) {
      if (isHidden(i)) {
        hands.get(i).takeNeeded();
      }
    }
    ImmutableList.Builder<Sheet> sheets = ImmutableList.builder();
    for (int i = 0; i < hands.size(); i++) {
      sheets.add(isHidden(i) ? hands.get(i).fill(random) : view.sheets().get(i).sheet());
    }
    return sheets.build();
  }

  /** What the viewer has just buried comes last. */
  private Pile buried() {
    Pile own = view.viewer() == Onlooker.ARBITER ? Pile.empty() : Shown.buried(view);
    Pile buried = Pile.empty();
    for (int i = own.size(); i < view.piles().buried(); i++) {
      buried = buried.withLast(dealing.next());
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
    return seen == FaceDown.UNSEEN ? dealing.next() : seen;
  }

  /** Secret quests of others are any that nobody is seen to have (PRE-Q-100). */
  private ImmutableList<Sheet> quests(ImmutableList<Sheet> sheets) {
    List<Integer> left = new ArrayList<>();
    ImmutableList<QuestCard> quests = cards.pack().quests();
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
    for (PrestigeFrame each : view.agenda()) {
      PrestigeFrame frame = Shown.bluff(cards, each);
      if (frame.lying() == FaceDown.UNSEEN) {
        frames.add(frame.guessing(dealing.next()));
      } else if (frame instanceof Announced play && play.under() == FaceDown.UNSEEN) {
        frames.add(play.guessing(buried.get(next++)));
      } else if (frame instanceof Robbing robbing && isHidden(robbing.seat().index())) {
        frames.add(robbing.withTaken(taken(sheets.get(robbing.seat().index()).hand(), robbing)));
      } else {
        frames.add(frame);
      }
    }
    return frames.build();
  }

  /** The cards taken are among those in the hand of the taker; the viewer knows the own one. */
  private Pile taken(Bag hand, Robbing robbing) {
    Bag left = hand;
    Pile seen = robbing.taken();
    for (int i = 0; i < seen.size(); i++) {
      left = seen.get(i) == FaceDown.UNSEEN ? left : left.without(seen.get(i));
    }
    for (int i = 0; i < seen.size(); i++) {
      if (seen.get(i) == FaceDown.UNSEEN) {
        int card = left.nth(random.nextInt(left.size()));
        left = left.without(card);
        seen = seen.replaced(i, card);
      }
    }
    return seen;
  }
}
