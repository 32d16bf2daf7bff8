package org.lawspeaker.gloomkilforth.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.CardPack;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Limit;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Saga;

/** What each card may say, but what makes no sense in play. */
final class SenseCheck {
  private static final Citation SHORTCUT = Citation.of("GOK-LOC-05");
  private static final Citation CLEARED = Citation.of("GOK-PLOT-02");
  private static final Citation AGAIN = Citation.of("GOK-REQ-06");
  private static final Citation SACRIFICE = Citation.of("GOK-ABILITY-12");
  private static final Citation WEATHER = Citation.of("GOK-NIGHT-06");
  private static final Citation KEYWORDS = Citation.of("GOK-CHAPTER-11");
  private static final Citation STUDY = Citation.of("GOK-REWARD-10");
  private static final Citation RESOLVE = Citation.of("GOK-RESOLVE-01");

  private SenseCheck() {}

  static void check(CardPack pack, Places places) {
    shortcuts(pack, places);
    plots(pack, places);
    nights(pack, places);
    keywords(pack, places);
    spells(pack, places);
    deeds("/races/", pack.races(), false, places);
    deeds("/classes/", pack.classes(), false, places);
    deeds("/skills/", pack.skills(), false, places);
    deeds("/rewards/", pack.rewards(), true, places);
    for (int i = 0; i < pack.sagas().size(); i++) {
      deeds("/sagas/" + i + "/chapters/", pack.sagas().get(i).chapters(), false, places);
      deeds("/sagas/" + i + "/finale", pack.sagas().get(i).finale(), false, places);
      deeds("/sagas/" + i + "/totem", pack.sagas().get(i).totem(), true, places);
    }
  }

  /** A shortcut that only one location shows leads nowhere. */
  private static void shortcuts(CardPack pack, Places places) {
    Map<String, Integer> shown = new HashMap<>();
    for (Location each : pack.locations()) {
      Stream.of(each.normal(), each.gloom())
          .flatMap(side -> side.shortcut().stream())
          .distinct()
          .forEach(symbol -> shown.merge(symbol, 1, Integer::sum));
    }
    for (int i = 0; i < pack.locations().size(); i++) {
      Location each = pack.locations().get(i);
      lonely("/locations/" + i + "/normal/shortcut", each.normal().shortcut(), shown, places);
      lonely("/locations/" + i + "/gloom/shortcut", each.gloom().shortcut(), shown, places);
    }
  }

  private static void lonely(
      String at, Optional<String> symbol, Map<String, Integer> shown, Places places) {
    if (symbol.isPresent() && shown.getOrDefault(symbol.get(), 0) < 2) {
      places.add(at, "no other location shows " + symbol.get() + " (" + SHORTCUT + ")");
    }
  }

  private static void plots(CardPack pack, Places places) {
    for (int i = 0; i < pack.plots().size(); i++) {
      Plot each = pack.plots().get(i);
      if (each.cost().equals(Cost.NONE) && each.test().isEmpty()) {
        places.add("/plots/" + i, "a plot says how it is cleared (" + CLEARED + ")");
      }
      if (each.cost().veil() || each.cost().sacrifice()) {
        places.add("/plots/" + i + "/cost", "a plot is not veiled or sacrificed");
      }
    }
  }

  private static void nights(CardPack pack, Places places) {
    for (int i = 0; i < pack.night().size(); i++) {
      NightCard each = pack.night().get(i);
      if (!each.weather() && !each.everywhere().isEmpty()) {
        places.add("/night/" + i + "/everywhere", "only Weather stays in play (" + WEATHER + ")");
      }
      if (each.event().isEmpty() && each.everywhere().isEmpty() && each.abilities().isEmpty()) {
        places.add("/night/" + i, "it does nothing");
      }
    }
  }

  private static void spells(CardPack pack, Places places) {
    for (int i = 0; i < pack.rewards().size(); i++) {
      Reward each = pack.rewards().get(i);
      if (each.study().isPresent() && each.type() != RewardType.SPELL) {
        places.add("/rewards/" + i + "/study", "only a Spell needs Study (" + STUDY + ")");
      }
    }
  }

  /** A chapter asks for what an encounter, a plot or a reward can provide. */
  private static void keywords(CardPack pack, Places places) {
    ImmutableSet.Builder<String> some = ImmutableSet.builder();
    Stream.of(pack.encounters(), pack.nightEncounters(), pack.rewards(), pack.plots())
        .<Card>flatMap(ImmutableList::stream)
        .forEach(each -> some.addAll(each.allKeywords()));
    ImmutableSet<String> all = some.build();
    for (int i = 0; i < pack.sagas().size(); i++) {
      for (int k = 0; k < pack.sagas().get(i).chapters().size(); k++) {
        Saga.Chapter chapter = pack.sagas().get(i).chapters().get(k);
        String at = "/sagas/" + i + "/chapters/" + k;
        for (int j = 0; j < chapter.keywords().size(); j++) {
          provided(at + "/keywords/" + j, chapter.keywords().get(j), all, places);
        }
        chapter.few().ifPresent(each -> provided(at + "/few", each, all, places));
      }
    }
  }

  private static void provided(String at, String keyword, ImmutableSet<String> all, Places places) {
    if (!all.contains(keyword)) {
      places.add(at, "no card provides " + keyword + " (" + KEYWORDS + ")");
    }
  }

  private static void deeds(
      String at, ImmutableList<? extends Card> cards, boolean asset, Places places) {
    for (int i = 0; i < cards.size(); i++) {
      deeds(at + i, cards.get(i), asset, places);
    }
  }

  /**
   * A Deed for any time that can be used without end would let a turn go on for ever. A move names
   * the card alone, so of several of them on one card only the first could be used.
   */
  private static void deeds(String at, Card card, boolean asset, Places places) {
    once(at, card, Moment.ANY_TIME, "at most one Deed for any time", places);
    once(at, card, Moment.AS_ACTION, "at most one ability for an Action", places);
    for (int i = 0; i < card.abilities().size(); i++) {
      Ability each = card.abilities().get(i);
      boolean ends = each.cost().veil() || each.cost().sacrifice() || each.limit() != Limit.NONE;
      if (each.deed() && each.on() == Moment.ANY_TIME && !ends) {
        String what = "a Deed for any time has a limit, or costs veiling or sacrificing this";
        places.add(at + "/abilities/" + i, what + " (" + AGAIN + ")");
      }
      if (!each.deed() && each.on() == Moment.ANY_TIME) {
        places.add(at + "/abilities/" + i, "what is no Deed says when it works");
      }
      if (!asset && each.cost().sacrifice()) {
        places.add(
            at + "/abilities/" + i + "/cost", "only an asset is sacrificed (" + SACRIFICE + ")");
      }
    }
  }

  private static void once(String at, Card card, Moment moment, String what, Places places) {
    boolean found = false;
    for (int i = 0; i < card.abilities().size(); i++) {
      boolean isOf = card.abilities().get(i).on() == moment;
      if (isOf && found) {
        places.add(at + "/abilities/" + i, "a card has " + what + " (" + RESOLVE + ")");
      }
      found |= isOf;
    }
  }
}
