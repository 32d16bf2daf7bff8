package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.Starters;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/** What others may have chosen in secret, in a position whose cards are dealt already. */
final class GuessedChoices {
  private final Table table;
  private final ThorgalView view;
  private final RandomGenerator random;

  private GuessedChoices(Table table, ThorgalView view, RandomGenerator random) {
    this.table = table;
    this.view = view;
    this.random = random;
  }

  static ThorgalState in(
      Cards cards, ThorgalState dealt, ThorgalView view, RandomGenerator random) {
    GuessedChoices choices = new GuessedChoices(Table.of(cards, dealt), view, random);
    ImmutableList.Builder<ThorgalFrame> frames = ImmutableList.builder();
    for (ThorgalFrame frame : dealt.agenda().toList()) {
      frames.add(choices.of(frame));
    }
    choices.table.setAgenda(Agenda.of(frames.build()));
    return choices.table.state();
  }

  private ThorgalFrame of(ThorgalFrame frame) {
    if (frame instanceof StartingCompanions starting) {
      return new StartingCompanions(sealed(starting.choices(), this::party));
    }
    if (frame instanceof FirstLands first) {
      return new FirstLands(first.companions(), sealed(first.choices(), this::lands));
    }
    return frame instanceof GodsFate fate ? new GuessedFate(table, view, random).of(fate) : frame;
  }

  /** A choice that a seat might have made. */
  private interface Choice {
    Pile of(Seat seat);
  }

  /** Others may or may not have chosen, as long as somebody still owes a choice (THO-Q-10). */
  private SealedChoices<Pile> sealed(SealedChoices<Pile> known, Choice choice) {
    SealedChoices<Pile> choices = known;
    for (Seat seat : known.owing()) {
      boolean other = !seat.equals(view.viewer());
      if (other && choices.owing().size() > 1 && random.nextBoolean()) {
        choices = choices.seal(seat, choice.of(seat));
      }
    }
    return choices;
  }

  private Pile party(Seat seat) {
    Bag cards = table.side(seat).destiny().faceDown().cards();
    Optional<Pile> settled = Starters.recommended(table.cards, view.settings(), cards);
    if (settled.isPresent()) {
      return settled.get();
    }
    ImmutableList<Pile> choices = Starters.among(table.cards, cards);
    return choices.get(random.nextInt(choices.size()));
  }

  private Pile lands(Seat seat) {
    Pile reserve = table.side(seat).reserve();
    int first = random.nextInt(reserve.size());
    int second = random.nextInt(reserve.size() - 1);
    return Pile.of(reserve.get(first), reserve.without(first).get(second)).sorted();
  }
}
