package org.lawspeaker.command.server;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.server.table.Listener;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.engine.Viewer;

/**
 * Tells one client whenever the standing of its viewer changes. Never waits: whoever reads slowly
 * misses all versions but the newest, and nothing piles up for them.
 */
final class EventStream implements Listener, WriteListener {
  private static final int NOTHING = 0;

  private final ServletOutputStream out;
  private final Runnable leave;
  private int newest = NOTHING;
  private boolean isListening;
  private boolean isToFlush;
  private boolean isToEnd;
  private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();

  private EventStream(ServletOutputStream out, Table<?, ?, ?> table, Viewer viewer) {
    this.out = out;
    this.leave = () -> table.leave(viewer, this);
  }

  /** Answers a request with events, until the client or the match leaves. */
  static void open(Context http, Table<?, ?, ?> table, Viewer viewer) {
    try {
      http.res().setStatus(200);
      http.res().setContentType("text/event-stream");
      http.res().setCharacterEncoding("UTF-8");
      http.res().setHeader("Cache-Control", "no-cache");
      http.res().setHeader("X-Accel-Buffering", "no");
      ServletOutputStream out = http.res().getOutputStream();
      EventStream stream = new EventStream(out, table, viewer);
      http.future(
          () -> {
            http.req().getAsyncContext().setTimeout(0);
            table.listen(viewer, stream);
            out.setWriteListener(stream);
            return stream.ended;
          });
    } catch (IOException e) {
      throw new UncheckedIOException("a client is gone", e);
    }
  }

  @Override
  public synchronized void changed(int version) {
    newest = version;
    write();
  }

  @Override
  public synchronized void closed() {
    isToEnd = true;
    write();
  }

  @Override
  public synchronized void onWritePossible() {
    isListening = true;
    write();
  }

  private void write() {
    if (!isListening || ended.isDone()) {
      return;
    }
    try {
      while (newest != NOTHING && out.isReady()) {
        out.write(("data: {\"version\":" + newest + "}\n\n").getBytes(StandardCharsets.UTF_8));
        newest = NOTHING;
        isToFlush = true;
      }
      if (isToFlush && out.isReady()) {
        isToFlush = false;
        out.flush();
      }
      if (isToEnd && out.isReady()) {
        end();
      }
    } catch (IOException e) {
      end();
    }
  }

  @Override
  public void onError(Throwable thrown) {
    end();
  }

  private void end() {
    if (ended.complete(null)) {
      leave.run();
    }
  }
}
