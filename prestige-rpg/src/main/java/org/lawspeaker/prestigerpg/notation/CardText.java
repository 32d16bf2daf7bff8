package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.view.SheetView;

/** Reads cards by their names and collects everything that is wrong with them. */
final class CardText {
  private static final Pattern RUN = Pattern.compile("([0-9]{1,3}) unseen");
  private static final Pattern COPIES = Pattern.compile("([0-9]{1,3}) (.+)");
  private static final Citation PARTY = Citation.of("PRE-BEGIN-04");
  private static final int MOST = 99;

  private final Cards cards;
  private final Problems problems;

  CardText(Cards cards, Problems problems) {
    this.cards = cards;
    this.problems = problems;
  }

  /** Cards, some of which may be unseen. */
  record Counted(Bag cards, int size) {}

  void problem(String place, String message) {
    problems.add(place, message);
  }

  /** A problem if there is no such seat at a table of so many. */
  void seat(String place, int seat, int seats) {
    new Bounds(problems).seat(place, seat, seats, PARTY);
  }

  /** How many problems there are so far. */
  int problems() {
    return problems.count();
  }

  Names names() {
    return cards.names();
  }

  /** The number of a name; 0, with a problem, if nothing is written like this. */
  int find(String place, String what, String name, Function<String, Optional<Integer>> find) {
    Optional<Integer> found = find.apply(name);
    if (found.isEmpty()) {
      problem(place, names().unknown(what, name));
    }
    return found.orElse(0);
  }

  /** A card of the draw deck. */
  int card(String place, String name) {
    int card = find(place, "card", name, names()::findCard);
    if (cards.isRelic(card)) {
      problem(place, name + " is a Relic");
      return 0;
    }
    return card;
  }

  /** The card that lies face down under another name; nothing for one that lies open. */
  int under(String place, Optional<String> name) {
    return name.isEmpty()
        ? FaceDown.OPEN
        : name.get().equals(LayoutWriter.UNSEEN) ? FaceDown.UNSEEN : card(place, name.get());
  }

  /** A card of the draw deck or a Relic. */
  int anyCard(String place, String name) {
    return find(place, "card", name, names()::findCard);
  }

  Pile pile(
      String place,
      String what,
      ImmutableList<String> names,
      Function<String, Optional<Integer>> find) {
    int[] pile = new int[names.size()];
    for (int i = 0; i < pile.length; i++) {
      pile[i] = find(place + "/" + i, what, names.get(i), find);
    }
    return Pile.of(pile);
  }

  /** A hand, in which {@code 7 unseen} stands for seven cards. */
  Counted hand(String place, ImmutableList<String> texts) {
    Bag hand = Bag.empty();
    int unseen = 0;
    for (int i = 0; i < texts.size(); i++) {
      Matcher run = RUN.matcher(texts.get(i));
      if (run.matches()) {
        unseen += Integer.parseInt(run.group(1));
      } else {
        hand = hand.with(card(place + "/" + i, texts.get(i)));
      }
    }
    return new Counted(hand, hand.size() + unseen);
  }

  SetCard set(String place, String text) {
    boolean second = text.endsWith(LayoutWriter.SECOND);
    String name = second ? text.substring(0, text.length() - LayoutWriter.SECOND.length()) : text;
    return new SetCard(
        name.equals(LayoutWriter.UNSEEN) ? SheetView.HIDDEN : card(place, name), second);
  }

  /** A pile, in which {@code 3 feint} stands for three cards, {@code 7 unseen} for seven. */
  Counted counts(String place, ImmutableList<String> texts) {
    Bag bag = Bag.empty();
    int unseen = 0;
    for (int i = 0; i < texts.size(); i++) {
      Matcher run = COPIES.matcher(texts.get(i));
      int copies = run.matches() ? Integer.parseInt(run.group(1)) : 1;
      String name = run.matches() ? run.group(2) : texts.get(i);
      if (name.equals(LayoutWriter.UNSEEN)) {
        unseen += copies;
      } else if (copies < 1 || copies > MOST) {
        problem(place + "/" + i, "1 to " + MOST + " copies, not " + copies);
      } else {
        int card = anyCard(place + "/" + i, name);
        for (int j = 0; j < copies; j++) {
          bag = bag.with(card);
        }
      }
    }
    return new Counted(bag, bag.size() + unseen);
  }
}
