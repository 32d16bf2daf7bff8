package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.play.Referee;

/**
 * The file in which a match is kept. It is written after each decision, so that nothing is lost
 * however the match is left.
 */
final class SaveFile {
  private final Path file;
  private final Referee<?, ?, ?> referee;
  private final Page page;

  /** What stands in the file. */
  private String kept = "";

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
    String now = referee.toRecord().write();
    if (!now.equals(kept)) {
      problems = TextFiles.write(file, now).problems();
      kept = problems.isEmpty() ? now : kept;
    }
  }
}
