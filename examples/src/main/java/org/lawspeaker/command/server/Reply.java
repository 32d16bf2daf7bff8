package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Records;

/**
 * What a request is answered with.
 *
 * @param status the status of HTTP
 * @param body what the client gets
 */
public record Reply(int status, JsonNode body) {
  private record Problems(ImmutableList<Problem> problems) {}

  /** The request was granted; a record says what came of it. */
  static Reply ok(Record found) {
    return new Reply(200, Records.STANDARD.write(found));
  }

  /** Something was made. */
  static Reply created(Record made) {
    return new Reply(201, Records.STANDARD.write(made));
  }

  /** What was sent cannot be used; lists everything that is wrong with it. */
  static Reply bad(ImmutableList<Problem> problems) {
    return refused(400, problems);
  }

  /** The request is refused for one reason. */
  static Reply refused(int status, String place, String why) {
    return refused(status, ImmutableList.of(new Problem(place, why)));
  }

  private static Reply refused(int status, ImmutableList<Problem> problems) {
    return new Reply(status, Records.STANDARD.write(new Problems(problems)));
  }
}
