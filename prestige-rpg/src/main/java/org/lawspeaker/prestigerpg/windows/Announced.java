package org.lawspeaker.prestigerpg.windows;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * Something has been announced: it can be answered (PRE-Q-11), may need consent, and is then
 * carried out.
 *
 * @param id tells it from other announcements, for what answers it
 * @param source what, by whom, on what
 * @param under the card that really lies there face down; {@link FaceDown#OPEN} if it lies open
 * @param part what comes next
 */
public record Announced(int id, Source source, @CardNumber @Default("none") int under, Part part)
    implements PrestigeFrame {
  private static final Citation PLAYED = Citation.of("PRE-ACTION-01");
  private static final Citation USED = Citation.of("PRE-ITEM-04");
  private static final Citation ABILITY = Citation.of("PRE-ABILITY-03");
  private static final Citation CANCELLED = Citation.of("PRE-Q-11");

  /** What becomes of an announcement. */
  public enum Part {
    /** It can be answered. */
    ANSWERS,
    /** Whoever must agree is asked. */
    CONSENT,
    EFFECTS
  }

  /** Announces a play: a card leaves the hand and lies open with the discards (PRE-Q-11). */
  static void start(Table table, Source source, Playable what) {
    int under = what instanceof Playable.InFog fog ? fog.card().orElseThrow() : FaceDown.OPEN;
    if (source.origin() == Origin.CARD) {
      Sheet sheet = table.sheet(source.user());
      int card = FaceDown.card(source.card(), under);
      table.set(source.user(), sheet.withHand(sheet.hand().without(card)));
      table.discard(source.card(), under);
      table.clock = table.clock.withActions(table.clock.actions() + 1);
    }
    tell(table, source);
    table.push(new Announced(table.takeId(), source, under, Part.ANSWERS));
    if (under != FaceDown.OPEN) {
      String says = table.cards.printed(source.card());
      table
          .changes(Fog.class)
          .first(Fog.class)
          .ifPresent(fog -> Doubting.ask(table, source.user(), says, fog));
    }
  }

  private static void tell(Table table, Source source) {
    if (!table.isTelling()) {
      return;
    }
    String what = source.user() + " ";
    switch (source.origin()) {
      case CARD -> {
        String name = table.cards.printed(source.card());
        String written = table.cards.names().card(source.card());
        table.tell(PLAYED, "action", what + "plays " + name, "card", written);
      }
      case ITEM -> {
        String name = table.cards.printed(source.card());
        String written = table.cards.names().card(source.card());
        table.tell(USED, "item", what + "uses " + name, "card", written);
      }
      default -> table.tell(ABILITY, "ability", what + "uses the ability of the character");
    }
  }

  /** The use that is announced. */
  Use use(Table table) {
    return switch (source.origin()) {
      case CARD -> ((CardFace.Action) table.cards.face(source.card())).uses().get(source.use());
      case ITEM -> table.cards.kit(source.card()).uses().get(source.use());
      default -> table.cards.character(source.card()).ability();
    };
  }

  @Override
  public void run(Table table) {
    switch (part) {
      case ANSWERS -> {
        table.replaceTop(new Announced(id, source, under, Part.CONSENT));
        table.push(PlayWindow.answering(source.user(), id));
      }
      case CONSENT -> {
        table.replaceTop(new Announced(id, source, under, Part.EFFECTS));
        Consent.ask(table, id, source, use(table));
      }
      case EFFECTS -> {
        table.pop();
        takeEffect(table);
      }
    }
  }

  private void takeEffect(Table table) {
    table.push(Flow.AFTER_PLAY);
    setOff(table);
    Program.start(table, source, use(table).effects());
    spend(table);
    if (source.origin() == Origin.ITEM) {
      Items.aid(table, source);
    }
  }

  /** What was announced has been used, whatever comes of it (PRE-ITEM-04, PRE-ABILITY-02). */
  private void spend(Table table) {
    if (source.origin() == Origin.ITEM) {
      Items.use(table, source);
    } else if (source.origin() == Origin.ABILITY) {
      table.set(source.user(), table.sheet(source.user()).withAbilityUsed(true));
    }
  }

  /** It has been played or used, also if it has no effect (PRE-Q-11). */
  private void setOff(Table table) {
    Occasion played = source.origin() == Origin.CARD ? Occasion.ACTION_PLAYED : Occasion.ITEM_USED;
    Occasions.setOff(table, played, source.user(), source.attack());
  }

  /** Whether an item or an ability has been announced and waits: it cannot answer itself. */
  static boolean waits(Table table, Origin origin, int which) {
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof Announced announced
          && announced.source.origin() == origin
          && which == (origin == Origin.ITEM ? announced.source.item() : announced.source.card())) {
        return true;
      }
    }
    return false;
  }

  /** The announcement of this id; null if it is off. */
  static @Nullable Announced find(Table table, int id) {
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof Announced announced && announced.id == id) {
        return announced;
      }
    }
    return null;
  }

  /** The play that is answered has no effect; perhaps its card is taken (PRE-Q-11). */
  public static void cancel(Table table, int id, Seat by, boolean take) {
    Announced announced = find(table, id);
    if (announced == null) {
      return;
    }
    announced.withdraw(table);
    announced.setOff(table);
    announced.spend(table);
    if (take && announced.source.origin() == Origin.CARD) {
      announced.takeBack(table, by);
    }
    if (table.isTelling()) {
      table.tell(CANCELLED, "cancelled", "it has no effect");
    }
  }

  /** Takes this announcement from the agenda. */
  void withdraw(Table table) {
    table.setAgenda(Agenda.of(Lists.where(table.agenda().toList(), step -> step != this)));
  }

  /** A card that was announced goes from the discards to a hand. */
  void takeBack(Table table, Seat seat) {
    int card = FaceDown.card(source.card(), under);
    table.piles =
        under == FaceDown.OPEN
            ? table.piles.withDiscards(table.piles.discards().without(card))
            : table.piles.withBuried(table.piles.buried().without(card));
    table.set(seat, table.sheet(seat).withHand(table.sheet(seat).hand().with(card)));
  }

  @Override
  public boolean isLie() {
    return under != source.card();
  }

  @Override
  public void show(Table table) {
    turnUp(table);
    table.replaceTop(new Announced(id, source, FaceDown.OPEN, part));
  }

  /**
   * A card that is countered has been played all the same, as one that is cancelled (PRE-FOG-05).
   */
  @Override
  public void counter(Table table) {
    table.pop();
    turnUp(table);
    table.push(Flow.AFTER_PLAY);
    setOff(table);
  }

  /** The card lies face up with the discards. */
  private void turnUp(Table table) {
    table.piles = table.piles.withBuried(table.piles.buried().without(under));
    table.discard(under);
  }

  @Override
  public PrestigeFrame guessing(int card) {
    return new Announced(id, source, card, part);
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER || viewer.equals(source.user())
        ? this
        : new Announced(id, source, FaceDown.unseen(under), part);
  }

  @Override
  public Optional<PrestigeFrame> without(Seat seat) {
    return source.user().equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
