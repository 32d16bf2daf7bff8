package org.lawspeaker.command.server.web;

import com.google.common.collect.ConcurrentHashMultiset;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;

/**
 * Reads what clients send. Each that is waited for keeps a thread, so no more than some are, of one
 * address fewer, and none for long. Safe to share between threads.
 */
public final class Bodies {
  /** Nobody has more to say, but for a whole match that was kept elsewhere. */
  static final int MOST_BYTES = 2 * 1024 * 1024;

  private static final int MOST = 128;
  private static final int MOST_OF_ONE = 32;
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);
  private static final int PIECE = 16 * 1024;

  private final LongSupplier nanos;
  private final Semaphore places = new Semaphore(MOST);
  private final ConcurrentHashMultiset<String> sending = ConcurrentHashMultiset.create();

  /**
   * Nobody sends anything yet.
   *
   * @param nanos a clock, in nanoseconds
   */
  public Bodies(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Somebody does not send what was announced, or not fast enough. */
  static final class UnreadException extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Reply reply;

    UnreadException(int status, String why) {
      super(why);
      // The rest is not even read.
      this.reply = Reply.refused(status, Wire.BODY, why).with("Connection", "close");
    }
  }

  /** Serves the text that was sent, or says why it was not read. */
  Reply serve(Context http, Function<String, Reply> serve) {
    String text;
    try {
      text = read(http);
    } catch (UnreadException e) {
      return e.reply;
    }
    return serve.apply(text);
  }

  private String read(Context http) throws UnreadException {
    if (http.req().getContentLengthLong() > MOST_BYTES) {
      throw tooMuch();
    }
    String client = http.ip();
    if (!places.tryAcquire()) {
      throw new UnreadException(503, "too many clients are sending; try again in a moment");
    }
    try {
      if (sending.add(client, 1) >= MOST_OF_ONE) {
        throw new UnreadException(429, "too much is being sent from there; wait until it is");
      }
      return new String(bytes(http.req().getInputStream()), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UnreadException(400, "what was sent broke off");
    } finally {
      sending.remove(client);
      places.release();
    }
  }

  /** All that is sent there; called apart from the rest by tests alone. */
  byte[] bytes(InputStream in) throws IOException, UnreadException {
    long begun = nanos.getAsLong();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] piece = new byte[PIECE];
    int read = in.read(piece);
    while (read >= 0) {
      all.write(piece, 0, read);
      if (all.size() > MOST_BYTES) {
        throw tooMuch();
      }
      if (nanos.getAsLong() - begun > PATIENCE) {
        throw new UnreadException(408, "it took too long to send this");
      }
      read = in.read(piece);
    }
    return all.toByteArray();
  }

  private static UnreadException tooMuch() {
    return new UnreadException(413, "more than " + MOST_BYTES + " bytes");
  }
}
