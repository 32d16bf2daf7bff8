package org.lawspeaker.thorgal.laws;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** Secret choices of setup that others may have made otherwise, or not yet. */
final class SecretChoices {
  private final Table table;
  private final Seat seat;
  private final RandomGenerator random;

  SecretChoices(Table table, Seat seat, RandomGenerator random) {
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  void chooseAnew() {
    ImmutableList.Builder<ThorgalFrame> frames = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      secretLands(Seat.of(i));
    }
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (frame instanceof StartingCompanions starting) {
        frames.add(new StartingCompanions(anew(starting.choices(), this::party)));
      } else if (frame instanceof FirstLands first) {
        frames.add(lands(first));
      } else {
        frames.add(frame);
      }
    }
    table.setAgenda(Agenda.of(frames.build()));
  }

  /** Lands of a deck of a player's own that nobody has seen are any others (THO-Q-94). */
  private void secretLands(Seat owner) {
    Side side = table.side(owner);
    if (side.faction().isPresent() || owner.equals(seat)) {
      return;
    }
    Heap box = Heap.empty();
    for (int land = 0; land < table.cards.lands(); land++) {
      box.add(land);
    }
    for (Land land : table.lands) {
      if (land.owner().equals(owner)) {
        box.remove(Pile.of(land.card()));
      }
    }
    Pile reserve = box.shuffle(random).deal(side.reserve().size());
    table.setSide(owner, side.withReserve(reserve.sorted()));
  }

  /** What a seat may choose. */
  private interface Choice {
    Pile of(Seat owner);
  }

  private SealedChoices<Pile> anew(SealedChoices<Pile> truth, Choice choice) {
    SealedChoices<Pile> choices = SealedChoices.of(truth.seats());
    for (Seat sealed : truth.sealed()) {
      if (sealed.equals(seat)) {
        choices = choices.seal(seat, truth.choiceOf(seat).orElseThrow());
      } else if (random.nextBoolean()) {
        choices = choices.seal(sealed, choice.of(sealed));
      }
    }
    return choices;
  }

  private Pile party(Seat owner) {
    List<Pile> legal = legal(owner, any -> true);
    return legal.get(random.nextInt(legal.size()));
  }

  /** The legal choices of companions, by the rules, that are so many. */
  private List<Pile> legal(Seat owner, IntPredicate number) {
    Bag cards = table.store(owner, Suit.DESTINY).faceDown().bag();
    List<Pile> legal = new ArrayList<>();
    int kinds = table.cards.count(Suit.DESTINY);
    for (int first = 0; first < kinds; first++) {
      for (int second = first; cards.count(first) > 0 && second <= kinds; second++) {
        Pile party = second == kinds ? Pile.of(first) : Pile.of(first, second);
        Faults faults = Faults.unnamed();
        StartingCompanions.judge(table, owner, party, faults);
        if (faults.none() && number.test(party.size())) {
          legal.add(party);
        }
      }
    }
    return legal;
  }

  private FirstLands lands(FirstLands truth) {
    FirstLands anew = truth;
    for (Seat owner : truth.choices().seats()) {
      if (!owner.equals(seat)) {
        anew = anew.withCompanions(owner, companions(owner, truth));
      }
    }
    return new FirstLands(anew.companions(), anew(truth.choices(), this::pair));
  }

  private Pile pair(Seat owner) {
    Pile reserve = table.side(owner).reserve();
    int first = random.nextInt(reserve.size());
    int second = random.nextInt(reserve.size() - 1);
    return Pile.of(reserve.get(first), reserve.without(first).get(second)).sorted();
  }

  /** Other companions, as many; the deck has the rest of the set. */
  private Pile companions(Seat owner, FirstLands truth) {
    Pile before = truth.companions().get(owner.index());
    Bag all = table.store(owner, Suit.DESTINY).faceDown().bag().withAll(before);
    table.setStore(owner, Suit.DESTINY, Store.shuffled(all));
    List<Pile> legal = legal(owner, number -> number == before.size());
    Pile chosen = legal.isEmpty() ? before : legal.get(random.nextInt(legal.size()));
    Bag rest = all;
    for (int i = 0; i < chosen.size(); i++) {
      rest = rest.without(chosen.get(i));
    }
    table.setStore(owner, Suit.DESTINY, Store.shuffled(rest));
    return chosen;
  }
}
