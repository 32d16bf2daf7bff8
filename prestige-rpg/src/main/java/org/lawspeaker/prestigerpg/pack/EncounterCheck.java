package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.table.Wording;

/** Checks the Encounter cards. */
final class EncounterCheck {
  private static final Citation COUNT = Citation.of("PRE-Q-03");
  private static final Citation LIFE = Citation.of("PRE-BEGIN-03");
  private static final Citation ENDS = Citation.of("PRE-ROUND-01");
  private static final Citation FALLEN = Citation.of("PRE-Q-90");
  private static final Citation BITTEN = Citation.of("PRE-Q-84");
  private static final Citation LAST = Citation.of("PRE-Q-89");
  private static final Citation STACK = Citation.of("PRE-Q-98");
  private static final Citation NEEDS = Citation.of("PRE-Q-101");

  /** Nine for a game, and one to break a tie. */
  private static final int LEAST_BASE = 10;

  private static final ImmutableSet<String> STACK_WORDS =
      ImmutableSet.of(
          "rotate", "add-to-attack", "cancel-attack", "rotate-attacks", "add-to-attacks");
  private static final ImmutableSet<String> RELIC_WORDS =
      ImmutableSet.of("poison", "your-poison", "gain-relic", "open-chest", "event-active");

  private final EncounterCard card;
  private final String at;
  private final Places places;

  private EncounterCheck(EncounterCard card, String at, Places places) {
    this.card = card;
    this.at = at;
    this.places = places;
  }

  static void of(CardPack pack, Places places) {
    int base = 0;
    Optional<String> last = Optional.empty();
    for (int i = 0; i < pack.encounters().size(); i++) {
      EncounterCard card = pack.encounters().get(i);
      String at = "/encounters/" + i;
      if (card.expansion() == Expansion.BASE && card.needs().isEmpty()) {
        base++;
      }
      if (card.last() && last.isPresent()) {
        places.add(
            at + "/last", card.name() + ": " + last.get() + " comes last, too (" + LAST + ")");
      } else if (card.last()) {
        last = Optional.of(card.name());
      }
      new EncounterCheck(card, at, places).check();
    }
    if (base < LEAST_BASE) {
      places.add(
          "/encounters",
          "the base game alone has " + LEAST_BASE + " or more; found " + base + " (" + COUNT + ")");
    }
  }

  /** Whether this part of the file speaks of poison, events or Relics without the expansion. */
  static boolean lacksRelics(String at, Places places) {
    return !Sets.intersection(WrittenWords.of(places.written(at)), RELIC_WORDS).isEmpty();
  }

  private void check() {
    for (int i = 0; i < card.phases().size(); i++) {
      phase(i, card.phases().get(i), at + "/phases/" + i);
    }
    SenseCheck.of(card.name(), at + "/ends", ImmutableSet.of(), places);
    if (!card.interferes()
        && !Sets.intersection(WrittenWords.of(places.written(at + "/phases")), STACK_WORDS)
            .isEmpty()) {
      places.add(
          at, card.name() + ": what changes attacks interferes with the stack (" + STACK + ")");
    }
    if (card.expansion() != Expansion.RELICS_AND_RUIN
        && !card.needs().contains(Expansion.RELICS_AND_RUIN)
        && lacksRelics(at + "/phases", places)) {
      places.add(
          at, card.name() + ": poison, events and Relics need relics-and-ruin (" + NEEDS + ")");
    }
  }

  private void phase(int number, Phase phase, String here) {
    if (phase.life().stream().anyMatch(life -> life < 1)) {
      places.add(here + "/life", card.name() + ": Life Points are 1 or more (" + LIFE + ")");
    }
    if (phase.life().isEmpty() && phase.tokens().isEmpty()) {
      if (card.creature()) {
        places.add(here, card.name() + ": a creature has life or tokens (" + LIFE + ")");
      } else if (card.ends().isEmpty()
          && !WrittenWords.of(places.written(here + "/rules")).contains("end-encounter")) {
        places.add(here, card.name() + ": nothing ends it (" + ENDS + ")");
      }
    }
    Tokens.Of of = phase.tokens().map(Tokens::of).orElse(Tokens.Of.COUNT);
    if ((number == 0 || number == card.phases().size() - 1) && of == Tokens.Of.FALLEN) {
      places.add(
          here + "/tokens/of",
          card.name()
              + ": without dead players it would lack its first or last part ("
              + FALLEN
              + ")");
    }
    if (number == 0 && of == Tokens.Of.CREATURES) {
      places.add(
          here + "/tokens/of",
          card.name()
              + ": nobody is a creature before the last encounter is over ("
              + BITTEN
              + ")");
    }
    for (int i = 0; i < phase.rules().size(); i++) {
      if (number > 0 && phase.rules().get(i).on() == Occasion.REVEALED) {
        places.add(
            here + "/rules/" + i + "/on", card.name() + ": only its first part is ever revealed");
      }
    }
    RuleCheck.of(card.name(), phase.rules(), here + "/rules", places);
    SenseCheck.of(card.name(), here + "/lasting", ImmutableSet.of(), places);
    for (int i = 0; i < phase.attacks().size(); i++) {
      strike(phase.attacks().get(i), of, here + "/attacks/" + i);
    }
  }

  private void strike(StrikeRule strike, Tokens.Of of, String here) {
    if (strike.per().map(Count::isYours).orElse(false)) {
      places.add(
          here + "/per", card.name() + ": the attack of a creature is nobody's, to count for");
    }
    SenseCheck.of(card.name(), here + "/when", ImmutableSet.of(), places);
    SenseCheck.of(card.name(), here + "/effects", Need.metOn(Occasion.STRUCK), places);
    SenseCheck.of(card.name(), here + "/otherwise", Need.metOn(Occasion.ROUND_STARTS), places);
    if (strike.when().isEmpty() && !strike.otherwise().isEmpty()) {
      places.add(
          here + "/otherwise",
          card.name() + ": without \"when\" it always attacks, so that this never happens");
    }
    ImmutableSet<Need> met =
        of.isPlayers() ? Sets.immutableEnumSet(Need.PLAYER_TOKENS) : ImmutableSet.of();
    SenseCheck.who(card.name(), here + "/at", met, places);
    nobodys(strike.at().says(), here + "/at");
    nobodys(Condition.says(strike.when()), here + "/when");
    nobodys(Effect.within(strike.otherwise()), here + "/otherwise");
  }

  /** The attack of a creature concerns nobody but its victims, and only once it has hit them. */
  private void nobodys(String says, String here) {
    if (Wording.isToYou(says) || WrittenWords.of(places.written(here)).contains("others")) {
      places.add(
          here,
          card.name() + ": the attack of a creature concerns nobody who could be \"you\" here");
    }
  }
}
