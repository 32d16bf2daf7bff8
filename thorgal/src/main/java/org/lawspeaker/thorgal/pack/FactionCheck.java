package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;

/** Checks the set of one faction. */
final class FactionCheck {
  private static final Citation SET = Citation.of("THO-FACTION-03");
  private static final Citation NUMBER = Citation.of("THO-CARD-14");
  private static final Citation FIRST_ICON = Citation.of("THO-LAND-07");
  private static final Citation RECOMMENDED = Citation.of("THO-SETUP-09");
  private static final Citation START = Citation.of("THO-SETUP-05");
  private static final Citation PAIR = Citation.of("THO-Q-02");
  private static final int MOST_RECOMMENDED = 2;
  private static final int MOST_COST = 3;

  private FactionCheck() {}

  static void of(FactionSet set, String at, Places places) {
    int destiny = set.destiny().stream().mapToInt(DestinyCard::copies).sum();
    count(destiny, FactionSet.DESTINY, "destiny", at + "/destiny", places);
    int bane = set.bane().stream().mapToInt(BaneCard::copies).sum();
    count(bane, FactionSet.BANE, "bane", at + "/bane", places);
    numbers(set, at, places);
    companions(set, at + "/destiny", places);
    for (int i = 0; i < set.lands().size(); i++) {
      ImmutableList<String> subtypes = set.lands().get(i).subtypes();
      if (subtypes.isEmpty() || !subtypes.get(0).equals(set.icon())) {
        places.add(
            at + "/lands/" + i + "/subtypes",
            "the first icon of a land is that of its faction, \""
                + set.icon()
                + "\" ("
                + FIRST_ICON
                + ")");
      }
    }
  }

  private static void count(int found, int expected, String kind, String at, Places places) {
    if (found != expected) {
      places.add(
          at,
          "a faction has "
              + expected
              + " "
              + kind
              + " cards, copies counted; found "
              + found
              + " ("
              + SET
              + ")");
    }
  }

  private static void numbers(FactionSet set, String at, Places places) {
    Map<Integer, String> seen = new HashMap<>();
    for (int i = 0; i < set.destiny().size(); i++) {
      DestinyCard card = set.destiny().get(i);
      number(card.number(), card.name(), at + "/destiny/" + i, seen, places);
    }
    for (int i = 0; i < set.bane().size(); i++) {
      BaneCard card = set.bane().get(i);
      number(card.number(), card.name(), at + "/bane/" + i, seen, places);
    }
    for (int i = 0; i < set.lands().size(); i++) {
      LandCard card = set.lands().get(i);
      number(card.number(), card.name(), at + "/lands/" + i, seen, places);
    }
  }

  private static void number(
      int number, String name, String at, Map<Integer, String> seen, Places places) {
    String other = seen.putIfAbsent(number, name);
    if (other != null) {
      places.add(at + "/number", number + " is the number of " + other + " (" + NUMBER + ")");
    }
  }

  /** Whether some two companions may start together; copies of a unique one may not (THO-Q-11). */
  private static boolean canPair(FactionSet set) {
    int[] costs =
        set.destiny().stream()
            .filter(card -> card.type() == DestinyType.COMPANION)
            .flatMapToInt(
                card -> IntStream.generate(card::cost).limit(card.unique() ? 1 : card.copies()))
            .sorted()
            .limit(2)
            .toArray();
    return costs.length == 2 && costs[0] + costs[1] <= MOST_COST;
  }

  private static void companions(FactionSet set, String at, Places places) {
    if (set.destiny().stream().noneMatch(card -> card.type() == DestinyType.COMPANION)) {
      places.add(at, "a party starts with a companion; there is none (" + START + ")");
    } else if (!canPair(set)) {
      places.add(
          at,
          "two companions that cost 3 or less together are needed; there are none (" + PAIR + ")");
    }
    int recommended = 0;
    int cost = 0;
    for (int i = 0; i < set.destiny().size(); i++) {
      DestinyCard card = set.destiny().get(i);
      if (card.recommended()) {
        recommended++;
        cost += card.cost();
        if (card.type() != DestinyType.COMPANION) {
          places.add(at + "/" + i + "/recommended", "only companions start (" + RECOMMENDED + ")");
        }
      }
    }
    if (recommended == 0 || recommended > MOST_RECOMMENDED || cost > MOST_COST) {
      places.add(
          at,
          "one or two companions, of cost 3 or less together, are recommended; found "
              + recommended
              + ", of cost "
              + cost
              + " ("
              + RECOMMENDED
              + ")");
    }
  }
}
