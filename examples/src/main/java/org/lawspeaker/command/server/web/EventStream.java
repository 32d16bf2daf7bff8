package org.lawspeaker.command.server.web;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.server.table.Listener;

/**
 * Tells one client whenever the standing of its viewer changes. Never waits: whoever reads slowly
 * misses all versions but the newest, and nothing piles up for them.
 */
public final class EventStream implements Listener {
  private static final int NOTHING = 0;

  private final Consumer<Listener> enter;
  private final Consumer<Listener> leave;
  private final Executor aside;
  private final AtomicBoolean isLeaving = new AtomicBoolean();
  private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();
  private @Nullable ServletOutputStream out;
  private int newest = NOTHING;
  private boolean isPulseDue;
  private boolean isToFlush;
  private boolean isToEnd;

  /**
   * A stream that has not begun.
   *
   * @param enter called when it begins
   * @param leave called once when it ends
   * @param aside where it ends: whoever tells of a change may hold what leaving needs
   */
  public EventStream(Consumer<Listener> enter, Consumer<Listener> leave, Executor aside) {
    this.enter = enter;
    this.aside = aside;
    this.leave = leave;
  }

  /** Answers a request with events, until the client or the match leaves. */
  void begin(Context http) {
    try {
      http.res().setStatus(200);
      http.res().setContentType("text/event-stream");
      http.res().setCharacterEncoding("UTF-8");
      http.res().setHeader("Cache-Control", "no-cache");
      http.res().setHeader("X-Accel-Buffering", "no");
      ServletOutputStream to = http.res().getOutputStream();
      http.future(
          () -> {
            http.req().getAsyncContext().setTimeout(0);
            enter.accept(this);
            to.setWriteListener(new WhenPossible(to));
            return ended;
          });
    } catch (IOException e) {
      end();
      throw new UncheckedIOException("a client is gone", e);
    }
  }

  /** Hears when something can be written. */
  private final class WhenPossible implements WriteListener {
    private final ServletOutputStream to;

    WhenPossible(ServletOutputStream to) {
      this.to = to;
    }

    @Override
    public void onWritePossible() {
      synchronized (EventStream.this) {
        out = to;
        write();
      }
    }

    @Override
    public void onError(Throwable thrown) {
      lose();
    }
  }

  @Override
  public synchronized void changed(int version) {
    newest = version;
    write();
  }

  /** Writes a line that says nothing, so that a client that is gone is found out. */
  public synchronized void pulse() {
    isPulseDue = true;
    write();
  }

  @Override
  public synchronized void closed() {
    isToEnd = true;
    write();
  }

  private void write() {
    ServletOutputStream to = out;
    if (to == null || isLeaving.get()) {
      return;
    }
    try {
      if (newest != NOTHING && to.isReady()) {
        to.write(bytes("data: {\"version\":" + newest + "}\n\n"));
        newest = NOTHING;
        isToFlush = true;
      }
      if (isPulseDue && to.isReady()) {
        to.write(bytes(":\n\n"));
        isPulseDue = false;
        isToFlush = true;
      }
      if (isToFlush && to.isReady()) {
        isToFlush = false;
        to.flush();
      }
      if (isToEnd && to.isReady()) {
        end();
      }
    } catch (IOException e) {
      lose();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void end() {
    if (isLeaving.compareAndSet(false, true)) {
      aside.execute(
          () -> {
            leave.accept(this);
            ended.complete(null);
          });
    }
  }

  /**
   * The client is gone. The container ends the request by itself; to answer one that it has ended
   * already would be tried again without end.
   */
  private void lose() {
    if (isLeaving.compareAndSet(false, true)) {
      aside.execute(() -> leave.accept(this));
    }
  }
}
