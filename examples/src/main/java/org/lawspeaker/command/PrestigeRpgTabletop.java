package org.lawspeaker.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.view.SheetView;

/** Draws the encounter, the damage stack, and of each seat the sheet and what lies beside it. */
public record PrestigeRpgTabletop() implements Tabletop<PrestigeRpg, PrestigeView> {
  @Override
  public Class<PrestigeRpg> game() {
    return PrestigeRpg.class;
  }

  @Override
  public Class<PrestigeView> views() {
    return PrestigeView.class;
  }

  @Override
  public String draw(PrestigeRpg game, PrestigeView view, Ink ink) {
    Cards cards = game.cards();
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold(title(view)));
    if (view.foe().isFaced()) {
      encounter(cards, view, lines);
    }
    order(view, lines);
    stack(cards, view, lines);
    for (int i = 0; i < view.sheets().size(); i++) {
      sheet(cards, view, Seat.of(i), ink, lines);
    }
    texts(cards, view, lines);
    return String.join("\n", lines);
  }

  private static String title(PrestigeView view) {
    if (view.clock().encounter() == 0) {
      return "Setup";
    }
    return "Encounter "
        + view.clock().encounter()
        + (view.clock().isBonus() ? " (bonus)" : "")
        + (view.clock().round() > 0 ? ", round " + view.clock().round() : "");
  }

  private static void encounter(Cards cards, PrestigeView view, List<String> lines) {
    Foe foe = view.foe();
    lines.add(
        "  "
            + cards.encounter(foe.card()).name()
            + life(foe)
            + (foe.barrier() ? ", behind its barrier" : ""));
    lines.add("    " + cards.encounter(foe.card()).says());
    if (foe.event() >= 0) {
      lines.add(
          "  event    " + cards.event(foe.event()).name() + ": " + cards.event(foe.event()).says());
    }
    if (!foe.chest().isEmpty()) {
      lines.add("  chest    " + printed(cards, foe.chest()));
    }
  }

  private static String life(Foe foe) {
    if (foe.hasTokens()) {
      return ", tokens of "
          + IntStream.range(0, foe.tokens().size())
              .mapToObj(token -> foe.tokens().get(token) > 0 ? "" + foe.tokens().get(token) : "-")
              .collect(Collectors.joining(" "))
          + " life";
    }
    return foe.life() > 0 ? ", " + foe.life() + " life" : "";
  }

  private static void order(PrestigeView view, List<String> lines) {
    String order =
        IntStream.range(0, view.sheets().size())
            .boxed()
            .filter(i -> open(view, i).initiative() > 0)
            .sorted(Comparator.comparingInt(i -> open(view, i).initiative()))
            .map(i -> "" + Seat.of(i))
            .collect(Collectors.joining(", "));
    if (!order.isEmpty()) {
      lines.add("  order    " + order);
    }
  }

  private static Sheet open(PrestigeView view, int seat) {
    return view.sheets().get(seat).sheet();
  }

  private static void stack(Cards cards, PrestigeView view, List<String> lines) {
    if (view.stack().isEmpty()) {
      return;
    }
    int total = view.stack().stream().mapToInt(Attack::value).sum();
    lines.add(
        "  stack    "
            + view.stack().stream()
                .map(attack -> attack(cards, attack))
                .collect(Collectors.joining("; "))
            + "; total "
            + total);
  }

  private static String attack(Cards cards, Attack attack) {
    String what =
        Stream.concat(
                Stream.of(cards.printed(attack.card())),
                attack.riders().stream().map(rider -> cards.printed(rider.card())))
            .collect(Collectors.joining(" + "));
    return attack.owner()
        + " "
        + what
        + (attack.under() == FaceDown.OPEN ? "" : " (face down)")
        + (attack.token() >= 0 ? " on token " + (attack.token() + 1) : "")
        + (attack.checked() ? " = " + attack.value() : " (not settled)");
  }

  private static void sheet(
      Cards cards, PrestigeView view, Seat seat, Ink ink, List<String> lines) {
    SheetView known = view.sheets().get(seat.index());
    Sheet sheet = known.sheet();
    String name = seat + ", " + cards.character(sheet.character()).name() + ", " + state(sheet);
    lines.add(
        "  "
            + (seat.equals(view.viewer()) ? ink.bold(name) : name)
            + ", "
            + sheet.prestige()
            + " Prestige, hand "
            + known.hand()
            + ", set "
            + sheet.set().size()
            + marks(sheet.marks()));
    if (!sheet.hand().isEmpty()) {
      lines.add("    hand     " + printed(cards, sheet.hand().toPile()));
    }
    Pile discards = view.discards(seat);
    if (!discards.isEmpty()) {
      lines.add("    discards " + printed(cards, discards));
    }
    if (known.isWhole() && !sheet.set().isEmpty()) {
      lines.add("    set      " + printed(cards, sheet.set().stream().map(set -> set.card())));
    }
    if (!sheet.items().isEmpty()) {
      lines.add(
          "    items    "
              + sheet.items().stream()
                  .map(item -> item(cards, item))
                  .collect(Collectors.joining(", ")));
    }
    if (view.settings().has(Expansion.DEEPER_AND_DARKER)) {
      String says = known.isWhole() ? cards.character(sheet.character()).says() : "not used yet";
      lines.add("    ability  " + (sheet.abilityUsed() ? "used" : says));
    }
    if (sheet.quest() >= 0) {
      QuestCard quest = cards.pack().quests().get(sheet.quest());
      lines.add("    quest    " + quest.name() + ": " + quest.says());
    }
    if (!sheet.riders().isEmpty()) {
      lines.add("    riders   " + printed(cards, sheet.riders().stream().map(each -> each.card())));
    }
  }

  /** What the cards say that the viewer sees in hands and beside sheets; plain attacks say it. */
  private static void texts(Cards cards, PrestigeView view, List<String> lines) {
    NavigableSet<Integer> shown = new TreeSet<>();
    for (SheetView known : view.sheets()) {
      Sheet sheet = known.sheet();
      sheet.hand().toPile().forEach(shown::add);
      sheet.set().forEach(set -> shown.add(set.card()));
      sheet.items().forEach(item -> shown.add(item.card()));
      sheet.riders().forEach(rider -> shown.add(rider.card()));
    }
    for (int card : shown.tailSet(0, true)) {
      if (cards.isRelic(card)) {
        String says = cards.pack().relics().get(card - cards.deckKinds()).says();
        lines.add("    " + cards.printed(card) + ": " + says);
      } else if (!isPlain(cards.face(card))) {
        lines.add("    " + cards.printed(card) + ": " + cards.face(card).says());
      }
    }
  }

  private static boolean isPlain(CardFace face) {
    return face instanceof CardFace.Attack attack
        && attack.special().isEmpty()
        && attack.hits().isEmpty()
        && attack.reveals().isEmpty();
  }

  private static String state(Sheet sheet) {
    return switch (sheet.status()) {
      case ALIVE -> sheet.life() + " life";
      case DEAD -> "dead";
      case CREATURE -> "a creature";
    };
  }

  private static String marks(Marks marks) {
    return (marks.poison() > 0 ? ", poison " + marks.poison() : "")
        + (marks.turned() ? ", turned" : "")
        + (marks.bites() > 0 ? ", bites " + marks.bites() : "")
        + (marks.claims() > 0 ? ", claims " + marks.claims() : "");
  }

  private static String item(Cards cards, Held item) {
    return cards.printed(item.card())
        + (item.tipped() ? " (tipped)" : item.used() ? " (used)" : "");
  }

  private static String printed(Cards cards, Pile pile) {
    return printed(cards, IntStream.range(0, pile.size()).mapToObj(pile::get));
  }

  private static String printed(Cards cards, Stream<Integer> each) {
    return each.map(cards::printed).collect(Collectors.joining(", "));
  }
}
