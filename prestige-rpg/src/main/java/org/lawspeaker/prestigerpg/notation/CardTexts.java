package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableSet;
import java.util.Collections;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.prestigerpg.pack.WrittenWords;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.table.Use;

/** What the texts of the cards in play can bring about at all, found as they are written. */
final class CardTexts {
  private static final ImmutableSet<String> LINKING = ImmutableSet.of("play-attack", "linked");
  private static final ImmutableSet<String> TURNING = ImmutableSet.of("place", "turned");

  private CardTexts() {}

  /** Whether an ability lets attacks be played, or links them to itself (PRE-ABILITY-04). */
  static boolean linksAttacks(Use ability) {
    return !Collections.disjoint(words(ability), LINKING);
  }

  /** Whether the encounter, its Event, or anything that players use can turn them. */
  static boolean turnPlayers(Table table) {
    CardPack pack = table.cards.pack();
    return turns(table.encounter())
        || (table.foe.event() >= 0 && turns(table.cards.event(table.foe.event())))
        || pack.deck().stream().anyMatch(CardTexts::turns)
        || pack.relics().stream().anyMatch(CardTexts::turns)
        || pack.characters().stream().anyMatch(CardTexts::turns);
  }

  private static boolean turns(Record card) {
    return words(card).containsAll(TURNING);
  }

  private static ImmutableSet<String> words(Record card) {
    return WrittenWords.of(Records.STANDARD.write(card));
  }

  /** Whether an encounter has anything to be killed, and so to be scored (PRE-Q-60). */
  static boolean isScored(EncounterCard card) {
    return card.phases().stream()
        .anyMatch(
            phase ->
                !phase.life().isEmpty()
                    || phase.tokens().filter(each -> each.of() != Tokens.Of.CREATURES).isPresent());
  }
}
