package org.lawspeaker.testkit.fuzz;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spoils a valid text: flips, deletes, repeats and swaps its characters, tokens and lines. */
public final class Mutations {
  private static final Pattern TOKEN =
      Pattern.compile("[A-Za-z0-9_.-]+|\"(?:[^\"\\\\]|\\\\.)*+\"|\\s++|.", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
  private static final ImmutableList<String> NUMBERS =
      ImmutableList.of(
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "7",
          "10",
          "11",
          "12",
          "43",
          "44",
          "63",
          "64",
          "127",
          "128",
          "-1",
          "-2",
          "-128",
          "99",
          "1000000",
          "2147483646",
          "2147483647",
          "-2147483648",
          "4294967296",
          "9223372036854775807",
          "-9223372036854775808",
          "9223372036854775808");
  private static final String MARKS = "{}[]:,\"'-?&*!|>%@#\\\n\0\ud800 0";
  private static final ImmutableList<String> VALUES =
      ImmutableList.of(
          "null",
          "true",
          "-1",
          "0",
          "1",
          "64",
          "99",
          "2147483647",
          "-2147483648",
          "9223372036854775807",
          "1e308",
          "1.5",
          "\"\"",
          "\"?\"",
          "[]",
          "{}",
          "[[]]",
          "{\"\": 0}",
          "\"0 0 0\"",
          "\"2147483646\"",
          "\"5:\"",
          "\"99:1\"",
          "x");

  private final SplittableRandom random;

  private Mutations(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** The text after so many edits; the same seed gives the same edits. */
  public static String of(String text, int edits, long seed) {
    Mutations mutations = new Mutations(seed);
    String spoilt = text;
    for (int i = 0; i < edits; i++) {
      spoilt = mutations.edited(spoilt);
    }
    return spoilt;
  }

  private String edited(String text) {
    return switch (random.nextInt(10)) {
      case 0 -> characters(text);
      case 1 -> lines(text);
      case 2, 3 -> tokens(text);
      default -> alike(text);
    };
  }

  private String characters(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(4));
    return text.substring(0, at)
        + MARKS.charAt(random.nextInt(MARKS.length()))
        + text.substring(end);
  }

  private String lines(String text) {
    return rearranged(
        text.lines().map(line -> line + "\n").collect(ImmutableList.toImmutableList()));
  }

  private String tokens(String text) {
    return rearranged(found(TOKEN, text));
  }

  private static ImmutableList<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(ImmutableList.toImmutableList());
  }

  /** A number or a word is replaced by one of its kind: what is still well-formed goes deeper. */
  private String alike(String text) {
    boolean isNumber = random.nextBoolean();
    Pattern kind = isNumber ? NUMBER : WORD;
    ImmutableList<String> all = found(kind, text);
    if (all.isEmpty()) {
      return tokens(text);
    }
    int at = random.nextInt(all.size());
    String instead =
        isNumber && random.nextBoolean()
            ? NUMBERS.get(random.nextInt(NUMBERS.size()))
            : all.get(random.nextInt(all.size()));
    Matcher matcher = kind.matcher(text);
    for (int i = 0; i <= at; i++) {
      matcher.find();
    }
    return text.substring(0, matcher.start()) + instead + text.substring(matcher.end());
  }

  /** The parts with one of them left out, repeated, replaced, or in the place of another. */
  private String rearranged(ImmutableList<String> parts) {
    if (parts.isEmpty()) {
      return value();
    }
    int at = random.nextInt(parts.size());
    int other = random.nextInt(parts.size());
    String here = parts.get(at);
    String before = String.join("", parts.subList(0, at));
    String after = String.join("", parts.subList(at + 1, parts.size()));
    return switch (random.nextInt(6)) {
      case 0 -> before + after;
      case 1 -> before + here.repeat(1 + random.nextInt(100)) + after;
      case 2 -> before + parts.get(other) + after;
      case 3 -> before + here + parts.get(other) + after;
      default -> before + value() + after;
    };
  }

  private String value() {
    ImmutableList<Hostile> small = HostileDocuments.small();
    return random.nextInt(8) == 0
        ? small.get(random.nextInt(small.size())).text()
        : VALUES.get(random.nextInt(VALUES.size()));
  }
}
