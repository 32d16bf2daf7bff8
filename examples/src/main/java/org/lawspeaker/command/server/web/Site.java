package org.lawspeaker.command.server.web;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.io.PrintWriter;
import java.util.Optional;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Problem;

/**
 * Serves routes, whatever a client sends.
 *
 * @param routes what is served
 * @param entrance who may ask at all
 * @param bodies what reads the bodies of requests
 * @param log where it is said what goes wrong here; no client reads it
 */
public record Site(ImmutableList<Route> routes, Entrance entrance, Bodies bodies, PrintWriter log) {
  private static final String ANSWERED = "answered";

  /** Has Javalin serve it. */
  public void addTo(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = Bodies.MOST_BYTES;
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServer(Site::hush);
    for (Route route : routes) {
      config.routes.addEndpoint(
          new Endpoint(route.verb(), route.path(), http -> serve(route, http)));
    }
    config.routes.error(404, http -> unlessAnswered(http, "there is nothing here"));
    config.routes.error(405, http -> unlessAnswered(http, "this cannot be done here"));
    config.routes.exception(Exception.class, this::failed);
  }

  /** What cannot even be read as a request is answered as shortly as can be. */
  private static void hush(Server server) {
    ErrorHandler handler = new ErrorHandler();
    handler.setShowStacks(false);
    handler.setShowCauses(false);
    handler.setShowMessageInTitle(false);
    handler.setDefaultResponseMimeType("application/json");
    server.setErrorHandler(handler);
  }

  private void serve(Route route, Context http) {
    http.header("X-Content-Type-Options", "nosniff").header("Referrer-Policy", "no-referrer");
    http.header(
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
            + " frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
    Optional<Reply> refused = refused(route, http);
    if (refused.isPresent()) {
      send(http, refused.get());
    } else {
      Route.Served served = route.serve().apply(new Request(http, bodies));
      http.attribute(ANSWERED, true);
      served.answer(http);
    }
  }

  private Optional<Reply> refused(Route route, Context http) {
    return entrance.refused(http).or(() -> unusable(route, http));
  }

  private static Optional<Reply> unusable(Route route, Context http) {
    ImmutableList<Problem> problems =
        route.queries().stream()
            .filter(Query::isNumber)
            .filter(query -> isNoNumber(http.queryParam(query.name())))
            .map(query -> new Problem(query.name(), "a whole number from 0 is wanted"))
            .collect(ImmutableList.toImmutableList());
    return problems.isEmpty() ? Optional.empty() : Optional.of(Reply.bad(problems));
  }

  private static boolean isNoNumber(@Nullable String text) {
    if (text == null) {
      return false;
    }
    Integer number = Ints.tryParse(text);
    return number == null || number < 0;
  }

  static void send(Context http, Reply reply) {
    http.attribute(ANSWERED, true);
    http.status(reply.status()).contentType(reply.type()).result(reply.text());
    reply.headers().forEach(http::header);
  }

  private static void unlessAnswered(Context http, String why) {
    if (http.attribute(ANSWERED) == null) {
      send(http, Reply.refused(http.statusCode(), "", why));
    }
  }

  private void failed(Exception thrown, Context http) {
    log.println(http.method() + " " + http.endpoint().path + " fails: " + thrown);
    send(http, Reply.refused(500, "", "something went wrong here; it is no fault of yours"));
  }
}
