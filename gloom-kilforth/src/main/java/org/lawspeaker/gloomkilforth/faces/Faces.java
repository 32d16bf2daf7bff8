package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.Race;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Skill;
import org.lawspeaker.gloomkilforth.table.Values;

/** The faces of a pack: every card in the order of the pack, then tokens and backs. */
final class Faces {
  private static final int MOST_SEATS = 4;
  private static final String GOLD = "gold";
  private static final Citation HERO = Citation.of("GOK-SETUP-19");
  private static final Citation RISES = Citation.of("GOK-ANCIENT-06");
  private static final Citation GLOOM = Citation.of("GOK-LOC-02");

  private final Cards cards;

  private Faces(Cards cards) {
    this.cards = cards;
  }

  static Catalogue of(Cards cards) {
    Faces faces = new Faces(cards);
    ImmutableList.Builder<Face> all = ImmutableList.builder();
    for (int card = 0; card < cards.index.size(); card++) {
      if (cards.card(card) instanceof Location location) {
        all.add(faces.side(card, location, false), faces.side(card, location, true));
      } else {
        all.add(faces.face(card));
      }
    }
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      all.add(hero(Seat.of(seat)));
    }
    all.add(ancient());
    for (RewardType type : RewardType.values()) {
      all.add(Face.back(FaceIds.back(type), type.card()));
    }
    return Catalogue.of(all.build());
  }

  private Face side(int number, Location location, boolean isGloom) {
    Location.Side side = location.side(isGloom);
    FaceBuilder face = begin(FaceIds.side(cards, number, isGloom), number);
    face.card(FaceIds.of(cards, number)).addTypes(location.terrain().says());
    if (isGloom) {
      face.addTypes("gloom").addFacts(Fact.of("Night loss", side.loss())).addCitations(GLOOM);
    }
    side.shortcut().ifPresent(sign -> face.addFacts(new Fact("shortcut", sign)));
    return face.text(CardTexts.of(side, isGloom)).build();
  }

  private Face face(int number) {
    Card card = cards.card(number);
    FaceBuilder face = begin(FaceIds.of(cards, number), number);
    addPrint(face, number);
    card.allKeywords().forEach(face::addTypes);
    return face.text(CardTexts.of(cards, number)).build();
  }

  private FaceBuilder begin(String id, int number) {
    Card card = cards.card(number);
    return Face.builder(id, card.name(), CardKinds.says(cards, number))
        .citations(CardKinds.citations(cards, number))
        .provenance(card.provenance());
  }

  private void addPrint(FaceBuilder face, int number) {
    Card card = cards.card(number);
    switch (cards.kind(number)) {
      case RACE -> addRace(face, (Race) card);
      case ENCOUNTER -> addEncounter(face, cards.encounter(number));
      case SKILL -> {
        face.addFacts(Fact.of("level", ((Skill) card).level()));
        addBonus(face, card.bonus());
      }
      case FINALE -> addFinale(face, (Saga.Finale) card);
      case ANCIENT -> addAncient(face, cards.ancient(number));
      case LOOT -> face.addFacts(Fact.of("copies", ((LootToken) card).copies()));
      case REWARD, TOTEM -> {
        addBonus(face, card.bonus());
        face.addFacts(Fact.of(GOLD, card.gold()));
      }
      case LOCATION, CLASS, CHAPTER, NIGHT, ABILITIES, PLOT -> addBonus(face, card.bonus());
    }
  }

  private static void addRace(FaceBuilder face, Race race) {
    for (Attribute attribute : Attribute.values()) {
      face.addFacts(Fact.of(attribute.says(), race.values().of(attribute)));
    }
    face.addFacts(Fact.of("HP", race.health()), Fact.of(GOLD, race.gold()));
  }

  private static void addFinale(FaceBuilder face, Saga.Finale finale) {
    face.addFacts(Fact.of("needs " + finale.attribute().says(), finale.value()));
    face.addFacts(new Fact("at", finale.location()));
  }

  private static void addAncient(FaceBuilder face, AncientCard ancient) {
    face.addFacts(Fact.of("Fight", ancient.fight()), Fact.of("HP", ancient.hp()));
    face.addTypes(ancient.terrain().says());
  }

  private static void addEncounter(FaceBuilder face, Encounter encounter) {
    encounter.fight().ifPresent(fight -> face.addFacts(Fact.of("Fight", fight)));
    encounter.hp().ifPresent(hp -> face.addFacts(Fact.of("HP", hp)));
    encounter.evade().ifPresent(sneak -> face.addFacts(Fact.of("Sneak to evade", sneak)));
    encounter
        .needs()
        .forEach((attribute, value) -> face.addFacts(Fact.of("needs " + attribute.says(), value)));
  }

  private static void addBonus(FaceBuilder face, Values bonus) {
    for (Attribute attribute : Attribute.values()) {
      int value = bonus.of(attribute);
      if (value != 0) {
        face.addFacts(new Fact(attribute.says(), Bonuses.signed(value)));
      }
    }
  }

  private static Face hero(Seat seat) {
    return Face.builder(FaceIds.hero(seat), seat.toString(), "hero")
        .addText("Where " + seat + " stands.")
        .addCitations(HERO)
        .build();
  }

  private static Face ancient() {
    return Face.builder(FaceIds.ANCIENT, "an Ancient", "Ancient on the map")
        .addText("An Ancient has come to this place. It can be assaulted here.")
        .addCitations(RISES)
        .build();
  }
}
