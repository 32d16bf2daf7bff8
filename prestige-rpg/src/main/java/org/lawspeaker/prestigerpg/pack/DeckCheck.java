package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.Moment;

/** Checks the draw deck. */
final class DeckCheck {
  private static final Citation HAND = Citation.of("PRE-SETUP-04");

  /** A hand of Attack cards for each of six players. */
  private static final int LEAST_ATTACKS = 7 * 6;

  private static final ImmutableSet<Need> FLIPPED = Need.metAt(Moment.FLIPPED);

  private DeckCheck() {}

  static void of(CardPack pack, Places places) {
    int attacks = 0;
    for (int i = 0; i < pack.deck().size(); i++) {
      DeckCard card = pack.deck().get(i);
      String at = "/deck/" + i + "/face";
      if (card.face().isAttack() && card.expansion() == Expansion.BASE) {
        attacks += card.copies();
      }
      if (card.face() instanceof CardFace.Attack attack) {
        attack(card.name(), attack, at + "/attack", places);
      } else if (card.face() instanceof CardFace.Action action) {
        action(card.name(), action, unwrapped(at + "/action", "uses", places), places);
      } else if (card.face() instanceof CardFace.Item item) {
        KitCheck.of(card.name(), item.kit(), unwrapped(at + "/item", "kit", places), places);
      } else {
        SenseCheck.of(card.name(), at, FLIPPED, places);
      }
    }
    if (attacks < LEAST_ATTACKS) {
      places.add(
          "/deck",
          "the base game has "
              + LEAST_ATTACKS
              + " Attack cards or more, a hand for each of six players; found "
              + attacks
              + " ("
              + HAND
              + ")");
    }
  }

  /** Where the value of a record with one component is written, in the long form or the short. */
  private static String unwrapped(String at, String component, Places places) {
    return places.written(at).has(component) ? at + "/" + component : at;
  }

  private static void attack(String card, CardFace.Attack attack, String at, Places places) {
    ImmutableSet<Need> met =
        attack.names()
            ? Sets.union(FLIPPED, Sets.immutableEnumSet(Need.NAMED, Need.PLAYER)).immutableCopy()
            : FLIPPED;
    SenseCheck.of(card, at + "/reveals", met, places);
    SenseCheck.of(card, at + "/hits", met, places);
    SenseCheck.of(card, at + "/special/hits", met, places);
  }

  private static void action(String card, CardFace.Action action, String at, Places places) {
    NameCheck.uses(action.uses(), at, places);
    for (int i = 0; i < action.uses().size(); i++) {
      UseCheck.of(card, action.uses().get(i), at + "/" + i, places);
    }
  }
}
