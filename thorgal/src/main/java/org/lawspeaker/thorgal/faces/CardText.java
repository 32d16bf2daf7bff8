package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.table.Activated;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Wording;

/** What cards do, in words made from their effects: a paragraph for each part, from the top. */
final class CardText {
  private final List<String> paragraphs = new ArrayList<>();

  private CardText() {}

  static ImmutableList<String> of(DestinyCard card) {
    CardText text = new CardText();
    if (card.unique()) {
      text.add("unique: a party holds only one of this name");
    }
    if (card.recommended()) {
      text.add("a recommended starting companion");
    }
    card.upkeep().ifPresent(upkeep -> text.add("upkeep: " + upkeep.says()));
    text.addSymbols(card.symbols());
    String when = in(card.phases());
    card.lasting().forEach(each -> text.add(when + each.says()));
    card.activated().ifPresent(each -> text.add(when + each.says()));
    card.triggers().forEach(each -> text.add(when + each.says()));
    text.addPlayed(when, card.effects());
    return text.all();
  }

  static ImmutableList<String> of(BaneCard card) {
    CardText text = new CardText();
    text.addSymbols(card.symbols());
    text.addPlayed(in(card.phases()), card.effects());
    return text.all();
  }

  /** The side of a land that shows what a journey must achieve. */
  static ImmutableList<String> ofFront(LandCard card) {
    CardText text = new CardText();
    text.add("oppose a journey here free of charge: " + String.join(", ", card.subtypes()));
    return text.all();
  }

  /** The side of a land that is up when it is conquered. */
  static ImmutableList<String> ofBack(LandCard card) {
    CardText text = new CardText();
    text.add("horn: " + (card.horn().isEmpty() ? "nothing" : Wording.of(card.horn())));
    text.add("wolf: " + wolf(card));
    return text.all();
  }

  static String wolf(LandCard card) {
    Activated wolf = card.wolf();
    return in(card.phases()) + wolf.says();
  }

  /** Names of phases: {@code Dawn, Journey}. */
  static String names(ImmutableList<Phase> phases) {
    return phases.stream().map(Phase::says).collect(Collectors.joining(", "));
  }

  private static String in(ImmutableList<Phase> phases) {
    return phases.isEmpty()
        ? ""
        : "in " + phases.stream().map(Phase::says).collect(Collectors.joining(" or ")) + ", ";
  }

  /** Symbols of a side bar, those that are alike and follow each other in one paragraph. */
  private void addSymbols(ImmutableList<Symbol> symbols) {
    for (int i = 0; i < symbols.size(); i++) {
      Symbol symbol = symbols.get(i);
      int first = i;
      while (i + 1 < symbols.size() && symbols.get(i + 1) == symbol) {
        i++;
      }
      int count = i - first + 1;
      add(symbol.says() + (count == 1 ? "" : ", " + Wording.often(count)) + ": " + symbol.does());
    }
  }

  private void addPlayed(String when, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      add(when + Wording.of(effects));
    }
  }

  private void add(String paragraph) {
    paragraphs.add(Says.sentence(paragraph));
  }

  private ImmutableList<String> all() {
    return ImmutableList.copyOf(paragraphs);
  }
}
