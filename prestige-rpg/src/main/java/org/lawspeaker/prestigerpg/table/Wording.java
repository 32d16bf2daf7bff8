package org.lawspeaker.prestigerpg.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Whole cards in words: one sentence for each part of a card, from the top down. */
final class Wording {
  private final List<String> sentences = new ArrayList<>();

  private Wording() {}

  /** When, by whom, on what, and what it does; a part of a sentence. */
  static String of(Use use) {
    return of(use, "");
  }

  /** How often comes after all that must hold. */
  private static String of(Use use, String often) {
    return (use.name().isEmpty() ? "" : use.name() + ": ")
        + use.at().stream().map(Moment::says).collect(Collectors.joining(" or "))
        + (use.by() == By.ANYONE ? "" : ", " + use.by().says())
        + (use.aim() == Aim.NOTHING ? "" : ", on " + use.aim().says())
        + given(use.when())
        + (use.once() ? ", once" : "")
        + often
        + ": "
        + Effect.says(use.effects());
  }

  static String of(CardFace.Attack attack) {
    Wording wording = new Wording();
    wording.add("attack " + Values.says(attack.values()));
    attack.special().ifPresent(wording::special);
    if (attack.names()) {
      wording.add("its player names another player");
    }
    wording.effects("when it is revealed: ", attack.reveals());
    wording.effects("when it has hit: ", attack.hits());
    return wording.text();
  }

  static String of(CardFace.Maneuver maneuver) {
    Wording wording = new Wording();
    wording.add("tactical Maneuver");
    wording.effects("when it is revealed: ", maneuver.reveals());
    return wording.text();
  }

  static String of(CardFace.Action action) {
    Wording wording = new Wording();
    wording.add("action");
    action.uses().forEach(use -> wording.add(use.says()));
    return wording.text();
  }

  static String of(RelicCard card) {
    return of(card.kit(), "Relic");
  }

  static String of(Kit kit) {
    return of(kit, kit.sort().says());
  }

  private static String of(Kit kit, String kind) {
    Wording wording = new Wording();
    wording.add(kind);
    kit.uses().forEach(use -> wording.add(of(use, kit.limit().says())));
    if (kit.aid() > 0) {
      wording.add("used on another player: " + kit.aid() + " Prestige");
    }
    wording.effects("when you gain it: ", kit.gained());
    wording.lasting("while you own it: ", kit.owned());
    return wording.text();
  }

  static String of(EncounterCard card) {
    Wording wording = new Wording();
    wording.add(
        (card.creature() ? "creature" : "no creature")
            + (card.types().isEmpty() ? "" : " (" + String.join(", ", card.types()) + ")")
            + (card.prestige() == 0 ? "" : ", Prestige " + card.prestige())
            + (card.last() ? ", comes last" : ""));
    for (int i = 0; i < card.phases().size(); i++) {
      if (card.phases().size() > 1) {
        wording.add("part " + (i + 1));
      }
      wording.phase(card.phases().get(i));
    }
    if (!card.ends().isEmpty()) {
      wording.add("it ends after a round if " + Condition.says(card.ends()));
    }
    return wording.text();
  }

  static String of(EventCard card) {
    Wording wording = new Wording();
    wording.add(
        (card.kind() == EventCard.Kind.EVENT ? "event!" : "treasure!")
            + " At encounters "
            + Joiner.on(", ").join(card.activation()));
    wording.effects("", card.effects());
    card.rules().forEach(wording::rule);
    wording.lasting("", card.lasting());
    return wording.text();
  }

  static String of(QuestCard card) {
    return "If at the end "
        + Condition.says(card.when())
        + (card.wins() ? ": you win." : ": " + card.prestige() + " Prestige.");
  }

  private void special(CardFace.Special special) {
    add("special Attack of " + special.character() + " " + Values.says(special.values()));
    effects("when that has hit: ", special.hits());
  }

  private void phase(Phase phase) {
    if (!phase.life().isEmpty()) {
      add("life " + Joiner.on('/').join(phase.life()));
    }
    phase.tokens().ifPresent(tokens -> add(tokens.says()));
    phase.attacks().forEach(this::strike);
    phase.rules().forEach(this::rule);
    lasting("", phase.lasting());
  }

  private void strike(StrikeRule strike) {
    add(
        "attacks "
            + strike.at().says()
            + (strike.timing() == StrikeRule.Timing.RANDOM ? " of the next draw" : "")
            + " for "
            + strike.damage()
            + strike.per().map(each -> " for each " + each.says()).orElse("")
            + given(strike.when()));
    effects("each victim: ", strike.effects());
  }

  private void rule(Rule rule) {
    add(rule.on().says() + given(rule.when()) + ": " + Effect.says(rule.effects()));
  }

  private static String given(ImmutableList<Condition> conditions) {
    return conditions.isEmpty() ? "" : ", if " + Condition.says(conditions);
  }

  private void effects(String before, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      add(before + Effect.says(effects));
    }
  }

  private void lasting(String before, ImmutableList<Lasting> lasting) {
    lasting.forEach(each -> add(before + each.says()));
  }

  private void add(String sentence) {
    sentences.add(sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1));
  }

  private String text() {
    return String.join(". ", sentences) + ".";
  }
}
