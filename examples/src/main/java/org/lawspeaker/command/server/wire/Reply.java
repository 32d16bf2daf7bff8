package org.lawspeaker.command.server.wire;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * What a request is answered with.
 *
 * @param status the status of HTTP
 * @param type the type of the text, as HTTP names it
 * @param text what the client gets
 * @param headers what else HTTP is told
 */
public record Reply(int status, String type, String text, ImmutableMap<String, String> headers) {
  public static final String JSON = "application/json";
  public static final String PLAIN = "text/plain; charset=utf-8";

  private static Reply json(int status, Record body) {
    return new Reply(status, JSON, Wire.write(body).toString(), ImmutableMap.of());
  }

  /** The request was granted; a record says what came of it. */
  public static Reply ok(Record found) {
    return json(200, found);
  }

  /** A text for people. */
  public static Reply text(String text) {
    return new Reply(200, PLAIN, text, ImmutableMap.of());
  }

  /** Something was made. */
  public static Reply created(Record made) {
    return json(201, made);
  }

  /** The request breaks a rule of the game. */
  public static Reply forbidden(Record because) {
    return json(422, because);
  }

  /** What was found, or what is wrong with what was sent. */
  public static Reply of(Checked<? extends Record> found) {
    return found.isOk() ? ok(found.orThrow()) : bad(found.problems());
  }

  /** What was sent cannot be used; lists everything that is wrong with it. */
  public static Reply bad(ImmutableList<Problem> problems) {
    return json(400, new Problems(problems));
  }

  /** The request is refused for one reason. */
  public static Reply refused(int status, String place, String why) {
    return json(status, new Problems(ImmutableList.of(new Problem(place, why))));
  }

  /** The same with one more header. */
  public Reply with(String header, String value) {
    ImmutableMap<String, String> more =
        ImmutableMap.<String, String>builder().putAll(headers).put(header, value).buildOrThrow();
    return new Reply(status, type, text, more);
  }
}
