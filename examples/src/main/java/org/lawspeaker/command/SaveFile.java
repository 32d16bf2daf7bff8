package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.play.Referee;

/**
 * The file in which a match is kept. What happened is added to it after each decision, so that
 * nothing is lost however the match is left, and a long match is saved as quickly as a short one.
 */
final class SaveFile {
  private final Path file;
  private final Referee<?, ?, ?> referee;
  private final Page page;

  /** The file in which the match stands, once it does. */
  private Optional<Written> standing = Optional.empty();

  private ImmutableList<Problem> problems = ImmutableList.of();

  SaveFile(Path file, Referee<?, ?, ?> referee, Page page) {
    this.file = file;
    this.referee = referee;
    this.page = page;
  }

  /** Writes the match if it has changed; when that begins to fail, says so and goes on. */
  void keep() {
    boolean wasGood = problems.isEmpty();
    write();
    if (wasGood && !problems.isEmpty()) {
      problems.forEach(problem -> page.line(problem.toString()));
      page.line("The game goes on, but is not saved; save FILE saves it elsewhere.");
    }
  }

  /** The match is left; refuses if not all of it could be written. */
  void close() {
    write();
    if (!problems.isEmpty()) {
      throw new Refusal(problems);
    }
    page.line("Saved to " + file);
  }

  private void write() {
    String more = referee.unsaved();
    if (more.isEmpty() && problems.isEmpty() && standing.isPresent()) {
      return;
    }
    // What somebody else has changed, or a full disk has cut off, is written anew.
    Checked<Written> written =
        standing.filter(each -> each.isStill(file)).isPresent()
            ? TextFiles.append(file, more)
            : TextFiles.write(file, referee.toRecord().write());
    problems = written.problems();
    standing = written.value();
  }
}
