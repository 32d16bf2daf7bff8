package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;

/** A card or token of any kind, as the pack gives it. */
@Doc("A card.")
public sealed interface Card
    permits Location,
        Race,
        HeroClass,
        Skill,
        Saga.Chapter,
        Saga.Finale,
        Totem,
        Encounter,
        Reward,
        NightCard,
        AncientCard,
        AncientCard.Abilities,
        Plot,
        LootToken {
  String name();

  Provenance provenance();

  /** What it does, by moments. */
  default ImmutableList<Ability> abilities() {
    return ImmutableList.of();
  }

  /** What it changes while it is in force. */
  default ImmutableList<Permanent> lasting() {
    return ImmutableList.of();
  }

  /** The keywords that it has, its types among them (GOK-ENC-14). */
  default ImmutableList<String> allKeywords() {
    return ImmutableList.of();
  }

  /** What it adds to the attributes of its hero (GOK-REWARD-09, GOK-TOTEM-02). */
  default Values bonus() {
    return Values.NONE;
  }

  /** Its gold value; 0 if none is printed (GOK-Q-113). */
  default int gold() {
    return 0;
  }
}
