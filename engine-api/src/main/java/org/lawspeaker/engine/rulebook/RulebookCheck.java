package org.lawspeaker.engine.rulebook;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.rulebook.RulebookFile.ClauseEntry;
import org.lawspeaker.engine.rulebook.RulebookFile.RulingEntry;

/** What must hold between the entries of a rulebook, beyond the form of each. */
final class RulebookCheck {
  private final Document document;
  private final String prefix;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();
  private final Map<Citation, String> firstPlaces = new HashMap<>();

  private RulebookCheck(Document document, String prefix) {
    this.document = document;
    this.prefix = prefix;
  }

  static Checked<RulebookFile> check(Document document, RulebookFile file) {
    RulebookCheck check = new RulebookCheck(document, file.prefix());
    check.checkText("/prefix", file.prefix());
    for (int i = 0; i < file.clauses().size(); i++) {
      check.checkClause("/clauses/" + i, file.clauses().get(i));
    }
    for (int i = 0; i < file.rulings().size(); i++) {
      check.checkRuling("/rulings/" + i, file.rulings().get(i));
    }
    ImmutableList<Problem> found = check.problems.build();
    return found.isEmpty() ? Checked.ok(file) : Checked.bad(found);
  }

  private void checkClause(String at, ClauseEntry clause) {
    checkId(at + "/id", clause.id(), false);
    checkText(at + "/says", clause.says());
    checkText(at + "/kind", clause.kind());
    clause.notModelled().ifPresent(reason -> checkText(at + "/not-modelled", reason));
  }

  private void checkRuling(String at, RulingEntry ruling) {
    checkId(at + "/id", ruling.id(), true);
    checkText(at + "/question", ruling.question());
    for (int i = 0; i < ruling.candidates().size(); i++) {
      checkText(at + "/candidates/" + i, ruling.candidates().get(i));
    }
    checkText(at + "/ruling", ruling.ruling());
    checkText(at + "/why", ruling.why());
    ruling.option().ifPresent(option -> checkText(at + "/option", option));
  }

  private void checkId(String at, Citation id, boolean isRuling) {
    if (!id.id().startsWith(prefix + "-")) {
      problem(at, id + " does not start with " + prefix + "-");
    }
    if (id.isRuling() != isRuling) {
      problem(at, id + (isRuling ? ": a ruling has -Q- in its id" : ": only a ruling has -Q-"));
    }
    String first = firstPlaces.putIfAbsent(id, document.place(at));
    if (first != null) {
      problem(at, id + " is also the id at " + first);
    }
  }

  private void checkText(String at, String text) {
    if (text.isBlank()) {
      problem(at, "the text is empty");
    }
  }

  private void problem(String at, String message) {
    problems.add(new Problem(document.place(at), message));
  }
}
