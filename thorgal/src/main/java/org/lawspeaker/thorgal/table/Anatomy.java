package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.Phase;

/** What a destiny card is and shows, as it is asked for at every move, worked out once. */
public final class Anatomy {
  public final DestinyCard card;
  public final DestinyType type;
  public final int faction;

  /** The subtypes as bits. */
  public final long subtypes;

  /** A number that cards of one name share (THO-Q-23). */
  public final int name;

  /** What sets its effects off. */
  public final Hearing hearing;

  private final boolean isWeighed;
  private final boolean changesRules;

  /** Whether one of its effects works with a bane player or while opposing. */
  public final boolean worksElsewhere;

  Anatomy(
      DestinyCard card,
      int faction,
      ImmutableMap<String, Integer> subtypeBits,
      ImmutableMap<String, Integer> names) {
    this.card = card;
    this.type = card.type();
    this.faction = faction;
    long bits = 0;
    for (String subtype : card.subtypes()) {
      bits |= 1L << subtypeBits.getOrDefault(subtype, 0);
    }
    this.subtypes = bits;
    this.name = names.getOrDefault(Words.slug(card.name()), 0);
    this.isWeighed = card.lasting().stream().anyMatch(each -> each.gives().isWeighed());
    this.changesRules = card.lasting().stream().anyMatch(each -> !each.gives().isWeighed());
    this.hearing = Hearing.of(card.triggers());
    this.worksElsewhere =
        card.lasting().stream().anyMatch(each -> each.works() != Works.DESTINY)
            || card.triggers().stream().map(Trigger::works).anyMatch(each -> each != Works.DESTINY)
            || card.activated().filter(each -> each.works() != Works.DESTINY).isPresent();
  }

  /** Whether a permanent effect of it is, or is not, part of strength or difficulty. */
  public boolean hasLasting(boolean weighed) {
    return weighed ? isWeighed : changesRules;
  }

  /** Whether it shows this phase, or none at all (THO-Q-21). */
  public boolean shows(Phase phase) {
    return card.shows(phase);
  }

  public boolean isCompanion() {
    return type == DestinyType.COMPANION;
  }

  public boolean isEvent() {
    return type == DestinyType.EVENT;
  }
}
