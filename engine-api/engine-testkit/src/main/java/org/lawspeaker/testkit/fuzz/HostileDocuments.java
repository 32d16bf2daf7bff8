package org.lawspeaker.testkit.fuzz;

import com.google.common.collect.ImmutableList;

/**
 * Texts that every reader of documents, moves or options has to refuse, quickly and in few words.
 */
public final class HostileDocuments {
  private static final int LINE = 90_000;

  private HostileDocuments() {}

  /** All of them, in one order. */
  public static ImmutableList<Hostile> all() {
    return ImmutableList.<Hostile>builder()
        .addAll(characters())
        .addAll(numbers())
        .addAll(yaml())
        .addAll(shapes())
        .addAll(large())
        .build();
  }

  /** Those that are small enough to be put into other texts. */
  public static ImmutableList<Hostile> small() {
    return ImmutableList.<Hostile>builder()
        .addAll(characters())
        .addAll(numbers())
        .addAll(yaml())
        .build();
  }

  private static ImmutableList<Hostile> characters() {
    return ImmutableList.of(
        Hostile.of("nothing", ""),
        Hostile.of("blanks", " \t \r\n \n"),
        Hostile.of("a byte order mark", "\ufeff"),
        Hostile.of("two byte order marks", "\ufeff\ufeffa"),
        Hostile.of("a NUL", "\0"),
        Hostile.of("a NUL in a text", "{\"a\": \"b\0c\"}"),
        Hostile.of("an escaped NUL", "{\"\\u0000\": \"\\u0000\"}"),
        Hostile.of("an escape sequence of terminals", "\u001b[2J\u001b]0;x\u0007"),
        Hostile.of("an escaped one", "{\"a\": \"\\u001b[2J\"}"),
        Hostile.of("half of a surrogate pair", "\ud800"),
        Hostile.of("the other half", "{\"a\": \"\udc00\"}"),
        Hostile.of("an escaped half", "{\"\\ud800\": \"\\udfff\\ud800\"}"),
        Hostile.of("a character that is none", "\ufffe\uffff"),
        Hostile.of("an escape beyond Unicode", "\"\\U00110000\""),
        Hostile.of("a huge escape", "\"\\Uffffffff\""),
        Hostile.of("an escape cut short", "\"\\u12"),
        Hostile.of("line ends of all kinds", "a\rb\u0085c\u2028d\u2029e\r\n"),
        Hostile.of("text from right to left", "\u202e}\u202d{"));
  }

  private static ImmutableList<Hostile> numbers() {
    return ImmutableList.of(
        Hostile.of("a huge exponent", "1e999999999"),
        Hostile.of("a huge negative number", "-1e999999999"),
        Hostile.of("a tiny number", "1e-999999999"),
        Hostile.of("an exponent beyond long", "1e99999999999999999999"),
        Hostile.of("a thousand digits", "1" + "0".repeat(999)),
        Hostile.of("a hundred thousand digits", "9".repeat(99_999)),
        Hostile.of("a thousand decimals", "0." + "3".repeat(990)),
        Hostile.of("not a number", "NaN"),
        Hostile.of("infinity", "-Infinity"),
        Hostile.of("infinity of YAML", "-.inf"),
        Hostile.of("minus nothing", "-0"),
        Hostile.of("hexadecimal", "0xffffffffffffffff"),
        Hostile.of("sixties", "190:20:30"));
  }

  private static ImmutableList<Hostile> yaml() {
    return ImmutableList.of(
        Hostile.of("an alias bomb", Large.aliasBomb(40)),
        Hostile.of("a list in itself", "&a [*a, *a]"),
        Hostile.of("an object in itself", "&a {*a : *a, b: *a}"),
        Hostile.of("an anchor on a key", "&a a: *a"),
        Hostile.of("an alias of nothing", "*nothing"),
        Hostile.of("a merge", "a: &a {b: 1}\nc: {<<: *a}"),
        Hostile.of("a Java object", "!!java.net.URL [\"http://localhost\"]"),
        Hostile.of("a script", "!!javax.script.ScriptEngineManager [!!java.net.URLClassLoader []]"),
        Hostile.of("a set", "!!set {a, b}"),
        Hostile.of("bytes", "!!binary aGVsbG8="),
        Hostile.of("a tag of percents", "!<tag:%c0%80,%ff> a"),
        Hostile.of("a tag cut short", "!<tag:%"),
        Hostile.of("a version beyond int", "%YAML 99999999999.1\n---\na"),
        Hostile.of("a version that is none", "%YAML x\n---\na"),
        Hostile.of("a prefix of percents", "%TAG !e! tag:%zz\n---\n!e!a b"),
        Hostile.of("two documents", "a: 1\n---\na: 1\n"),
        Hostile.of("a hundred documents", "---\n...\n".repeat(100)),
        Hostile.of("only a start", "---"),
        Hostile.of("a block of no indent", "a: |99\n b"),
        Hostile.of("tabs", "a:\n\t- b\n\t- c"),
        Hostile.of("a list as key", "? [a, b]\n: c"),
        Hostile.of("keys of keys", "? ".repeat(500)),
        Hostile.of("the same key twice", "{\"a\": 1, \"a\": 2}"),
        Hostile.of("keys of pointers", "{\"/\": 1, \"~1\": 1, \"\": 1, \"~\": 1}"),
        Hostile.of("an open text", "{\"a\": \"b"),
        Hostile.of("an open object", "{\"a\": {\"b\": [1, "),
        Hostile.of("closed too often", "[1]]}"),
        Hostile.of("two values", "1 2"));
  }

  private static ImmutableList<Hostile> shapes() {
    return ImmutableList.of(
        new Hostile("nested just as deep as allowed", () -> "[".repeat(64) + "]".repeat(64)),
        new Hostile("nested deeper", () -> "[".repeat(65) + "]".repeat(65)),
        new Hostile("nested ten thousand deep", () -> "[".repeat(10_000) + "]".repeat(10_000)),
        new Hostile("objects nested deep", () -> "{\"a\":".repeat(9000) + "1" + "}".repeat(9000)),
        new Hostile("dashes nested deep", () -> "- ".repeat(40_000) + "a"),
        new Hostile("stairs", () -> Large.stairs(3000)),
        new Hostile("a long key", () -> "{\"" + "k".repeat(1025) + "\": 1}"),
        new Hostile(
            "long keys nested",
            () -> ("{\"" + "k".repeat(1000) + "\":").repeat(60) + "1" + "}".repeat(60)),
        new Hostile("a long word", () -> "w".repeat(99_999)),
        new Hostile("a long line", () -> "w ".repeat(60_000)),
        new Hostile("a long name of a tag", () -> "!" + "t".repeat(90_000) + " a"),
        new Hostile("a long name of an anchor", () -> "&" + "t".repeat(90_000) + " a"));
  }

  private static ImmutableList<Hostile> large() {
    return ImmutableList.of(
        new Hostile("more than is read", () -> " ".repeat(5_000_000)),
        Hostile.large("a line of four million letters", "a", 0),
        Hostile.large("lines of letters", "a", LINE),
        Hostile.large("lines of words", "ab ", LINE),
        Hostile.large("short lines", "a", 1),
        Hostile.large("empty lines", "\n", 0),
        Hostile.large("comments", "#", LINE),
        Hostile.large("opening brackets", "[", LINE),
        Hostile.large("closing brackets", "]", LINE),
        Hostile.large("opening braces", "{", LINE),
        Hostile.large("quotes", "\"", LINE),
        Hostile.large("apostrophes", "'", LINE),
        Hostile.large("colons", ": ", LINE),
        Hostile.large("dashes", "-", LINE),
        Hostile.large("dashes and lines", "- \n", 0),
        Hostile.large("many ends", "---\n", 0),
        Hostile.large("questions", "?\n", 0),
        Hostile.large("the same key", "a: b\n", 0),
        Hostile.large("pipes", "|", LINE),
        Hostile.large("percents", "%", LINE),
        Hostile.large("digits", "9", LINE),
        Hostile.large("surrogates", "\ud83c\udccf", LINE),
        Hostile.large("backslashes", "\\", LINE),
        new Hostile("an open text of many lines", () -> "\"" + Large.of("\\\\", LINE)),
        new Hostile("an open block", () -> "a: |\n" + Large.of(" b", LINE)),
        new Hostile("empty lists", () -> "[" + Large.of("[],", LINE) + "[]]"),
        new Hostile("many numbers", () -> Large.members("[", 400_000, "", "", "]")),
        new Hostile(
            "as many keys as may be",
            () -> Large.members("{", 90_000, "\"kkkkkkkkkkkkkkkkkkkkkkkkkk", "\": {}", "}")),
        new Hostile("many members named", () -> Large.members("[", 40_000, "{\"k", "\": 1}", "]")),
        new Hostile("many tags", () -> Large.members("[", 90_000, "!t", " 1", "]")));
  }
}
