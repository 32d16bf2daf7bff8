package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.rewards.Claim;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deed Overcome: an encounter is defeated by its Weakness (GOK-ANCIENT-05, GOK-TERM-04). */
final class Overcoming implements Deed<Overcome> {
  private static final Citation OVERCOME = Citation.of("GOK-OVERCOME-01");
  private static final Citation EVADED = Citation.of("GOK-Q-04");
  private static final Citation SUCCESSES = Citation.of("GOK-OVERCOME-03");
  private static final Citation ANCIENT = Citation.of("GOK-ASSAULT-18");
  private static final Citation ATTRIBUTE = Citation.of("GOK-Q-58");

  @Override
  public Class<Overcome> kind() {
    return Overcome.class;
  }

  @Override
  public Citation why() {
    return OVERCOME;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      if (isWeak(table, seat, card)) {
        for (Attribute attribute : printed(table, card)) {
          moves.addLegal(new Overcome(seat, card, attribute));
        }
      }
    }
  }

  /**
   * Whether a hero has a keyword of its Weakness, on a card that is not blank before it
   * (GOK-TERM-11); what it has evaded is not there (GOK-Q-57).
   */
  private static boolean isWeak(Table table, Seat seat, int card) {
    if (!table.isThere(seat, card)) {
      return false;
    }
    for (String keyword : table.cards.encounter(card).weakness()) {
      if (Strength.hasKeyword(table, seat, keyword, card)) {
        return true;
      }
    }
    return false;
  }

  /** The attributes that it may count as (GOK-OVERCOME-02, GOK-Q-58). */
  private static ImmutableList<Attribute> printed(Table table, int card) {
    Encounter encounter = table.cards.encounter(card);
    ImmutableList.Builder<Attribute> all = ImmutableList.builder();
    for (Attribute attribute : Attribute.values()) {
      boolean fights = attribute == Attribute.FIGHT && encounter.fight().isPresent();
      if (fights || encounter.needs().containsKey(attribute)) {
        all.add(attribute);
      }
    }
    ImmutableList<Attribute> found = all.build();
    return found.isEmpty() ? ImmutableList.of(Attribute.FIGHT) : found;
  }

  @Override
  public void judge(Table table, Overcome move, Faults faults) {
    Seat seat = move.by();
    boolean there =
        table.cards.isEncounter(move.card()) && table.site(seat).encounters().contains(move.card());
    if (table.cards.kind(move.card()) == Kind.ANCIENT) {
      faults.add(ANCIENT, "ancient"); // GOK-Q-57
    } else if (there && !table.isThere(seat, move.card())) {
      faults.add(EVADED, "evaded");
    } else if (!there || !isWeak(table, seat, move.card())) {
      faults.add(OVERCOME, there ? "not-weak" : "not-there");
    } else if (!printed(table, move.card()).contains(move.attribute())) {
      faults.add(ATTRIBUTE, "not-printed", "attribute", move.attribute().says());
    }
  }

  @Override
  public void make(Table table, Overcome move) {
    table.tellCard(OVERCOME, "overcame", move.by(), "overcomes", move.card());
    Claim.outright( // GOK-OVERCOME-04
        table, move.by(), move.card(), move.attribute(), OVERCOME, SUCCESSES);
  }
}
