package org.lawspeaker.command.drawing;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Offer;

/**
 * Choices as they are listed and typed: those with the same verb together, and among them those
 * with the same object. Each has a key, and no key is taken for a value: the number that stands in
 * its label, if the labels differ in nothing else, a number if none stands in any, otherwise a
 * letter.
 *
 * @param entries in the order of the list
 */
public record ChoiceList(ImmutableList<Entry> entries) {
  /** So many choices are listed without the verbs above them. */
  private static final int SHORT = 10;

  /** So many choices that differ in a number alone stand on one line. */
  private static final int RUN = 5;

  /** No question lists more choices than these one by one. */
  private static final int MANY = 30;

  /** A list of more lines is shortened: with the question it would fill a screen. */
  private static final int TALL = 24;

  private static final String MORE =
      "Type a word of a choice to see all that have it; moves lists every choice.";

  private static final String SAYS_MORE = "moves tells what each of them costs and does.";

  /** Stands between what a choice costs and what it does. */
  private static final String AND = "; ";

  private static final int LETTERS = 26;
  private static final int WIDEST_LABEL = 46;
  private static final int KEY = 7;
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w-])\\d+(?![\\w-])");
  private static final Splitter WORDS =
      Splitter.on(Pattern.compile("[^\\p{L}\\p{N}]+")).omitEmptyStrings();

  /**
   * A choice in the list.
   *
   * @param key what is typed for it
   * @param at its place in the list that it was made from
   */
  public record Entry(String key, int at, Offer offer) {
    Choice choice() {
      return offer.choice();
    }

    private Entry withoutHint() {
      return new Entry(key, at, new Offer(offer.notation(), choice().withHint(Optional.empty())));
    }

    private boolean has(String word) {
      boolean isNumber = NUMBER.matcher(word).matches();
      return words(choice().label() + " " + offer.notation()).stream()
          .anyMatch(own -> isNumber ? own.equals(word) : own.startsWith(word));
    }
  }

  /** A list of these. */
  public static ChoiceList of(List<Offer> offers) {
    ListMultimap<String, Integer> byVerb =
        MultimapBuilder.linkedHashKeys().arrayListValues().build();
    for (int i = 0; i < offers.size(); i++) {
      byVerb.put(offers.get(i).choice().verb(), i);
    }
    ImmutableList<String> own = numbers(offers);
    boolean tellsApart =
        offers.stream().map(ChoiceList::wordsAround).distinct().count() == 1
            && ImmutableSet.copyOf(own).size() == offers.size()
            && own.stream().noneMatch(key -> key.isEmpty() || key.contains("+"));
    boolean isPlain = own.stream().allMatch(String::isEmpty);
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    int place = 0;
    for (String verb : byVerb.keySet()) {
      for (int at : byObject(offers, byVerb.get(verb))) {
        String key = tellsApart ? own.get(at) : isPlain ? "" + (place + 1) : letters(place);
        entries.add(new Entry(key, at, offers.get(at)));
        place++;
      }
    }
    return new ChoiceList(entries.build());
  }

  /** The number in each label; empty where there is none, all of them where there are more. */
  private static ImmutableList<String> numbers(List<Offer> offers) {
    return offers.stream()
        .map(
            offer ->
                NUMBER
                    .matcher(offer.choice().label())
                    .results()
                    .map(MatchResult::group)
                    .collect(Collectors.joining("+")))
        .collect(ImmutableList.toImmutableList());
  }

  private static String wordsAround(Offer offer) {
    return NUMBER.matcher(offer.choice().label()).replaceAll("");
  }

  private static ImmutableList<Integer> byObject(List<Offer> offers, List<Integer> places) {
    ImmutableListMultimap.Builder<String, Integer> byObject = ImmutableListMultimap.builder();
    for (int at : places) {
      List<String> pieces = offers.get(at).choice().pieces();
      byObject.put(pieces.isEmpty() ? "" : pieces.get(0), at);
    }
    return byObject.build().values().asList();
  }

  /** {@code a} to {@code z}, then {@code aa}. */
  private static String letters(int number) {
    String last = String.valueOf((char) ('a' + number % LETTERS));
    return number < LETTERS ? last : letters(number / LETTERS - 1) + last;
  }

  private static ImmutableList<String> words(String text) {
    return ImmutableList.copyOf(WORDS.split(Ascii.toLowerCase(text)));
  }

  /** Those that are typed as this notation or this key: one, or none. */
  public ImmutableList<Entry> typed(String text) {
    for (Entry entry : entries) {
      if (entry.offer().notation().equals(text)) {
        return ImmutableList.of(entry);
      }
    }
    return entries.stream()
        .filter(entry -> Ascii.equalsIgnoreCase(entry.key(), text))
        .collect(ImmutableList.toImmutableList());
  }

  /** Those that have all these words, which may be cut short. */
  public ImmutableList<Entry> having(String text) {
    ImmutableList<String> wanted = words(text);
    boolean isVague =
        wanted.isEmpty()
            || wanted.stream()
                .anyMatch(word -> word.length() < 2 && !NUMBER.matcher(word).matches());
    return isVague
        ? ImmutableList.of()
        : entries.stream()
            .filter(entry -> wanted.stream().allMatch(entry::has))
            .collect(ImmutableList.toImmutableList());
  }

  /** The list as it is shown. */
  public ImmutableList<String> lines(Look look) {
    ImmutableList<ImmutableList<Entry>> groups = groups();
    boolean isLong = entries.size() > SHORT && groups.size() > 1;
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (isLong) {
      for (ImmutableList<Entry> group : groups) {
        lines.add("  " + look.ink().bold(group.get(0).choice().verb()));
        lines.addAll(lines(group, look));
      }
    } else {
      lines.addAll(lines(entries, look));
    }
    return lines.build();
  }

  /**
   * The list as it stands below a question: where there are many choices, those that begin with the
   * same piece are on one line; where they only take many lines, all but the first of these.
   */
  public ImmutableList<String> brief(Look look) {
    return brief(look, TALL);
  }

  /**
   * The same for a screen on which the list may have so many lines: if it has more, what choices
   * cost and do is left out, unless it is grave; if it still has, those that begin with the same
   * piece are on one line, too, and at last the last choices are left out.
   */
  public ImmutableList<String> within(int most, Look look) {
    ImmutableList<String> brief = brief(look, Math.min(most, TALL));
    if (brief.size() <= most) {
      return brief;
    }
    ImmutableList<String> labels = withoutHints().lines(look);
    ImmutableList<String> saysMore = Lines.wrapped(SAYS_MORE, look.width());
    if (labels.size() + saysMore.size() <= most) {
      return ImmutableList.<String>builder().addAll(labels).addAll(saysMore).build();
    }
    ImmutableList<String> shortest = withoutHints().brief(look, Math.min(most, TALL));
    if (shortest.size() <= most) {
      return shortest;
    }
    ImmutableList<String> end = Lines.wrapped(MORE, look.width());
    return ImmutableList.<String>builder()
        .addAll(shortest.subList(0, Math.max(1, most - end.size())))
        .addAll(end)
        .build();
  }

  private ChoiceList withoutHints() {
    return new ChoiceList(
        entries.stream()
            .map(entry -> entry.choice().isGrave() ? entry : entry.withoutHint())
            .collect(ImmutableList.toImmutableList()));
  }

  private ImmutableList<String> brief(Look look, int tall) {
    boolean isMany = entries.size() > MANY;
    ImmutableList<String> whole = lines(look);
    if (!isMany && whole.size() <= tall) {
      return whole;
    }
    ListMultimap<String, Entry> byPiece =
        MultimapBuilder.linkedHashKeys().arrayListValues().build();
    for (Entry entry : entries) {
      List<String> pieces = entry.choice().pieces();
      boolean standsAlone = !isMany && pieces.isEmpty();
      byPiece.put(
          standsAlone ? entry.key() : entry.choice().verb() + pieces.stream().findFirst(), entry);
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (Collection<Entry> alike : byPiece.asMap().values()) {
      ImmutableList<Entry> group = ImmutableList.copyOf(alike);
      int apart = isMany ? 0 : 1;
      boolean isGrave = !isMany && group.stream().anyMatch(entry -> entry.choice().isGrave());
      if (group.size() - apart <= 2 || isGrave) {
        lines.addAll(lines(group, look));
      } else {
        lines.addAll(lines(group.subList(0, apart), look));
        lines.addAll(run(group.get(apart), group.get(group.size() - 1), look));
      }
    }
    ImmutableList<String> brief = lines.add(MORE).build();
    return isMany || brief.size() < whole.size() ? brief : whole;
  }

  private static ImmutableList<String> run(Entry first, Entry last, Look look) {
    // A choice and a run of them begin in the same column.
    String keys = String.format("%5s  ", first.key() + "-" + last.key());
    String said = first.choice().label() + " … " + last.choice().label();
    return Lines.labelled(keys, Lines.wrapped(said, look.width() - keys.length()));
  }

  private ImmutableList<ImmutableList<Entry>> groups() {
    ListMultimap<String, Entry> byVerb = MultimapBuilder.linkedHashKeys().arrayListValues().build();
    entries.forEach(entry -> byVerb.put(entry.choice().verb(), entry));
    return byVerb.asMap().values().stream()
        .map(ImmutableList::copyOf)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> lines(ImmutableList<Entry> group, Look look) {
    int widest =
        group.stream().mapToInt(entry -> Lines.width(entry.choice().label())).max().orElse(0);
    boolean hasHints = group.stream().anyMatch(entry -> entry.choice().hint().isPresent());
    int labels = hasHints ? Math.min(widest, WIDEST_LABEL) : widest;
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < group.size(); i++) {
      int end = endOfRun(group, i);
      if (end - i >= RUN) {
        rows.addAll(run(group.get(i), group.get(end - 1), look));
        i = end - 1;
      } else {
        Choice choice = group.get(i).choice();
        Choice shown = i == 0 ? choice : withoutEcho(choice, group.get(i - 1).choice());
        rows.addAll(row(group.get(i).key(), shown, labels, look));
      }
    }
    boolean hasTwo = rows.size() > SHORT && !hasHints && widest + KEY <= look.width() / 2;
    return hasTwo ? inTwo(rows, look.width() / 2) : ImmutableList.copyOf(rows);
  }

  private static int endOfRun(ImmutableList<Entry> group, int from) {
    Choice first = group.get(from).choice();
    int end = from + 1;
    while (first.amount().isPresent()
        && end < group.size()
        && group.get(end).choice().amount().isPresent()
        && group.get(end).choice().pieces().equals(first.pieces())) {
      end++;
    }
    return end;
  }

  /** A choice without the end of its hint, where the same object is said to do it just above. */
  private static Choice withoutEcho(Choice choice, Choice above) {
    String hint = choice.hint().orElse("");
    int end = hint.indexOf(AND);
    boolean isEcho =
        end > 0
            && choice.verb().equals(above.verb())
            && !choice.pieces().isEmpty()
            && !above.pieces().isEmpty()
            && choice.pieces().get(0).equals(above.pieces().get(0))
            && above.hint().orElse("").endsWith(hint.substring(end));
    return isEcho ? choice.withHint(hint.substring(0, end)) : choice;
  }

  private static ImmutableList<String> row(String typed, Choice choice, int labels, Look look) {
    String key = String.format("%4s", typed);
    String mark = choice.isGrave() ? look.ink().red("!") : " ";
    ImmutableList<String> said =
        Lines.labelled(
            key + mark + "  ",
            Lines.wrapped(choice.label(), look.width() - KEY).stream()
                .map(row -> choice.isGrave() ? look.ink().red(row) : row)
                .collect(ImmutableList.toImmutableList()));
    if (choice.hint().isEmpty()) {
      return said;
    }
    String label = said.get(said.size() - 1);
    int column = KEY + labels + 2;
    String hint = choice.hint().get();
    boolean fits = Lines.width(label) < column && column + Lines.width(hint) <= look.width();
    if (fits && said.size() == 1) {
      return ImmutableList.of(Lines.padded(label, column) + shade(choice, hint, look));
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.addAll(said);
    Lines.wrapped(hint, look.width() - KEY - 2)
        .forEach(line -> lines.add(" ".repeat(KEY + 2) + shade(choice, line, look)));
    return lines.build();
  }

  private static String shade(Choice choice, String hint, Look look) {
    return choice.isGrave() ? look.ink().red(hint) : look.ink().faint(hint);
  }

  private static ImmutableList<String> inTwo(List<String> rows, int column) {
    int half = (rows.size() + 1) / 2;
    return Lines.beside(rows.subList(0, half), rows.subList(half, rows.size()), column);
  }
}
