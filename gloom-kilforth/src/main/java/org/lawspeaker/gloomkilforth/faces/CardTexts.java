package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.effects.May;
import org.lawspeaker.gloomkilforth.effects.When;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Permanent;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.gloomkilforth.table.Wording;

/** What cards say they do, a paragraph for each thing, made from what they do. */
final class CardTexts {
  private static final Pattern YOU = Pattern.compile("\\byou(r|rs)?\\b");
  private final List<String> paragraphs = new ArrayList<>();

  private CardTexts() {}

  /** The text of a card that is no location. */
  static ImmutableList<String> of(Cards cards, int number) {
    Card card = cards.card(number);
    CardTexts text = new CardTexts();
    switch (cards.kind(number)) {
      case ENCOUNTER -> text.encounter(cards.encounter(number));
      case REWARD -> text.reward((Reward) card);
      case CHAPTER -> text.chapter((Saga.Chapter) card);
      case FINALE -> text.finale((Saga.Finale) card);
      case NIGHT -> text.night((NightCard) card);
      case ANCIENT -> text.ancient(cards.ancient(number));
      case ABILITIES -> text.abilities((AncientCard.Abilities) card);
      case PLOT -> text.plot((Plot) card);
      case LOOT -> text.loot((LootToken) card);
      case LOCATION, RACE, CLASS, SKILL, TOTEM ->
          text.lasting("", card.lasting()).does(card.abilities());
    }
    return text.all();
  }

  /** What is printed on one side of a location. */
  static ImmutableList<String> of(Location.Side side, boolean isGloom) {
    CardTexts text = new CardTexts();
    if (isGloom) {
      text.say("at Night each hero here loses " + side.loss() + " HP");
    }
    text.lasting("here, ", side.lasting());
    side.shortcut()
        .ifPresent(
            sign -> text.say("a shortcut leads to every other location with the sign " + sign));
    return text.all();
  }

  private ImmutableList<String> all() {
    return paragraphs.isEmpty()
        ? ImmutableList.of("Nothing else is printed on it.")
        : ImmutableList.copyOf(paragraphs);
  }

  private void say(String words) {
    paragraphs.add(Wording.sentence(words));
  }

  private void say(String head, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      say(head + Wording.of(effects));
    }
  }

  private CardTexts lasting(String head, ImmutableList<Permanent> lasting) {
    lasting.forEach(each -> say(head + each.says()));
    return this;
  }

  /** A foe's text: what it does to a hero is for the active hero alone (GOK-ABILITY-05). */
  private void opposed(String otherwise, String head, ImmutableList<Permanent> lasting) {
    for (Permanent each : lasting) {
      String who = each.gives().isAboutTheFoe() ? "" : "for the active hero: ";
      say(otherwise + who + head + each.says());
    }
  }

  private void does(ImmutableList<Ability> abilities) {
    abilities.forEach(each -> say(each.says()));
  }

  private void encounter(Encounter encounter) {
    encounter
        .location()
        .ifPresent(place -> say("it comes at Night to " + place + ", which falls into gloom"));
    if (!encounter.weakness().isEmpty()) {
      say("Weakness: " + String.join(" or ", encounter.weakness()));
    }
    say("Trap: ", encounter.trap());
    say("", encounter.event());
    opposed("", "while you face it, ", encounter.lasting());
    lasting("for all heroes while it is on the map: ", encounter.everywhere());
    does(encounter.abilities());
    encounter.trophies().forEach(this::trophy);
    if (encounter.type() != EncounterType.EVENT) {
      say(
          "for defeating it: "
              + encounter.gold()
              + " gold or a Loot token, and this card or "
              + encounter.icon().card()
              + " as a rumour");
    }
  }

  private void trophy(Encounter.Trophy trophy) {
    String by = trophy.by().map(attribute -> " by " + attribute.says()).orElse("");
    say((trophy.forced() ? "Forced Trophy" : "Trophy") + by + ": ", trophy.effects());
  }

  private void reward(Reward reward) {
    reward.study().ifPresent(study -> say("used only with a Study of " + study + " or more"));
    if (reward.veiled()) {
      say("comes into play veiled");
    }
    lasting("", reward.lasting()).does(reward.abilities());
    say("discovered at " + reward.location());
  }

  private void chapter(Saga.Chapter chapter) {
    String needs = "needs the " + Words.noun(chapter.keywords().size(), "keyword") + " ";
    String few = chapter.few().map(word -> "; with one or two heroes, also " + word).orElse("");
    say(needs + Words.list(chapter.keywords()) + few);
    lasting("", chapter.lasting()).does(chapter.abilities());
  }

  private void finale(Saga.Finale finale) {
    String test = finale.attribute().says() + " " + finale.value();
    say("told at " + finale.location() + ": " + test + "; successes of one Day add up");
    lasting("", finale.lasting()).does(finale.abilities());
  }

  private void night(NightCard night) {
    say(night.location() + " falls into gloom");
    say(atNight("Event", night.event()), night.event());
    lasting(night.weather() ? "Weather: " : "for all heroes: ", night.everywhere());
    does(night.abilities());
  }

  /** The head of what happens at Night: it tells who "you" is, if that is in it. */
  private static String atNight(String head, ImmutableList<Effect> effects) {
    if (!speaksToYou(effects)) {
      return head + ": ";
    }
    return head + (namesHeroes(effects) ? " (you are the First Hero): " : " for the First Hero: ");
  }

  private static boolean speaksToYou(ImmutableList<Effect> effects) {
    return effects.stream().anyMatch(CardTexts::speaksToYou);
  }

  /** Whether "you" is in an effect, or an order to you. */
  private static boolean speaksToYou(Effect effect) {
    if (effect instanceof When when) {
      return YOU.matcher(Wording.when(when.all())).find()
          || speaksToYou(when.then())
          || speaksToYou(when.otherwise());
    }
    return !(effect instanceof OnHeroes on && isSaidOfOthers(on.who()));
  }

  private static boolean namesHeroes(ImmutableList<Effect> effects) {
    return effects.stream().anyMatch(CardTexts::namesHeroes);
  }

  /** Whether an effect says itself which heroes it means. */
  private static boolean namesHeroes(Effect effect) {
    if (effect instanceof When when) {
      return namesHeroes(when.then()) || namesHeroes(when.otherwise());
    }
    return effect instanceof May may
        ? namesHeroes(may.then())
        : effect instanceof OnHeroes on && on.who() != Who.YOU;
  }

  private static boolean isSaidOfOthers(Who who) {
    return switch (who) {
      case EACH_HERO, EACH_HERO_NOT_HIDDEN, STRONGEST, WEAKEST -> true;
      case YOU, EACH_HERO_HERE, ONE_HERO, ANOTHER_HERO_HERE -> false;
    };
  }

  private void ancient(AncientCard ancient) {
    say("it comes to " + ancient.location() + " when a saga is complete");
    say("its plots come to the " + ancient.terrain().says());
    say("who defeats it gains " + ancient.gold() + " gold");
  }

  private void abilities(AncientCard.Abilities abilities) {
    say("Trap: ", abilities.trap());
    say(atNight("each Night", abilities.night()), abilities.night());
    opposed("", "in the battle with it, ", abilities.lasting());
    does(abilities.abilities());
  }

  private void plot(Plot plot) {
    List<String> needs = new ArrayList<>();
    if (!plot.cost().equals(Cost.NONE)) {
      needs.add(plot.cost().orders());
    }
    plot.test()
        .ifPresent(test -> needs.add("test " + test.attribute().says() + " " + test.value()));
    String loot = Words.count(plot.loot(), "Loot token");
    say("to defeat it, " + String.join(", then ", needs) + "; it brings " + loot);
    opposed("otherwise, ", "in the battle with " + plot.of() + ", ", plot.lasting());
    plot.abilities()
        .forEach(each -> say("otherwise, in the battle with " + plot.of() + ", " + each.says()));
  }

  private void loot(LootToken token) {
    String head = token.immediate() ? "at once: " : "Deed: discard this; if you do, ";
    if (token.effects().isEmpty()) {
      say("it does nothing");
    }
    say(head, token.effects());
  }
}
