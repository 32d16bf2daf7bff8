package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Weapon;
import org.lawspeaker.hofordeals.table.Wording;

/** The faces of a pack: every card in the order of the pack, then what is no card, then backs. */
final class Faces {
  private static final int MOST_SEATS = 4;
  private static final Citation AXE = Citation.of("HOF-SETUP-08");
  private static final Citation NO_CARD = Citation.of("HOF-Q-27");
  private static final Citation AXE_STAYS = Citation.of("HOF-CARD-36");
  private static final Citation STANDS = Citation.of("HOF-MOVE-07");
  private static final Citation TOKEN = Citation.of("HOF-KING-01");

  private final Cards cards;
  private final NamedCards named;

  private Faces(Cards cards, Rulebook rulebook) {
    this.cards = cards;
    this.named = new NamedCards(rulebook);
  }

  static Catalogue of(Cards cards, Rulebook rulebook) {
    Faces faces = new Faces(cards, rulebook);
    ImmutableList.Builder<Face> all = ImmutableList.builder();
    for (int card = 0; card < cards.index.size(); card++) {
      all.add(faces.face(card));
    }
    all.add(faces.rustyAxe());
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      all.add(adventurer(Seat.of(seat)));
    }
    all.add(king());
    all.add(Face.back(FaceIds.ENCOUNTER, "???"));
    for (Rank rank : Rank.values()) {
      all.add(Face.back(FaceIds.back(rank), "a " + rank.says()));
    }
    return Catalogue.of(all.build());
  }

  /** A card of a pack may do nothing and be worth nothing. */
  private static final String NOTHING = "It does nothing by itself.";

  private Face face(int number) {
    Card card = cards.card(number);
    FaceBuilder face =
        Face.builder(FaceIds.of(cards, number), card.name(), CardKinds.says(cards, number));
    addPrint(face, number);
    addNonZero(face, Resource.FAME.says(), card.fame());
    if (card.copies() > 1) {
      face.addFacts(Fact.of("copies", card.copies()));
    }
    Face whole =
        face.text(card.text().stream().map(Wording::sentence).toList())
            .citations(CardKinds.citations(cards, number))
            .addAllCitations(named.citations(card))
            .provenance(card.provenance())
            .build();
    return whole.facts().isEmpty() && whole.text().isEmpty() ? whole.withText(NOTHING) : whole;
  }

  private void addPrint(FaceBuilder face, int number) {
    switch (cards.kind(number)) {
      case STARTING, FLOURISH, SKILL -> addSkill(face, number, skill(number));
      case EQUIPMENT, RELIC -> addEquipment(face, number, cards.equipment(number));
      case MINION -> addMinion(face, cards.minion(number));
      case ROYALTY -> addRoyalty(face, cards.royalty(number));
      case TOWN, BOSS, ENCOUNTER -> addEncounter(face, cards.encounter(number));
      case CURSE, PAIN -> {
        // Nothing is printed on them but what they do.
      }
    }
  }

  private Skill skill(int number) {
    return Objects.requireNonNull(cards.skill(number));
  }

  private static void addMinion(FaceBuilder face, Minion minion) {
    face.addTypes(minion.suit().says());
    addEnemy(face, minion.base(), minion.pain(), minion.protection(), minion.infected());
  }

  private static void addRoyalty(FaceBuilder face, Royalty royalty) {
    face.addTypes(royalty.suit().says());
    addEnemy(face, royalty.power(), royalty.pain(), royalty.protection(), royalty.infected());
    face.addFacts(new Fact("Minion Draw", royalty.minionDraw() + "+"));
  }

  private void addSkill(FaceBuilder face, int number, Skill skill) {
    if (cards.kind(number) != Kind.STARTING) {
      face.cost(String.valueOf(skill.cost()));
    }
    face.addTypes(skill.isAttack() ? "Attack" : "Action");
    skill.archetypes().forEach(each -> face.addTypes(each.says()));
    if (cards.isBasic(number)) {
      face.addTypes("Basic");
    }
    addNonZero(face, Resource.EFFORT.says(), skill.effort());
    addNonZero(face, Resource.POWER.says(), skill.power());
    addNonZero(face, Resource.FOOD.says(), skill.food());
  }

  private void addEquipment(FaceBuilder face, int number, Equipment equipment) {
    if (cards.kind(number) == Kind.EQUIPMENT) {
      face.cost(String.valueOf(equipment.cost()));
    }
    equipment
        .weapon()
        .ifPresentOrElse(
            weapon -> addWeapon(face, weapon),
            () -> {
              face.addTypes(equipment.slot().says());
              if (equipment.shield()) {
                face.addTypes("shield");
              }
            });
  }

  private static void addWeapon(FaceBuilder face, Weapon weapon) {
    face.addTypes(weapon.type().says() + " weapon")
        .addFacts(Fact.of(Resource.POWER.says(), weapon.power()))
        .addFacts(Fact.of("Binding Limit", weapon.binding()))
        .addFacts(Fact.of("Strike Bonus", weapon.strike()));
  }

  private static void addEnemy(
      FaceBuilder face, int power, int pain, int protection, int infected) {
    face.addFacts(Fact.of(Resource.POWER.says(), power), Fact.of("Pain", pain));
    addNonZero(face, "Protection", protection);
    addNonZero(face, "Infected", infected);
  }

  private static void addEncounter(FaceBuilder face, Encounter encounter) {
    face.addTypes(encounter.kind().says());
    encounter.level().ifPresent(level -> face.addFacts(Fact.of("level", level)));
    encounter.usage().ifPresent(usage -> face.addFacts(new Fact("Usage", usage.says())));
    if (!encounter.sold().isEmpty()) {
      face.addFacts(new Fact("sells", Words.list(encounter.sold())));
    }
  }

  private static void addNonZero(FaceBuilder face, String label, int value) {
    if (value != 0) {
      face.addFacts(Fact.of(label, value));
    }
  }

  private Face rustyAxe() {
    FaceBuilder face = Face.builder(FaceIds.RUSTY_AXE, "Rusty Axe", "Player Board");
    addWeapon(face, cards.pack.rustyAxe());
    return face.addText("Printed on the Player Board: your weapon until you equip another.")
        .addCitations(AXE, NO_CARD, AXE_STAYS)
        .build();
  }

  private static Face adventurer(Seat seat) {
    return Face.builder(FaceIds.hero(seat), seat.toString(), "Adventurer")
        .addText("Where " + seat + " stands.")
        .addCitations(STANDS)
        .build();
  }

  private static Face king() {
    return Face.builder(FaceIds.KING, "King token", "King token")
        .addText("Where the King is. He moves at the start of every Explore step and attacks.")
        .addCitations(TOKEN)
        .build();
  }
}
