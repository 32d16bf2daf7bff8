package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.hand.Fallen;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/** What a player has to play: the uses of cards in hand, Items and the ability. */
final class Uses {
  private static final Citation HAND = Citation.of("PRE-ACTION-01");
  private static final Citation ITEM = Citation.of("PRE-ITEM-04");
  private static final Citation OWNER = Citation.of("PRE-ITEM-03");
  private static final Citation OWN = Citation.of("PRE-ABILITY-01");
  private static final Citation EXPANSION = Citation.of("PRE-EXP-01");
  private static final Citation CARDS_ONLY = Citation.of("PRE-LICH-07");
  private static final Citation TIPPED = Citation.of("PRE-POTION-02");
  private static final Citation LIMIT = Citation.of("PRE-RELIC-05");
  private static final Citation ABILITIES = Citation.of("PRE-Q-70");
  private static final Citation ANSWERS = Citation.of("PRE-Q-11");
  private static final Citation HIDDEN = Citation.of("PRE-FOG-01");

  private Uses() {}

  /** The use that a play means; null if there is none, which the faults say. */
  static @Nullable Use of(Table table, Play play, Faults faults) {
    ImmutableList<Use> uses = all(table, play, faults);
    if (play.use() >= 0 && play.use() < uses.size()) {
      return uses.get(play.use());
    }
    if (faults.none()) {
      faults.add(HAND, "no-such-use");
    }
    return null;
  }

  /** All uses of what is played; none if it cannot be, which the faults say. */
  static ImmutableList<Use> all(Table table, Play play, Faults faults) {
    if (play.what() instanceof Playable.Card open) {
      return ofOpen(table, play.seat(), open.card(), faults);
    }
    if (play.what() instanceof Playable.InFog fog) {
      return ofHidden(table, play.seat(), fog, faults);
    }
    return play.what() instanceof Playable.Item item
        ? ofItem(table, play, item.id(), faults)
        : ofAbility(table, play, faults);
  }

  private static boolean isFoggy(Table table) {
    return table.changes(Fog.class).has(Fog.class);
  }

  private static ImmutableList<Use> ofOpen(Table table, Seat seat, int card, Faults faults) {
    if (isFoggy(table)) {
      faults.add(HIDDEN, "hidden-in-the-fog");
      return ImmutableList.of();
    }
    return ofCard(table, seat, card, card, faults);
  }

  private static ImmutableList<Use> ofHidden(
      Table table, Seat seat, Playable.InFog hidden, Faults faults) {
    if (!isFoggy(table)) {
      faults.add(HIDDEN, "no-fog");
      return ImmutableList.of();
    }
    return ofCard(table, seat, hidden.says(), hidden.card().orElse(FaceDown.UNSEEN), faults);
  }

  private static ImmutableList<Use> ofCard(
      Table table, Seat seat, int says, int card, Faults faults) {
    if (says < 0
        || says >= table.cards.deckKinds()
        || !table.cards.isIn(table.settings, says)
        || table.sheet(seat).hand().count(card) == 0) {
      faults.add(HAND, "not-in-hand");
      return ImmutableList.of();
    }
    if (Fallen.fights(table, seat) && !table.cards.isKeptByTheFallen(says)) {
      faults.add(CARDS_ONLY, "not-kept");
      return ImmutableList.of();
    }
    if (table.cards.face(says) instanceof CardFace.Action action) {
      return action.uses();
    }
    faults.add(HAND, "no-action-card");
    return ImmutableList.of();
  }

  /** The uses of an item of a living player; a creature cannot use its own (PRE-WEREBOAR-04). */
  private static ImmutableList<Use> ofItem(Table table, Play play, int id, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    int at = Items.find(sheet, id);
    if (at < 0 || !sheet.isAlive()) {
      judgeOwner(table, play, faults);
      return ImmutableList.of();
    }
    Held item = sheet.items().get(at);
    if (item.tipped()) {
      faults.add(TIPPED, "already-tipped");
    }
    if (item.used()) {
      faults.add(LIMIT, "used-already");
    }
    if (Announced.waits(table, Origin.ITEM, id)) {
      faults.add(ANSWERS, "announced-already");
    }
    return table.cards.kit(item.card()).uses();
  }

  private static ImmutableList<Use> ofAbility(Table table, Play play, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    if (!table.settings.has(Expansion.DEEPER_AND_DARKER)
        || !play.what().equals(new Playable.Ability(sheet.character()))
        || !sheet.isAlive()) {
      judgeOwner(table, play, faults);
      return ImmutableList.of();
    }
    if (sheet.abilityUsed()) {
      faults.add(ABILITIES, "used-already");
    }
    if (Announced.waits(table, Origin.ABILITY, sheet.character())) {
      faults.add(ANSWERS, "announced-already");
    }
    return ImmutableList.of(table.cards.character(sheet.character()).ability());
  }

  /**
   * Adds why nothing like this can be played at any moment: an ability without its expansion or of
   * another character, an item of another player or of none.
   */
  static void judgeOwner(Table table, Play play, Faults faults) {
    Sheet sheet = table.sheet(play.seat());
    if (play.what() instanceof Playable.Ability ability) {
      if (!table.settings.has(Expansion.DEEPER_AND_DARKER)) {
        faults.add(EXPANSION, "no-abilities");
      } else if (ability.character() != sheet.character()) {
        faults.add(OWN, "no-such-ability");
      } else if (!sheet.isAlive()) {
        faults.add(CARDS_ONLY, "cards-only");
      }
    } else if (play.what() instanceof Playable.Item item) {
      if (Items.find(sheet, item.id()) < 0) {
        faults.add(Items.lies(table, item.id()) ? OWNER : ITEM, "not-your-item");
      } else if (!sheet.isAlive()) {
        faults.add(CARDS_ONLY, "cards-only");
      }
    }
  }
}
