package org.lawspeaker.command.reference;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;

/** Finds clauses and rulings. */
public final class RuleSearch {
  private RuleSearch() {}

  /**
   * The clause or ruling of this id, or those whose id or text has every word, the best match
   * first; all of them if there is no word.
   */
  public static ImmutableList<Citation> find(Rulebook rulebook, List<String> words) {
    String wanted = String.join(" ", words);
    String upper = wanted.toUpperCase(Locale.ROOT);
    if (Citation.FORM.matcher(upper).matches() && rulebook.has(Citation.of(upper))) {
      return ImmutableList.of(Citation.of(upper));
    }
    ImmutableList<Citation> found = rulebook.search(wanted);
    return words.isEmpty() ? found : bestFirst(rulebook, words, found);
  }

  /** Those first in which the words stand by themselves, and of these the shortest. */
  private static ImmutableList<Citation> bestFirst(
      Rulebook rulebook, List<String> words, ImmutableList<Citation> found) {
    return found.stream()
        .sorted(
            Comparator.<Citation>comparingLong(
                    citation -> partsOf(words, textOf(rulebook, citation)))
                .thenComparingInt(citation -> textOf(rulebook, citation).length()))
        .collect(ImmutableList.toImmutableList());
  }

  private static String textOf(Rulebook rulebook, Citation citation) {
    return (citation + " " + rulebook.textOf(citation).orElse("")).toLowerCase(Locale.ROOT);
  }

  /** How many of the words are there only as parts of others, or not at all. */
  private static long partsOf(List<String> words, String text) {
    return words.stream()
        .map(word -> Pattern.quote(word.toLowerCase(Locale.ROOT)))
        .filter(word -> !Pattern.compile("\\b" + word + "\\b").matcher(text).find())
        .count();
  }
}
