package org.lawspeaker.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.immutables.value.Value;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;

/**
 * A match as it is saved: everything needed to play it again, and a fingerprint after each ply that
 * shows where a later version of the rules would have gone another way.
 *
 * <p>It holds every move, sealed ones and Nature's included, and so every secret of the match: it
 * is for whoever runs the match, and never to be sent to a seat before the match is over.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * GameRecord record =
 *     GameRecord.of(game, Setup.of(2), ImmutableList.of(new Drop(Seat.of(0), 3)));
 * System.out.println(record.moves().get(0).move()); // drop 4
 * System.out.println(GameRecord.read("save", record.write()).orThrow().equals(record)); // true
 * }</pre>
 *
 * @param format the version of this form: {@value #FORMAT}, or {@value #WITH_JSON_CHECKS}, whose
 *     check hashes are those of {@link CheckHash#of(JsonNode)}
 * @param game the game's id
 * @param rulesVersion the rules it was played by
 * @param pack name and version of the card pack
 * @param contentHash the hash of rules data and card pack
 * @param setup what it was started with, every option named, so that a later standard value changes
 *     nothing
 * @param moves every ply, Nature's included, oldest first
 */
@Value.Builder
public record GameRecord(
    int format,
    String game,
    String rulesVersion,
    String pack,
    String contentHash,
    Setup setup,
    ImmutableList<Ply> moves)
    implements WithGameRecord {
  public static final int FORMAT = 2;

  /** The earlier form: one JSON object, with hashes of what is written of a state. */
  static final int WITH_JSON_CHECKS = 1;

  static final Records RECORDS =
      Records.STANDARD.with(Actor.class, Leaf.of(GameRecord::actor, GameRecord::name));

  /**
   * The record of a match.
   *
   * @param moves legal one after the other, from the start of {@code setup}
   * @throws org.lawspeaker.engine.BadInputException if the setup is bad
   * @throws org.lawspeaker.engine.IllegalMoveException if a move is not legal
   */
  public static <S, M extends Move, V> GameRecord of(
      Game<S, M, V> game, Setup setup, List<? extends M> moves) {
    ImmutableList.Builder<Ply> plies = ImmutableList.builder();
    S state = game.start(setup).orThrow();
    for (M move : moves) {
      S after = game.apply(state, move);
      plies.add(Ply.of(game, state, move, after));
      state = after;
    }
    return of(game.info(), setup, plies.build());
  }

  static GameRecord of(GameInfo info, Setup setup, List<Ply> plies) {
    return new GameRecord(
        FORMAT,
        info.id(),
        info.rulesVersion(),
        info.pack(),
        info.contentHash(),
        info.complete(setup).orThrow(),
        ImmutableList.copyOf(plies));
  }

  /**
   * The record of this text, or everything that is wrong with it. A last line that was not written
   * to its end is left out.
   *
   * @param name where the text comes from, for problems
   */
  public static Checked<GameRecord> read(String name, String text) {
    return RecordText.document(name, text)
        .then(document -> RECORDS.read(document, GameRecord.class));
  }

  /**
   * This record as JSON: a line that says what was played, and a line for each ply, so that a match
   * that goes on adds lines ({@link Referee#unsaved}). A record of format 1 is one object.
   */
  public String write() {
    if (format != FORMAT) {
      return RECORDS.write(this).toPrettyString();
    }
    StringBuilder text = new StringBuilder(RecordText.opening(this));
    moves.forEach(ply -> text.append(RecordText.line(ply)));
    return text.toString();
  }

  /** The check hash of a state as this record has it. */
  <S> String check(Game<S, ?, ?> game, S state) {
    return format == FORMAT
        ? CheckHash.of(game, state)
        : CheckHash.of(game.notation().state(state));
  }

  private static Actor actor(String name) {
    if (name.equals(name(Nature.NATURE))) {
      return Nature.NATURE;
    }
    String index = name.startsWith("seat ") ? name.substring("seat ".length()) : "";
    if (!index.matches("[0-9]{1,2}")) {
      throw new IllegalArgumentException(
          "expected nature or seat 0, seat 1 ..., not " + Problem.shown(name));
    }
    return Seat.of(Integer.parseInt(index));
  }

  private static String name(Actor actor) {
    return actor instanceof Seat seat ? seat.toString() : "nature";
  }
}
