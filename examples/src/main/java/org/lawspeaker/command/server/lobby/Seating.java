package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.command.server.store.Entry;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.play.Player;

/** Changes the seats of a match that has begun. */
record Seating(Programs programs, KeyRing keys) {
  private static final int LONGEST_NAME = 40;

  /** What is wrong with the name of a seat, if it is no good. */
  static Optional<Problem> wrongName(String place, String name) {
    boolean isGood =
        name.length() <= LONGEST_NAME
            && name.codePoints().anyMatch(Seating::isSeen)
            && name.codePoints().noneMatch(Seating::misleads);
    return isGood
        ? Optional.empty()
        : Optional.of(new Problem(place, "1 to " + LONGEST_NAME + " letters are wanted"));
  }

  private static boolean isSeen(int letter) {
    return !Character.isWhitespace(letter)
        && !Character.isSpaceChar(letter)
        && Character.getType(letter) != Character.FORMAT;
  }

  /** What is no letter, or has the text around it read the other way round. */
  private static boolean misleads(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT ->
          Character.getDirectionality(letter) != Character.DIRECTIONALITY_BOUNDARY_NEUTRAL;
      default -> false;
    };
  }

  /** The seat after this change, or everything that is wrong with the wish. */
  <S, M extends Move, V> Reply change(Table<S, M, V> table, NewSeat wanted) {
    int seats = table.opening().setup().seats();
    if (wanted.seat() < 0 || wanted.seat() >= seats) {
      return Reply.refused(400, "/seat", "there is no such seat; the last is " + (seats - 1));
    }
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    wanted.name().flatMap(name -> wrongName("/name", name)).ifPresent(problems::add);
    Optional<Checked<Player<M, V>>> program =
        wanted
            .player()
            .filter(player -> !player.equals(Opening.PERSON))
            .map(
                player ->
                    programs.seated(table.game(), wanted.seat(), player, table.opening().seed()));
    program.ifPresent(
        made -> made.problems().forEach(problem -> problems.add(problem.within("/player: "))));
    ImmutableList<Problem> found = problems.build();
    return found.isEmpty()
        ? change(table, wanted, program.map(Checked::orThrow))
        : Reply.bad(found);
  }

  private <S, M extends Move, V> Reply change(
      Table<S, M, V> table, NewSeat wanted, Optional<Player<M, V>> program) {
    Optional<String> key = wanted.player().filter(Opening.PERSON::equals).map(person -> keys.key());
    Entry.Seated change =
        new Entry.Seated(wanted.seat(), wanted.player(), wanted.name(), key.map(KeyRing::hash));
    return table
        .seat(change, program)
        .orElseGet(
            () -> {
              Opening now = table.opening();
              return Reply.ok(
                  new Reseated(
                      wanted.seat(),
                      now.players().get(wanted.seat()),
                      now.names().get(wanted.seat()),
                      key));
            });
  }
}
