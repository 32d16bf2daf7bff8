package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Use;

/** What an effect, a condition or a group of players can only mean where it is there. */
enum Need {
  /** Before its end, which has its own order. */
  ENCOUNTER("an encounter under way"),
  TURN("a turn under way"),
  ATTACK("an attack of a player"),
  NAMED("a player named with the attack"),
  /** Before its damage, which may go elsewhere. */
  THREAT("an attack of the creature before its damage"),
  STRIKE("an attack of the creature"),
  PLAY("a play to answer"),
  PLAYER("a chosen player"),
  CHOICE("a choice of one of several ways"),
  SET_CARD("a chosen set card"),
  TOKEN("a chosen creature"),
  STRIKER("a chosen attacking creature"),
  ITEM("a chosen item"),
  PLAYER_TOKENS("tokens that are players"),
  /** A Treasure, which opens it when it is activated and gives what is in it at the end. */
  CHEST("a Treasure"),
  STORY("a story");

  private static final ImmutableSet<Need> FACED = Sets.immutableEnumSet(ENCOUNTER);
  private static final ImmutableSet<Need> ON_TURN = Sets.immutableEnumSet(ENCOUNTER, TURN);
  private static final ImmutableSet<Need> OF_ATTACK =
      Sets.immutableEnumSet(ENCOUNTER, TURN, ATTACK);
  private static final ImmutableSet<Need> OF_STRIKE = Sets.immutableEnumSet(ENCOUNTER, STRIKE);
  private static final ImmutableSet<Need> NONE = ImmutableSet.of();

  private static final ImmutableMap<Moment, ImmutableSet<Need>> MOMENTS =
      ImmutableMap.<Moment, ImmutableSet<Need>>builder()
          .put(Moment.CARDS_SET, ON_TURN)
          .put(Moment.BEFORE_FLIP, ON_TURN)
          .put(Moment.FLIPPED, OF_ATTACK)
          .put(Moment.CHECKED, ON_TURN)
          .put(Moment.STRIKE, Sets.immutableEnumSet(ENCOUNTER, THREAT, STRIKE))
          .put(Moment.STRUCK, OF_STRIKE)
          .put(Moment.ANNOUNCED, Sets.immutableEnumSet(ENCOUNTER, PLAY))
          .put(Moment.END, NONE)
          .buildOrThrow();

  private static final ImmutableMap<Aim, ImmutableSet<Need>> AIMS =
      ImmutableMap.<Aim, ImmutableSet<Need>>builder()
          .put(Aim.SET_CARD, Sets.immutableEnumSet(SET_CARD, PLAYER))
          .put(Aim.PLAYER, Sets.immutableEnumSet(PLAYER))
          .put(Aim.PATIENT, Sets.immutableEnumSet(PLAYER))
          .put(Aim.CREATURE, Sets.immutableEnumSet(TOKEN))
          .put(Aim.STRIKER, Sets.immutableEnumSet(TOKEN, STRIKER))
          .put(Aim.ITEM, Sets.immutableEnumSet(ITEM))
          .buildOrThrow();

  private static final ImmutableMap<Occasion, ImmutableSet<Need>> OCCASIONS =
      ImmutableMap.of(
          Occasion.ATTACK_REVEALED, OF_ATTACK,
          Occasion.ATTACK_HITS, OF_ATTACK,
          Occasion.MANEUVER, OF_ATTACK,
          Occasion.STRUCK, OF_STRIKE,
          Occasion.ENCOUNTER_ENDS, NONE,
          Occasion.GAME_ENDS, NONE);

  private final String says;

  Need(String says) {
    this.says = says;
  }

  String says() {
    return says;
  }

  /** What is there in some window of this use, and what is chosen with it. */
  static ImmutableSet<Need> metBy(Use use) {
    ImmutableSet.Builder<Need> met = ImmutableSet.builder();
    use.at().forEach(moment -> met.addAll(metAt(moment)));
    return met.addAll(AIMS.getOrDefault(use.aim(), NONE)).build();
  }

  static ImmutableSet<Need> metAt(Moment moment) {
    return MOMENTS.getOrDefault(moment, FACED);
  }

  static ImmutableSet<Need> metOn(Occasion occasion) {
    return OCCASIONS.getOrDefault(occasion, FACED);
  }
}
