package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Symbol;

/** The faces of a pack: destiny and bane cards, both sides of the lands, and the two backs. */
final class Faces {
  private static final String FACTION = "faction";
  private static final Citation COMPANION = Citation.of("THO-CARD-04");
  private static final Citation UPKEEP = Citation.of("THO-CARD-12");
  private static final Citation SUPPORT = Citation.of("THO-CARD-05");
  private static final Citation EVENT = Citation.of("THO-CARD-06");
  private static final Citation EVENT_ONCE = Citation.of("THO-CARD-07");
  private static final Citation UNIQUE = Citation.of("THO-UNIQUE-01");
  private static final Citation BANE = Citation.of("THO-CARD-19");
  private static final Citation BANE_ONCE = Citation.of("THO-CARD-18");
  private static final Citation ATTACHED = Citation.of("THO-ATTACH-01");
  private static final Citation FRONT = Citation.of("THO-LAND-02");
  private static final Citation FREE = Citation.of("THO-LAND-06");
  private static final Citation HORN = Citation.of("THO-LAND-08");
  private static final Citation WOLF = Citation.of("THO-LAND-09");

  private final Cards cards;

  private Faces(Cards cards) {
    this.cards = cards;
  }

  static Catalogue of(Cards cards) {
    Faces faces = new Faces(cards);
    ImmutableList.Builder<Face> all = ImmutableList.builder();
    for (int card = 0; card < cards.count(Suit.DESTINY); card++) {
      all.add(faces.destiny(card));
    }
    for (int card = 0; card < cards.count(Suit.BANE); card++) {
      all.add(faces.bane(card));
    }
    for (int land = 0; land < cards.lands(); land++) {
      all.add(faces.front(land), faces.conquered(land));
    }
    all.add(Face.back(FaceIds.back(Suit.DESTINY), "Destiny card"));
    all.add(Face.back(FaceIds.back(Suit.BANE), "Bane card"));
    return Catalogue.of(all.build());
  }

  private Face destiny(int number) {
    DestinyCard card = cards.destiny(number).card;
    String id = FaceIds.of(cards, Suit.DESTINY, number);
    FaceBuilder face =
        Face.builder(id, card.name(), card.type().name().toLowerCase(Locale.ROOT))
            .cost(String.valueOf(card.cost()));
    addFacts(face, card.attributes(), card.phases(), card.symbols());
    return face.addFacts(new Fact(FACTION, factionName(cards.faction(Suit.DESTINY, number))))
        .addFacts(Fact.of("number", card.number()), Fact.of("copies", card.copies()))
        .types(card.subtypes())
        .text(CardText.of(card))
        .citations(citations(card))
        .provenance(card.provenance())
        .build();
  }

  private static ImmutableList<Citation> citations(DestinyCard card) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    if (card.type() == DestinyType.COMPANION) {
      citations.add(COMPANION, UPKEEP);
    } else if (card.type() == DestinyType.SUPPORT) {
      citations.add(SUPPORT);
    } else {
      citations.add(EVENT, EVENT_ONCE);
      if (!card.attributes().isNone()) {
        citations.add(ATTACHED);
      }
    }
    if (card.unique()) {
      citations.add(UNIQUE);
    }
    return citations.build();
  }

  private Face bane(int number) {
    BaneCard card = cards.bane(number);
    FaceBuilder face =
        Face.builder(FaceIds.of(cards, Suit.BANE, number), card.name(), "bane card")
            .cost(String.valueOf(card.cost()));
    addFacts(face, card.attributes(), card.phases(), card.symbols());
    face.addFacts(new Fact(FACTION, factionName(cards.faction(Suit.BANE, number))))
        .addFacts(Fact.of("number", card.number()), Fact.of("copies", card.copies()))
        .text(CardText.of(card))
        .addCitations(BANE, BANE_ONCE)
        .provenance(card.provenance());
    return card.attributes().isNone() ? face.build() : face.addCitations(ATTACHED).build();
  }

  private Face front(int land) {
    LandCard card = cards.land(land);
    String id = FaceIds.front(cards, land);
    FaceBuilder face = Face.builder(id, card.name(), "land");
    addFacts(face, card.attributes(), ImmutableList.of(), ImmutableList.of());
    return face.addFacts(new Fact(FACTION, factionName(cards.landFaction(land))))
        .addFacts(Fact.of("number", card.number()))
        .types(card.subtypes())
        .text(CardText.ofFront(card))
        .addCitations(FRONT, FREE)
        .provenance(card.provenance())
        .build();
  }

  private Face conquered(int land) {
    LandCard card = cards.land(land);
    return Face.builder(FaceIds.conquered(cards, land), card.name(), "conquered land")
        .card(FaceIds.front(cards, land))
        .addFacts(new Fact(FACTION, factionName(cards.landFaction(land))))
        .addFacts(Fact.of("number", card.number()))
        .text(CardText.ofBack(card))
        .addCitations(HORN, WOLF)
        .provenance(card.provenance())
        .build();
  }

  private String factionName(int faction) {
    return cards.pack().factions().get(faction).name();
  }

  private static void addFacts(
      FaceBuilder face,
      Attributes attributes,
      ImmutableList<Phase> phases,
      ImmutableList<Symbol> symbols) {
    for (Attribute attribute : Attribute.values()) {
      if (attributes.of(attribute) != 0) {
        face.addFacts(Fact.of(attribute.says(), attributes.of(attribute)));
      }
    }
    if (!phases.isEmpty()) {
      face.addFacts(new Fact("phase", CardText.names(phases)));
    }
    if (!symbols.isEmpty()) {
      face.addFacts(
          new Fact("side bar", String.join(", ", symbols.stream().map(Symbol::says).toList())));
    }
  }
}
