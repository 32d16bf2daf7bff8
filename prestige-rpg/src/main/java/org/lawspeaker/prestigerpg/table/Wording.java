package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.regex.Pattern;
import org.lawspeaker.engine.kit.Words;

/** Whole cards in words, made from what they do: one paragraph for each ability. */
public final class Wording {
  private static final Pattern YOU = Pattern.compile("\\byour?\\b");

  /** What a vote asks. */
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

  private final ImmutableList.Builder<String> paragraphs = ImmutableList.builder();

  /** What stands before each paragraph of a part of a card. */
  private String part = "";

  private Wording() {}

  /** When, by whom, on what, and what it does; a part of a sentence. */
  static String of(Use use) {
    return Times.of(use.at(), use.by())
        + given(use.when())
        + (use.aim() == Aim.NOTHING ? "" : ", choose " + chosen(use.aim()))
        + ": "
        + Effect.says(use.effects());
  }

  private static String chosen(Aim aim) {
    return switch (aim) {
      case NOTHING -> "nothing";
      case SET_CARD -> "a set card of another player";
      case PLAYER -> "another player";
      case PATIENT -> "a player below full life, yourself or one who agrees";
      case CREATURE -> "the creature or one of its tokens";
      case STRIKER -> "the attacking creature, or one of the attacking tokens";
      case ITEM -> "an Item of another player that is not tipped";
    };
  }

  static ImmutableList<String> of(CardFace.Attack attack) {
    Wording wording = new Wording();
    wording.add("this attack does " + Values.all(attack.values(), " damage"));
    if (attack.names()) {
      wording.add("when you reveal it, you name another player");
    }
    wording.effects("when it is revealed: ", attack.reveals());
    wording.effects("when it has hit: ", attack.hits());
    attack.special().ifPresent(wording::special);
    return wording.text();
  }

  private void special(CardFace.Special special) {
    String whose = "as the Special Attack of " + special.character();
    add(whose + " it does " + Values.all(special.values(), " damage"));
    effects(whose + ", when it has hit: ", special.hits());
  }

  static ImmutableList<String> of(CardFace.Maneuver maneuver) {
    Wording wording = new Wording();
    wording.add("a Tactical Maneuver: it does no damage");
    wording.effects("when it is revealed: ", maneuver.reveals());
    return wording.text();
  }

  static ImmutableList<String> of(CardFace.Rider rider) {
    Wording wording = new Wording();
    wording.add(
        "a Rider stands by and joins your next attack: "
            + (rider.doubles() ? "it doubles that" : "it adds " + Values.all(rider.values(), "")));
    return wording.text();
  }

  static ImmutableList<String> of(CardFace.StandIn card) {
    Wording wording = new Wording();
    wording.add("two Attack cards from your hand take its place: the second " + card.second().says);
    return wording.text();
  }

  static ImmutableList<String> of(CardFace.Action action) {
    Wording wording = new Wording();
    action.uses().forEach(wording::use);
    return wording.text();
  }

  private void use(Use use) {
    String once = use.once() ? ". No player may do so twice on one occasion" : "";
    add((use.name().isEmpty() ? "" : use.name() + ": ") + use.says() + once);
  }

  static ImmutableList<String> of(Kit kit) {
    Wording wording = new Wording();
    kit.uses().forEach(wording::use);
    if (kit.limit() != Kit.Limit.UNLIMITED) {
      wording.add("it may be used" + kit.limit().says().substring(1));
    }
    if (kit.aid() > 0) {
      wording.add("used on another player, it earns you " + kit.aid() + " Prestige");
    }
    wording.effects("when you gain it, ", kit.gained());
    wording.lasting("while you own it, ", kit.owned());
    return wording.text();
  }

  static ImmutableList<String> of(CharacterCard card) {
    Wording wording = new Wording();
    wording.add("once in a game, " + card.ability().says());
    return wording.text();
  }

  static ImmutableList<String> of(EncounterCard card) {
    Wording wording = new Wording();
    for (int i = 0; i < card.phases().size(); i++) {
      wording.part = card.phases().size() > 1 ? "Part " + (i + 1) + ": " : "";
      wording.phase(card.phases().get(i));
    }
    wording.part = "";
    if (!card.ends().isEmpty()) {
      wording.add("it ends after a round if " + Condition.says(card.ends()));
    }
    if (card.interferes()) {
      wording.add("it interferes with the damage stack");
    }
    if (card.last()) {
      wording.add("if it is dealt, it is the last encounter");
    }
    return wording.text();
  }

  private void phase(Phase phase) {
    if (!phase.life().isEmpty()) {
      add("it has " + life(phase));
    }
    phase.tokens().ifPresent(tokens -> add(tokens.says()));
    phase.attacks().forEach(strike -> strike(phase, strike));
    phase.rules().forEach(this::rule);
    lasting("", phase.lasting());
  }

  /** The Life Points for each size of a party, which starts with three players. */
  private static String life(Phase phase) {
    ImmutableList.Builder<String> sizes = ImmutableList.builder();
    for (int i = 0; i < phase.life().size(); i++) {
      sizes.add(phase.life().get(i) + (i == 0 ? " life with 3 players" : " with " + (i + 3)));
    }
    return Words.list(sizes.build());
  }

  private void strike(Phase phase, StrikeRule strike) {
    boolean shown =
        strike.at().isChosen()
            && phase.tokens().map(tokens -> tokens.of() == Tokens.Of.FALLEN).orElse(false);
    add(
        strike.timing().says()
            + " Attack on "
            + strike.at().says()
            + ": "
            + strike.damage()
            + " damage"
            + strike.per().map(each -> " for each " + each.says()).orElse("")
            + (shown ? ", or as much as an Attack card shows that the dead player discards" : "")
            + (strike.when().isEmpty() ? "" : ", but only if " + Condition.says(strike.when()))
            + (strike.otherwise().isEmpty()
                ? ""
                : "; otherwise " + Effect.within(strike.otherwise())));
    effects("if that attack hits you: ", strike.effects());
  }

  private void rule(Rule rule) {
    String then = given(rule.when()) + ": " + Effect.says(rule.effects());
    add((isToYou(then) ? rule.on().saysYou() : rule.on().says()) + then);
  }

  /** Whether a text speaks to the one player whom it concerns; a question to all does not. */
  public static boolean isToYou(String text) {
    return YOU.matcher(QUOTED.matcher(text).replaceAll("")).find();
  }

  static ImmutableList<String> of(EventCard card) {
    Wording wording = new Wording();
    for (Effect effect : card.effects()) {
      boolean later = card.kind() == EventCard.Kind.TREASURE && !effect.isAtOnce();
      wording.add((later ? "at the end of the encounter: " : "") + effect.says());
    }
    card.rules().forEach(wording::rule);
    wording.lasting("", card.lasting());
    if (card.undisturbed()) {
      wording.add("it is skipped if the encounter interferes with the damage stack");
    }
    return wording.text();
  }

  static ImmutableList<String> of(QuestCard card) {
    Wording wording = new Wording();
    String gains = card.wins() ? "you win" : "you gain " + card.prestige() + " Prestige";
    wording.add("at the end of the game, if " + Condition.says(card.when()) + ": " + gains);
    return wording.text();
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
    String capital = sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    paragraphs.add(part + capital + ".");
  }

  private ImmutableList<String> text() {
    return paragraphs.build();
  }
}
