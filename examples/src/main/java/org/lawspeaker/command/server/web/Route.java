package org.lawspeaker.command.server.web;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.immutables.value.Value;
import org.lawspeaker.command.server.wire.Problems;
import org.lawspeaker.command.server.wire.Reply;

/**
 * A kind of request: what registers it is also what describes it.
 *
 * @param verb the method of HTTP
 * @param path with names in braces; in angle brackets, what may have slashes
 * @param says what it is good for
 * @param needs whose key it takes
 * @param queries what may stand behind the question mark
 * @param takes the record that the body is
 * @param answers by status, without those that come of {@code needs} and {@code takes}
 * @param serve what answers
 */
@Value.Builder
public record Route(
    HandlerType verb,
    String path,
    String says,
    Need needs,
    ImmutableList<Query> queries,
    Optional<Class<? extends Record>> takes,
    ImmutableMap<Integer, Content> answers,
    Function<Request, Served> serve)
    implements WithRoute {
  /** Whose key is needed. */
  public enum Need {
    /** Nobody's. */
    NOTHING,
    /** Anybody's who looks at the match. */
    MATCH,
    /** That of a seat. */
    SEAT
  }

  /** What a request comes to: an answer now, or a stream that goes on. */
  public sealed interface Served permits Answered, Streamed, Sent {
    void answer(Context http);
  }

  /** An answer; nothing, where the client has the same already. */
  public record Answered(Reply reply) implements Served {
    @Override
    public void answer(Context http) {
      String tag = reply.headers().get("ETag");
      boolean isKnown = tag != null && tag.equals(http.header("If-None-Match"));
      Site.send(http, isKnown ? new Reply(304, reply.type(), "", reply.headers()) : reply);
    }
  }

  /** Events until somebody leaves. */
  public record Streamed(EventStream stream) implements Served {
    @Override
    public void answer(Context http) {
      stream.begin(http);
    }
  }

  /** A file. */
  public record Sent(WebFile file) implements Served {
    @Override
    public void answer(Context http) {
      file.send(http);
    }
  }

  /** A route that needs nothing, and says nothing yet of its answers. */
  public static RouteBuilder builder(HandlerType verb, String path, String says) {
    return new RouteBuilder().verb(verb).path(path).says(says).needs(Need.NOTHING);
  }

  /** All answers that there may be. */
  public ImmutableMap<Integer, Content> allAnswers() {
    Map<Integer, Content> all = new TreeMap<>();
    if (needs != Need.NOTHING) {
      all.put(401, refusal("The key opens nothing here."));
      all.put(404, refusal("There is no such match."));
      all.put(410, refusal("The record of the match cannot be read any more."));
      all.put(503, refusal("Too many matches are played, or the disk is full."));
    }
    all.put(403, refusal("It is not for who asks: another seat's, or a page of another site."));
    if (takes.isPresent()) {
      all.put(408, refusal("It took too long to send this."));
      all.put(413, refusal("Too much was sent."));
      all.put(503, refusal("Too many clients are sending."));
    }
    if (takes.isPresent() || queries.stream().anyMatch(Query::isNumber)) {
      all.put(400, refusal("What was sent cannot be used."));
    }
    all.put(421, refusal("The server is not asked for by this name."));
    all.put(429, refusal("Too many requests."));
    all.put(500, refusal("Something went wrong here."));
    all.putAll(answers);
    return ImmutableMap.copyOf(all);
  }

  /** A refusal, which lists everything that is wrong. */
  public static Content refusal(String says) {
    return Content.of(says, Problems.class);
  }
}
