package org.lawspeaker.prestigerpg.faces;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.RelicCard;

/** The faces of all cards of a pack, of tokens and of backs. */
final class Faces {
  private Faces() {}

  static ImmutableList<Face> of(Cards cards, FaceIds ids) {
    CardPack pack = cards.pack();
    ImmutableList.Builder<Face> faces = ImmutableList.builder();
    for (int i = 0; i < pack.characters().size(); i++) {
      faces.add(character(ids.character(i), pack.characters().get(i)));
    }
    for (int i = 0; i < pack.deck().size(); i++) {
      faces.add(DeckFaces.of(ids.card(i), pack.deck().get(i)));
    }
    for (int i = 0; i < pack.encounters().size(); i++) {
      faces.addAll(EncounterFaces.of(ids, i, pack.encounters().get(i)));
    }
    for (int i = 0; i < pack.events().size(); i++) {
      faces.add(event(ids.event(i), pack.events().get(i)));
    }
    for (int i = 0; i < pack.relics().size(); i++) {
      faces.add(relic(ids.card(cards.relic(i)), pack.relics().get(i)));
    }
    for (int i = 0; i < pack.quests().size(); i++) {
      faces.add(quest(ids.quest(i), pack.quests().get(i)));
    }
    for (int i = 0; i < pack.modules().size(); i++) {
      faces.add(module(ids.module(i), pack.modules().get(i)));
    }
    return faces.addAll(tokens()).addAll(backs()).build();
  }

  /** Clauses by their ids. */
  static ImmutableList<Citation> cited(String... ids) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    for (String id : ids) {
      citations.add(Citation.of(id));
    }
    return citations.build();
  }

  /** A face of what belongs to an expansion, which is a type of its card. */
  static FaceBuilder of(String id, String name, String kind, Expansion expansion) {
    FaceBuilder face = Face.builder(id, name, kind);
    return expansion == Expansion.BASE ? face : face.addTypes(expansion.says());
  }

  private static Face character(String id, CharacterCard card) {
    return Face.builder(id, card.name(), "character")
        .text(card.text())
        .citations(cited("PRE-SETUP-07", "PRE-ABILITY-01", "PRE-ABILITY-03", "PRE-Q-70"))
        .provenance(card.provenance())
        .build();
  }

  private static Face event(String id, EventCard card) {
    boolean treasure = card.kind() == EventCard.Kind.TREASURE;
    FaceBuilder face =
        of(id, card.name(), treasure ? "treasure" : "event", card.expansion())
            .addFacts(new Fact("encounters", Joiner.on(", ").join(card.activation())))
            .text(card.text())
            .citations(cited("PRE-EVENT-05", treasure ? "PRE-EVENT-09" : "PRE-EVENT-08"))
            .provenance(card.provenance());
    if (card.star()) {
      face.addTypes("particularly deadly").addCitations(Citation.of("PRE-EVENT-02"));
    }
    if (card.effects().stream().anyMatch(effect -> effect.isAtOnce())) {
      face.addAllCitations(cited("PRE-CHEST-01", "PRE-CHEST-02", "PRE-CHEST-04", "PRE-Q-87"));
    }
    return face.addAllCitations(Clauses.ofAll(card.lasting(), card.rules())).build();
  }

  private static Face relic(String id, RelicCard card) {
    return of(id, card.name(), "Relic", Expansion.RELICS_AND_RUIN)
        .text(card.text())
        .citations(cited("PRE-RELIC-01", "PRE-RELIC-03", "PRE-RELIC-04", "PRE-RELIC-05"))
        .provenance(card.provenance())
        .build();
  }

  private static Face quest(String id, QuestCard card) {
    FaceBuilder face =
        of(id, card.name(), "Quest", Expansion.TOMBS_AND_TOMES)
            .addTypes(card.secret() ? "secret" : "for all")
            .text(card.text())
            .citations(cited("PRE-QUEST-01", "PRE-Q-100"))
            .provenance(card.provenance());
    return card.wins() ? face.build() : face.addFacts(Fact.of("Prestige", card.prestige())).build();
  }

  /** What happens in a story is known to those alone who have played it (PRE-MODULE-03). */
  private static Face module(String id, ModuleCard card) {
    return of(id, card.name(), "Adventure Module", Expansion.TOMBS_AND_TOMES)
        .addText(
            "A story of "
                + Words.count(card.steps().size(), "step")
                + ". It is told, and asks for decisions, as it is played.")
        .citations(cited("PRE-MODULE-01", "PRE-MODULE-03", "PRE-MODULE-04"))
        .provenance(card.provenance())
        .build();
  }

  private static ImmutableList<Face> tokens() {
    return ImmutableList.of(
        Face.builder(FaceIds.POISON, "Poison token", "token")
            .addText("At the end of every round it does you 5 damage.")
            .addText("Your attacks are worth 10 less.")
            .addText("At the end of every encounter you may remove one poison token.")
            .citations(
                cited(
                    "PRE-POISON-01",
                    "PRE-POISON-02",
                    "PRE-POISON-03",
                    "PRE-POISON-04",
                    "PRE-POISON-05"))
            .build(),
        Face.builder(FaceIds.VAMPYRE, "Vampyre token", "token")
            .addText("You are turned: you set no cards, and on your turn you attack a player.")
            .citations(cited("PRE-VAMPYRE-03", "PRE-VAMPYRE-04", "PRE-Q-82"))
            .build(),
        Face.builder(FaceIds.BITE, "Bite token", "token")
            .addText("If you still have it when the last encounter is over, you become a creature.")
            .citations(cited("PRE-WEREBOAR-01", "PRE-Q-84"))
            .build());
  }

  private static ImmutableList<Face> backs() {
    return ImmutableList.of(
        Face.back(FaceIds.CARD_BACK, "A card of the draw deck"),
        Face.back(FaceIds.ENCOUNTER_BACK, "An Encounter card"),
        Face.back(FaceIds.EVENT_BACK, "An Event card"),
        Face.back(FaceIds.RELIC_BACK, "A Relic"),
        Face.back(FaceIds.QUEST_BACK, "A Quest card"));
  }
}
