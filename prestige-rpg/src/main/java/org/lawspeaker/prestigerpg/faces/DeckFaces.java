package org.lawspeaker.prestigerpg.faces;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.FaceBuilder;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Use;

/** The faces of the cards of the draw deck. */
final class DeckFaces {
  private static final String VALUES = "double/base/half/none";

  private DeckFaces() {}

  static Face of(String id, DeckCard card) {
    CardFace printed = card.face();
    FaceBuilder face =
        Faces.of(id, card.name(), kind(printed), card.expansion())
            .text(printed.text())
            .provenance(card.provenance());
    if (printed instanceof CardFace.Attack attack) {
      attack(face, attack);
    } else if (printed instanceof CardFace.Rider rider) {
      rider(face, rider);
    } else if (printed instanceof CardFace.Action action) {
      face.citations(ofAction(action));
    } else if (printed instanceof CardFace.Item item) {
      item(face, item.kit());
    } else if (printed instanceof CardFace.StandIn standIn) {
      standIn(face, standIn.second());
    } else {
      face.addTypes("Tactical Maneuver");
      face.citations(Faces.cited("PRE-TACTICAL-01", "PRE-FEINT-01", "PRE-Q-23"));
    }
    return face.build();
  }

  private static String kind(CardFace face) {
    return face.isItem() ? "Item" : face.isAttack() ? "Attack" : "Action";
  }

  private static void attack(FaceBuilder face, CardFace.Attack attack) {
    boolean enhanced = attack.names() || !attack.reveals().isEmpty() || !attack.hits().isEmpty();
    face.addTypes(enhanced ? "Enhanced Attack" : "Standard Attack");
    face.addFacts(Fact.of("damage", attack.values().get(Attack.BASE)));
    face.addFacts(new Fact(VALUES, Joiner.on('/').join(attack.values())));
    face.citations(Faces.cited("PRE-ATTACK-01", "PRE-ATTACK-05", "PRE-Q-28"));
    if (enhanced) {
      face.addCitations(Citation.of("PRE-ENHANCED-01"));
    }
    if (attack.names()) {
      face.addCitations(Citation.of("PRE-Q-39"));
    }
    if (attack.special().isPresent()) {
      CardFace.Special special = attack.special().get();
      face.addTypes("Special Attack of " + special.character());
      face.addFacts(new Fact("special " + VALUES, Joiner.on('/').join(special.values())));
      face.addAllCitations(Faces.cited("PRE-SPECIAL-01", "PRE-SPECIAL-02", "PRE-Q-41"));
    }
  }

  private static void rider(FaceBuilder face, CardFace.Rider rider) {
    face.addTypes("Rider", rider.doubles() ? "multiplicative" : "additive");
    if (!rider.doubles()) {
      face.addFacts(Fact.of("adds", rider.values().get(Attack.BASE)));
      face.addFacts(new Fact(VALUES, Joiner.on('/').join(rider.values())));
    }
    face.citations(
        Faces.cited(
            "PRE-RIDER-01",
            "PRE-RIDER-03",
            "PRE-RIDER-04",
            rider.doubles() ? "PRE-RIDER-08" : "PRE-RIDER-07"));
  }

  private static void standIn(FaceBuilder face, CardFace.Second second) {
    face.addTypes("Stand In");
    face.citations(Faces.cited("PRE-STANDIN-01", "PRE-STANDIN-02", "PRE-STANDIN-03"));
    face.addAllCitations(
        second == CardFace.Second.SET
            ? Faces.cited("PRE-OPPFIRE-01", "PRE-EDGE-03", "PRE-Q-26")
            : Faces.cited("PRE-EDGE-02", "PRE-Q-25"));
  }

  private static ImmutableList<Citation> ofAction(CardFace.Action action) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    citations.addAll(Faces.cited("PRE-ACTION-01", "PRE-ACTION-03"));
    if (action.uses().size() > 1) {
      citations.addAll(Faces.cited("PRE-TOUGH-01"));
    }
    if (aimsAt(action.uses(), Aim.SET_CARD)) {
      citations.addAll(Faces.cited("PRE-EDGE-01", "PRE-Q-27"));
    }
    if (aimsAt(action.uses(), Aim.STRIKER)) {
      citations.addAll(Faces.cited("PRE-COUNTER-01", "PRE-Q-35"));
    }
    return citations.build();
  }

  private static boolean aimsAt(ImmutableList<Use> uses, Aim aim) {
    return uses.stream().anyMatch(use -> use.aim() == aim);
  }

  private static void item(FaceBuilder face, Kit kit) {
    face.citations(Faces.cited("PRE-ITEM-01", "PRE-ITEM-03", "PRE-ITEM-04"));
    if (kit.sort() == Kit.Sort.POTION) {
      face.addTypes("Potion");
      potion(face, kit);
    } else if (kit.sort() == Kit.Sort.ONCE) {
      face.addTypes("one use");
      face.addCitations(Citation.of("PRE-ONEUSE-01"));
    } else {
      face.addTypes("stays");
    }
  }

  private static void potion(FaceBuilder face, Kit kit) {
    face.addAllCitations(Faces.cited("PRE-POTION-01", "PRE-ONEUSE-01"));
    if (aimsAt(kit.uses(), Aim.PATIENT)) {
      face.addCitations(Citation.of("PRE-POTION-03"));
    }
    if (kit.aid() > 0) {
      face.addCitations(Citation.of("PRE-POTION-04"));
    }
    if (kit.uses().stream().anyMatch(DeckFaces::lasts)) {
      face.addCitations(Citation.of("PRE-Q-48"));
    }
  }

  private static boolean lasts(Use use) {
    return use.effects().stream().anyMatch(Change.class::isInstance);
  }
}
