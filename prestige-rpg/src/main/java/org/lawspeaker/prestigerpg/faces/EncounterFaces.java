package org.lawspeaker.prestigerpg.faces;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Tokens;

/** The faces of the Encounter cards and of their tokens. */
final class EncounterFaces {
  private EncounterFaces() {}

  static ImmutableList<Face> of(FaceIds ids, int encounter, EncounterCard card) {
    ImmutableList.Builder<Face> faces = ImmutableList.builder();
    faces.add(card(ids.encounter(encounter), card));
    if (card.phases().stream().anyMatch(phase -> phase.tokens().isPresent())) {
      faces.add(token(ids.token(encounter), card));
    }
    return faces.build();
  }

  private static Face card(String id, EncounterCard card) {
    FaceBuilder face =
        Faces.of(id, card.name(), "encounter", card.expansion())
            .addTypes(card.creature() ? "creature" : "no creature")
            .addAllTypes(card.types())
            .addFacts(Fact.of("Prestige", card.prestige()))
            .text(card.text())
            .citations(citations(card))
            .provenance(card.provenance());
    for (Phase phase : card.phases()) {
      if (!phase.life().isEmpty()) {
        face.addFacts(new Fact("life for 3/4/5/6", Joiner.on('/').join(phase.life())));
      }
    }
    return face.build();
  }

  private static ImmutableList<Citation> citations(EncounterCard card) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    citations.addAll(Faces.cited("PRE-BEGIN-02", "PRE-END-01"));
    if (card.phases().size() > 1) {
      citations.addAll(Faces.cited("PRE-LICH-01", "PRE-Q-91"));
    }
    for (Phase phase : card.phases()) {
      citations.addAll(ofPhase(phase));
    }
    if (card.interferes()) {
      citations.add(Citation.of("PRE-Q-98"));
    }
    if (card.last()) {
      citations.add(Citation.of("PRE-Q-89"));
    }
    return citations.build().stream().distinct().collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Citation> ofPhase(Phase phase) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    if (!phase.life().isEmpty()) {
      citations.add(Citation.of("PRE-BEGIN-03"));
    }
    phase.tokens().ifPresent(tokens -> citations.addAll(ofTokens(tokens)));
    for (StrikeRule strike : phase.attacks()) {
      boolean random = strike.timing() == StrikeRule.Timing.RANDOM;
      citations.add(Citation.of(random ? "PRE-RANDOM-01" : "PRE-SPECIFIC-01"));
      citations.addAll(Clauses.of(strike.effects()));
      citations.addAll(Clauses.of(strike.otherwise()));
    }
    return citations.addAll(Clauses.ofAll(phase.lasting(), phase.rules())).build();
  }

  private static ImmutableList<Citation> ofTokens(Tokens tokens) {
    return switch (tokens.of()) {
      case COUNT -> Faces.cited("PRE-TOKEN-01", "PRE-TOKEN-02", "PRE-Q-107");
      case FALLEN -> Faces.cited("PRE-LICH-03", "PRE-LICH-06", "PRE-LICH-07", "PRE-LICH-08");
      case CREATURES -> Faces.cited("PRE-WEREBOAR-01", "PRE-Q-84");
    };
  }

  /** Of an encounter with tokens of several kinds, what each of them is. */
  private static Face token(String id, EncounterCard card) {
    FaceBuilder face =
        Face.builder(id, "Token of " + card.name(), "token")
            .citations(Faces.cited("PRE-TOKEN-01", "PRE-TOKEN-02"))
            .provenance(card.provenance());
    for (Phase phase : card.phases()) {
      phase.tokens().ifPresent(tokens -> face.addText(Said.capital(tokens.says()) + "."));
    }
    return face.build();
  }
}
