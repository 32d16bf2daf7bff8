package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.journey.Resolution;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Table;

/** How a journey stands, as players at the table work it out. */
final class Course {
  private Course() {}

  /** Sentences about the journey of the round. */
  static ImmutableList<String> notes(Sight sight) {
    Journey journey = sight.view.journey();
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    journey
        .destination()
        .flatMap(sight.names::landInPlay)
        .ifPresent(land -> notes.add("It goes to " + sight.names.land(land.card()) + "."));
    switch (journey.stage()) {
      case UNDER_WAY -> notes.add(Says.sentence("it " + stands(sight.table())));
      case LOST -> notes.add("Its destination is gone, and it fails.");
      case SUCCEEDED -> notes.add("It has succeeded.");
      case FAILED -> notes.add("It has failed.");
      default -> {
        // There is no journey to speak of.
      }
    }
    return notes.build();
  }

  /** {@code succeeds as it stands}, {@code fails as it stands: 2 Cunning short}. */
  static String stands(Table table) {
    return Resolution.succeeds(table)
        ? "succeeds as it stands"
        : "fails as it stands: " + shortfall(table) + " short";
  }

  /** A table on which the journey goes to this land, and nobody has opposed yet. */
  static Table to(Sight sight, int land) {
    Table table = sight.trying();
    table.journey =
        new Journey(
            Journey.Stage.UNDER_WAY, Optional.of(land), ImmutableList.of(), ImmutableList.of());
    return table;
  }

  private static String shortfall(Table table) {
    Attributes strength = Weighing.strength(table);
    Attributes difficulty = Weighing.difficulty(table);
    List<String> parts = new ArrayList<>();
    for (Attribute attribute : Attribute.values()) {
      int missing = difficulty.of(attribute) - strength.of(attribute);
      if (missing > 0 && Resolution.isCompared(table, attribute)) {
        parts.add(missing + " " + attribute.says());
      }
    }
    return Words.list(parts);
  }
}
