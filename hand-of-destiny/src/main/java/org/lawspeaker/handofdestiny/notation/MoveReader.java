package org.lawspeaker.handofdestiny.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Leave;
import org.lawspeaker.handofdestiny.moves.OfAnother.Deed;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.moves.Stop;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.moves.Uncover;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWeapon;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.Table;

/** Reads moves as they are written. */
final class MoveReader {
  private static final String FORMS =
      "the moves are: attack front|second|third|boss, add CARD, strike, critical N, "
          + "use ABILITY [by exhausting | with CARD], weapon, take front|second|third, "
          + "exhaust LEFT RIGHT, target MONSTER, pick CARD, option N, first ABILITY, pass, stop, "
          + "buy WARE, heal LEFT RIGHT, leave, drink POTION, reveal MONSTER";
  private static final int LONGEST = 200;
  private static final Citation OWN_ABILITIES = Citation.of("HOD-HERO-03");
  private static final Citation OTHER_MERCHANT = Citation.of("HOD-SETUP-19");

  private final Table table;

  MoveReader(Table table) {
    this.table = table;
  }

  /** How moves are written, one form for each. */
  static ImmutableList<String> forms() {
    return ImmutableList.copyOf(Splitter.on(", ").split(FORMS.substring(FORMS.indexOf(':') + 2)));
  }

  Checked<HandMove> read(String text) {
    if (text.length() > LONGEST) {
      return Checked.bad("", "a move has at most " + LONGEST + " characters");
    }
    List<String> words = Splitter.on(' ').trimResults().omitEmptyStrings().splitToList(text);
    if (words.isEmpty()) {
      return Checked.bad("", FORMS);
    }
    List<String> rest = words.subList(1, words.size());
    Optional<Checked<HandMove>> move =
        rest.isEmpty() ? bare(words.get(0)) : withWords(words.get(0), rest);
    return move.orElseGet(() -> Checked.bad("", "\"" + text + "\" is no move; " + FORMS));
  }

  private static Optional<Checked<HandMove>> bare(String verb) {
    return switch (verb) {
      case "strike" -> Optional.of(Checked.ok(Strike.MOVE));
      case "weapon" -> Optional.of(Checked.ok(UseWeapon.MOVE));
      case "pass" -> Optional.of(Checked.ok(Pass.MOVE));
      case "stop" -> Optional.of(Checked.ok(Stop.MOVE));
      case "leave" -> Optional.of(Checked.ok(Leave.MOVE));
      default -> Optional.empty();
    };
  }

  private Optional<Checked<HandMove>> withWords(String verb, List<String> words) {
    String first = words.get(0);
    if (words.size() == 3 && words.get(1).equals(Others.OF)) {
      return ofAnother(verb, first, words.get(2));
    }
    if (words.size() > 1) {
      return switch (verb) {
        case "use" -> Optional.of(paid(first, words));
        case "exhaust" -> counts(words, Exhaust::new);
        case "heal" -> counts(words, Uncover::new);
        default -> Optional.empty();
      };
    }
    return switch (verb) {
      case "attack" -> enemy(first);
      case "take" -> place(first, TakeDamage::new);
      case "add" -> Optional.of(monster(first, Add::of));
      case "target" -> Optional.of(monster(first, Target::of));
      case "pick" -> Optional.of(monster(first, Pick::of));
      case "reveal" -> Optional.of(monster(first, Reveal::of));
      case "critical" -> number(first, number -> new Critical(number - 1));
      case "option" -> number(first, Option::new);
      case "use" -> Optional.of(ability(Deed.USE, first, Use::of));
      case "first" -> Optional.of(ability(Deed.FIRST, first, Order::of));
      case "buy" -> Optional.of(ware(first));
      case "drink" -> Optional.of(potion(first));
      default -> Optional.empty();
    };
  }

  private static Optional<Checked<HandMove>> enemy(String word) {
    return Arrays.stream(Enemy.values())
        .filter(enemy -> MoveWriter.name(enemy).equals(word))
        .<Checked<HandMove>>map(enemy -> Checked.ok(Attack.on(enemy)))
        .findAny();
  }

  private static Optional<Checked<HandMove>> place(String word, IntFunction<HandMove> move) {
    int position = MoveWriter.POSITIONS.indexOf(word);
    return position < 0 ? Optional.empty() : Optional.of(Checked.ok(move.apply(position)));
  }

  private Checked<HandMove> monster(String name, IntFunction<HandMove> move) {
    return table
        .cards
        .faceOf(name)
        .map(face -> Checked.ok(move.apply(face)))
        .orElseGet(() -> Checked.bad("", Written.noMonster(table.cards, name)));
  }

  private static Optional<Checked<HandMove>> number(String word, IntFunction<HandMove> move) {
    return word.matches("[0-9]{1,2}")
        ? Optional.of(Checked.ok(move.apply(Integer.parseInt(word))))
        : Optional.empty();
  }

  /** A move of two counts. */
  private interface OfCounts {
    HandMove of(int left, int right);
  }

  private static Optional<Checked<HandMove>> counts(List<String> words, OfCounts move) {
    if (words.size() != 2 || words.stream().anyMatch(word -> !word.matches("[0-9]"))) {
      return Optional.empty();
    }
    return Optional.of(
        Checked.ok(move.of(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1)))));
  }

  private Optional<Checked<HandMove>> ofAnother(String verb, String thing, String owner) {
    return Arrays.stream(Deed.values())
        .filter(deed -> deed.name().toLowerCase(Locale.ROOT).equals(verb))
        .findFirst()
        .flatMap(deed -> new Others(table).find(deed, thing, owner))
        .map(Checked::ok);
  }

  private Checked<HandMove> ability(Deed deed, String name, IntFunction<HandMove> move) {
    String what = "ability of this hero (" + OWN_ABILITIES + ")";
    return named(
        deed,
        name,
        Written.of(what, HeroMarks.ABILITIES, i -> table.sheet.ability(i).name()),
        move);
  }

  private Checked<HandMove> paid(String name, List<String> words) {
    if (words.subList(1, words.size()).equals(List.of("by", "exhausting"))) {
      return ability(Deed.USE, name, UseExhausting::of);
    }
    if (words.size() == 3 && words.get(1).equals("with")) {
      return monster(words.get(2), Target::of)
          .then(
              card -> ability(Deed.USE, name, i -> UseWithStrength.of(i, ((Target) card).face())));
    }
    return Checked.bad("", "an ability is paid \"by exhausting\" or \"with CARD\"");
  }

  private Checked<HandMove> ware(String name) {
    ImmutableList<Ware> wares = Wares.of(table.merchant());
    IntFunction<String> names = i -> Wares.name(table.merchant(), wares.get(i));
    return named(
        Deed.BUY,
        name,
        Written.of("ware of this merchant (" + OTHER_MERCHANT + ")", wares.size(), names),
        i -> new Buy(wares.get(i)));
  }

  private Checked<HandMove> potion(String name) {
    ImmutableList<Potion> potions = table.merchant().potions();
    return named(
        Deed.DRINK,
        name,
        Written.of("potion of this merchant", potions.size(), i -> potions.get(i).name()),
        Drink::new);
  }

  /** A thing of one's own, or of another hero or merchant, which judging refuses. */
  private Checked<HandMove> named(
      Deed deed, String name, Written among, IntFunction<HandMove> move) {
    OptionalInt index = among.find(name);
    return index.isPresent()
        ? Checked.ok(move.apply(index.getAsInt()))
        : new Others(table)
            .find(deed, name)
            .map(other -> Checked.<HandMove>ok(other))
            .orElseGet(() -> Checked.bad("", among.unknown(name)));
  }
}
