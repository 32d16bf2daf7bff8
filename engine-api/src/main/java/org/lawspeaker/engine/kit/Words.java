package org.lawspeaker.engine.kit;

import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.json.Spelling;

/**
 * Parts of sentences for people, and names as moves and positions write them.
 *
 * <pre>{@code
 * System.out.println(Words.count(1, "card") + ", " + Words.count(2, "card")); // 1 card, 2 cards
 * System.out.println(Words.list(ImmutableList.of("ash", "coal", "ember"))); // ash, coal and ember
 * System.out.println(Words.slug("T'is the fog of war")); // t-is-the-fog-of-war
 * }</pre>
 */
public final class Words {
  private Words() {}

  /** {@code 1 card}, {@code 2 cards}. */
  public static String count(int number, String noun) {
    return number + " " + noun(number, noun);
  }

  /** {@code no card}, {@code 1 card}, {@code 2 cards}. */
  public static String countOrNo(int number, String noun) {
    return number == 0 ? "no " + noun : count(number, noun);
  }

  /** {@code 1 enemy}, {@code 2 enemies}. */
  public static String count(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** {@code card} for 1, {@code cards} for any other number. */
  public static String noun(int number, String noun) {
    return number == 1 ? noun : noun + "s";
  }

  /**
   * A noun, not empty, with its article: {@code a card}, {@code an enemy}, {@code a unique card}.
   */
  public static String one(String noun) {
    return Spelling.withArticle(noun);
  }

  /** {@code 1 more card}, {@code 2 fewer cards}. */
  public static String more(int number, String noun) {
    return Math.abs(number) + (number < 0 ? " fewer " : " more ") + noun(Math.abs(number), noun);
  }

  /** {@code a}, {@code a and b}, {@code a, b and c}; {@code nothing} if there is none. */
  public static String list(List<String> parts) {
    int last = parts.size() - 1;
    if (last < 1) {
      return last < 0 ? "nothing" : parts.get(0);
    }
    return String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  /** How a card is written that there is not, so that any move can be written: {@code #99}. */
  public static String unnamed(int number) {
    return "#" + number;
  }

  /** The name of this number, or its number if it has none. */
  public static String nameOr(List<String> names, int number) {
    return number >= 0 && number < names.size() ? names.get(number) : unnamed(number);
  }

  /**
   * A printed name as moves and positions write it: its letters from a to z and its digits in lower
   * case, with a hyphen for all that lies between them. Empty if it has neither.
   */
  public static String slug(String name) {
    StringBuilder slug = new StringBuilder(name.length());
    String lower = name.toLowerCase(Locale.ROOT);
    for (int i = 0; i < lower.length(); i++) {
      char letter = lower.charAt(i);
      if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
        slug.append(letter);
      } else if (!slug.isEmpty() && slug.charAt(slug.length() - 1) != '-') {
        slug.append('-');
      }
    }
    boolean trails = !slug.isEmpty() && slug.charAt(slug.length() - 1) == '-';
    return trails ? slug.substring(0, slug.length() - 1) : slug.toString();
  }
}
