package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Another word for what is asked is the answer to it: {@code accept} where {@code choose accept} is
 * asked, {@code pass} where one says {@code done}.
 */
final class OtherWords {
  private static final ImmutableSet<String> AGREES = ImmutableSet.of("accept", "yes");
  private static final ImmutableSet<String> REFUSES = ImmutableSet.of("refuse", "no");
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("pass", "done", "stop", "keep", "believe");

  private OtherWords() {}

  /** The move that a player means who is asked for something and says this. */
  static PrestigeMove meant(Table table, PrestigeMove said) {
    ImmutableSet<String> words = of(word(said));
    if (words.isEmpty() || !(said.by() instanceof Seat seat)) {
      return said;
    }
    ImmutableList<PrestigeMove> legal = table.legalMoves(seat);
    if (legal.contains(said)) {
      return said;
    }
    return legal.stream().filter(each -> words.contains(word(each))).findFirst().orElse(said);
  }

  private static ImmutableSet<String> of(String word) {
    for (ImmutableSet<String> words : ImmutableList.of(AGREES, REFUSES, ENDS)) {
      if (words.contains(word)) {
        return words;
      }
    }
    return ImmutableSet.of();
  }

  private static String word(PrestigeMove move) {
    if (move instanceof PickOption option) {
      return option.way();
    }
    return move instanceof Accept
        ? "accept"
        : move instanceof Refuse
            ? "refuse"
            : move instanceof Pass ? "pass" : move instanceof Done ? "done" : "";
  }
}
