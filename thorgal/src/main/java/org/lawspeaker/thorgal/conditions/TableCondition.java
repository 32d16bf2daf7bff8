package org.lawspeaker.thorgal.conditions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/** A condition on what lies on the table. */
@Doc("Something that must hold on the table.")
public sealed interface TableCondition extends Condition {
  /** It is this phase. */
  record InPhase(Phase phase) implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return table.clock.phase() == phase;
    }

    @Override
    public String says() {
      return "it is the " + phase.says() + " phase";
    }

    @Override
    public String denies() {
      return "it is not the " + phase.says() + " phase";
    }
  }

  /** The player is the destiny player of the round. */
  record Travelling() implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isDestiny(source.user());
    }

    @Override
    public String says() {
      return "you are the destiny player";
    }

    @Override
    public String denies() {
      return "you are not the destiny player";
    }
  }

  /** The destination is such a land. */
  record DestinationIs(@Size(min = 1, max = 4) ImmutableList<LandTest> where)
      implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      Land land = table.destination();
      return land != null && LandTest.all(where, table, source, land);
    }

    @Override
    public boolean isOfJourney() {
      return true;
    }

    @Override
    public String says() {
      return "the destination is " + Words.one(LandTest.says(where, 1));
    }
  }

  /**
   * A number of cards of some kind, companions or supports, are in a party (THO-Q-59).
   *
   * @param whose whose party; of several opponents, any one of them
   * @param where which cards count, all of this
   * @param atLeast at least so many
   * @param atMost at most so many
   * @param other whether the card with this condition does not count itself (THO-UPKEEP-12)
   */
  record PartyHas(
      @Default("you") Who whose,
      ImmutableList<CardTest> where,
      @Range(min = 0, max = 99) Optional<Integer> atLeast,
      @Range(min = 0, max = 99) Optional<Integer> atMost,
      @Default("false") boolean other)
      implements TableCondition {
    public PartyHas {
      if (atLeast.isEmpty() && atMost.isEmpty()) {
        throw new IllegalArgumentException("at-least or at-most is needed");
      }
    }

    @Override
    public boolean holds(Table table, Source source) {
      for (Seat seat : whose.seats(table, source)) {
        int count = 0;
        for (InPlay card : table.side(seat).party()) {
          boolean counts = !other || card.id() != source.id();
          count += counts && CardTest.all(where, table, source, card) ? 1 : 0;
        }
        if (count >= atLeast.orElse(0) && count <= atMost.orElse(Integer.MAX_VALUE)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String says() {
      return has(Phrases.bounds(atLeast, atMost), Phrases.bound(atLeast, atMost));
    }

    private String has(String bounds, int number) {
      return whose.anyParty()
          + " has "
          + bounds
          + (other ? " other " : " ")
          + CardTest.says(where, number, "card");
    }

    /** Of several players it is denied of all, which needs words of its own. */
    @Override
    public String denies() {
      boolean isPlain = whose.anyParty().equals(whose.party());
      return isPlain && (atLeast.isEmpty() || atMost.isEmpty())
          ? has(Phrases.outside(atLeast, atMost), Phrases.beyond(atLeast, atMost))
          : TableCondition.super.denies();
    }
  }

  /** A count is within bounds. */
  record Counted(
      Count of,
      @Range(min = 0, max = 99) Optional<Integer> atLeast,
      @Range(min = 0, max = 99) Optional<Integer> atMost)
      implements TableCondition {
    public Counted {
      if (atLeast.isEmpty() && atMost.isEmpty()) {
        throw new IllegalArgumentException("at-least or at-most is needed");
      }
    }

    @Override
    public boolean holds(Table table, Source source) {
      int count = of.in(table, source);
      return count >= atLeast.orElse(0) && count <= atMost.orElse(Integer.MAX_VALUE);
    }

    @Override
    public boolean isOfJourney() {
      return of.isOfJourney();
    }

    @Override
    public String says() {
      return of.isBounded(Phrases.bounds(atLeast, atMost), Phrases.bound(atLeast, atMost));
    }

    @Override
    public String denies() {
      return atLeast.isPresent() && atMost.isPresent()
          ? TableCondition.super.denies()
          : of.isBounded(Phrases.outside(atLeast, atMost), Phrases.beyond(atLeast, atMost));
    }
  }

  /** The card with this condition passes these tests, such as being exhausted. */
  record ThisIs(@Size(min = 1, max = 4) ImmutableList<CardTest> where) implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      InPlay card = table.inPlay(source.id());
      return card != null && CardTest.all(where, table, source, card);
    }

    @Override
    public String says() {
      boolean needsNoun = where.stream().allMatch(test -> test.part() == CardTest.Part.AFTER);
      return "this is " + CardTest.says(where, 1, needsNoun ? "one" : "");
    }
  }

  /** A companion opposes the journey. */
  record Opposed() implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return !table.journey.opposers().isEmpty();
    }

    @Override
    public boolean isOfJourney() {
      return true;
    }

    @Override
    public String says() {
      return "the journey is opposed";
    }

    @Override
    public String denies() {
      return "the journey is not opposed";
    }
  }

  /** This does not hold. */
  record Not(Condition condition) implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return !condition.holds(table, source);
    }

    @Override
    public String says() {
      return condition.denies();
    }

    @Override
    public boolean weighs() {
      return condition.weighs();
    }

    @Override
    public boolean isOfJourney() {
      return condition.isOfJourney();
    }
  }

  /** At least one of these holds. */
  @Doc("At least one of these holds.")
  record AnyOf(@Size(min = 2, max = 4) ImmutableList<Condition> of) implements TableCondition {
    @Override
    public boolean holds(Table table, Source source) {
      for (Condition each : of) {
        if (each.holds(table, source)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String says() {
      return "either " + String.join(" or ", of.stream().map(Condition::says).toList());
    }

    @Override
    public boolean weighs() {
      return of.stream().anyMatch(Condition::weighs);
    }

    /** If a part of it is, it is judged as a whole. */
    @Override
    public boolean isOfJourney() {
      return of.stream().anyMatch(Condition::isOfJourney);
    }
  }
}
