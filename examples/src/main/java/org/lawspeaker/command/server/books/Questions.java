package org.lawspeaker.command.server.books;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.lawspeaker.command.reference.Advice;
import org.lawspeaker.command.reference.Inquiry;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.json.Doc;

/** Rules questions, answered as an assistant is answered. */
public final class Questions {
  /** So many are answered at once: each may take long. */
  private static final int AT_ONCE = 2;

  private final Library library;
  private final Semaphore places = new Semaphore(AT_ONCE);

  /** A question. */
  public record Asked(@Doc("A ruling file in YAML: one question, or several.") String ruling) {}

  /** The answers to the questions of a file, in order. */
  public record Answers(ImmutableList<Advice> answers) {}

  /** Questions about these games. */
  public Questions(Library library) {
    this.library = library;
  }

  /** The answer to each question of a file, or all that is wrong with it. */
  public Reply ask(Asked asked) {
    if (!places.tryAcquire()) {
      return Reply.refused(429, "", "others are being answered; ask again in a moment")
          .with("Retry-After", "1");
    }
    try {
      return Reply.of(
          Inquiry.read(library, "ruling", asked.ruling(), Optional.empty())
              .then(Inquiry::answers)
              .map(Answers::new));
    } catch (RuntimeException | LinkageError e) {
      // A state may be readable and make no sense all the same.
      return Reply.refused(400, "ruling", "this cannot be answered");
    } finally {
      places.release();
    }
  }
}
