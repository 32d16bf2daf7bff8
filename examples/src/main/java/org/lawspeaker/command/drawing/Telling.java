package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;

/**
 * Sentences of games with the names of those who read: {@code seat 0 draws} becomes {@code You
 * draw} for whoever sits there, {@code Vikings draw} or {@code Nyx draws} for the others.
 *
 * @param names what the seats are called
 */
public record Telling(SeatNames names) {
  private static final Pattern SEAT =
      Pattern.compile(
          "\\bseat (\\d)(?!\\d)('s\\b)?( (?:also|now|then|again|still|both))?( [a-z]+)?");
  private static final Pattern NAMED = Pattern.compile("seat (\\d) (?:is|are) (.+)");
  private static final Pattern OF_SEAT =
      Pattern.compile("\\b[Tt]he (\\w+(?: \\w+){0,2}) of seat (\\d)(?!\\d)");
  private static final Pattern CLAUSE_BEGINS = Pattern.compile("(^|[.:;,] |\\band |\\bif )$");
  private static final ImmutableMap<String, String> FOR_MANY =
      ImmutableMap.of("is", "are", "has", "have", "does", "do", "was", "were", "goes", "go");
  private static final Pattern SECOND_VERB =
      Pattern.compile(
          " and (is|has|does|loses|leads|takes|draws|gains|receives|discards|plays|becomes|goes"
              + "|keeps|puts|lays|pays|wins|passes|returns|binds|shows|reveals|fights)\\b");
  private static final int SHORT_VERB = 4;

  /** What an event says. */
  public String of(Event event) {
    return sentence(event.says());
  }

  /** A sentence of a game about seats, beginning with a capital. */
  public String sentence(String says) {
    if (isNamed(says)) {
      return capital(says);
    }
    Matcher matcher = SEAT.matcher(yours(says));
    StringBuilder named = new StringBuilder();
    while (matcher.find()) {
      Seat seat = Seat.of(Integer.parseInt(matcher.group(1)));
      String possessive = matcher.group(2) == null ? "" : matcher.group(2);
      String adverb = matcher.group(3) == null ? "" : matcher.group(3);
      String next = matcher.group(4) == null ? "" : matcher.group(4);
      matcher.appendReplacement(named, "");
      boolean begins = CLAUSE_BEGINS.matcher(named).find();
      if (!possessive.isEmpty()) {
        named.append(names.isYou(seat) ? "your" : of(names.name(seat))).append(adverb).append(next);
      } else {
        boolean isMany = begins && !next.isEmpty() && names.isMany(seat);
        String verb = isMany ? " " + forMany(next.substring(1)) : next;
        named.append(names.of(seat)).append(adverb).append(verb);
      }
    }
    matcher.appendTail(named);
    return capital(agreeing(named.toString()));
  }

  /** {@code seat 1 is Nyx} stays as it is: {@code Nyx is Nyx} would tell nothing. */
  private boolean isNamed(String says) {
    Matcher named = NAMED.matcher(says);
    return named.matches()
        && !names.isYou(Seat.of(Integer.parseInt(named.group(1))))
        && names.name(Seat.of(Integer.parseInt(named.group(1)))).equals(named.group(2));
  }

  /** {@code the set card of seat 0} is {@code your set card} to whoever sits there. */
  private String yours(String says) {
    return OF_SEAT
        .matcher(says)
        .replaceAll(
            found ->
                names.isYou(Seat.of(Integer.parseInt(found.group(2))))
                    ? "your " + Matcher.quoteReplacement(found.group(1))
                    : Matcher.quoteReplacement(found.group()));
  }

  private static String of(String name) {
    return name + (name.endsWith("s") ? "'" : "'s");
  }

  /** {@code you show 2 and loses a coal} is not said so. */
  private String agreeing(String says) {
    boolean isMany =
        says.startsWith("you ")
            || names.plural().stream().anyMatch(seat -> says.startsWith(names.name(seat) + " "));
    if (!isMany) {
      return says;
    }
    // What stands after a colon is said of others.
    int end = says.indexOf(':') < 0 ? says.length() : says.indexOf(':');
    return SECOND_VERB
            .matcher(says.substring(0, end))
            .replaceAll(verb -> " and " + forMany(verb.group(1)))
        + says.substring(end);
  }

  private static String forMany(String verb) {
    if (FOR_MANY.containsKey(verb)) {
      return FOR_MANY.getOrDefault(verb, verb);
    }
    if (verb.endsWith("ies") && verb.length() > SHORT_VERB) {
      return verb.substring(0, verb.length() - 3) + "y";
    }
    if (verb.matches(".*(ss|sh|ch|x|zz)es")) {
      return verb.substring(0, verb.length() - 2);
    }
    return verb.endsWith("s") && !verb.endsWith("ss") ? verb.substring(0, verb.length() - 1) : verb;
  }

  /** Names stay as they are: some are signs. Seats that have none begin as other words do. */
  private String capital(String text) {
    boolean isName =
        names.names().stream().anyMatch(name -> !name.startsWith("seat ") && text.startsWith(name));
    if (text.isEmpty() || isName) {
      return text;
    }
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
  }
}
