package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.table.Cards;

/**
 * Things of one kind by their names, as moves and positions write them.
 *
 * @param what what they are
 * @param names the name of each
 */
record Written(String what, ImmutableList<String> names) {
  /** So many things, each with its printed name. */
  static Written of(String what, int count, IntFunction<String> printed) {
    return new Written(
        what,
        IntStream.range(0, count)
            .mapToObj(i -> Words.slug(printed.apply(i)))
            .collect(ImmutableList.toImmutableList()));
  }

  /** Which of them is written like this. */
  OptionalInt find(String name) {
    int index = names.indexOf(name);
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
  }

  /** Why a name is refused that none of them has. */
  String unknown(String name) {
    return Spelling.unknown(what, name, names);
  }

  /** Why a name is refused that no monster has; there are too many to list. */
  static String noMonster(Cards cards, String name) {
    return "no monster is written "
        + Problem.quote(name)
        + Spelling.nearest(name, cards.written())
            .map(near -> "; did you mean \"" + near + "\"?")
            .orElse("");
  }
}
