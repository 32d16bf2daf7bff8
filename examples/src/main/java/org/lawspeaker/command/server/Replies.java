package org.lawspeaker.command.server;

import io.javalin.http.Context;
import org.lawspeaker.command.server.wire.Reply;

/** Sends what a request is answered with. */
final class Replies {
  private Replies() {}

  static void send(Context http, Reply reply) {
    http.status(reply.status()).contentType(reply.type()).result(reply.text());
    reply.headers().forEach(http::header);
  }
}
