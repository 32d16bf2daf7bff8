package org.lawspeaker.handofdestiny.start;

import java.util.Optional;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.setup.WaveSetup;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Preparation;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.state.Settings;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.wave.Course;

/** The first position: the monster cards are shuffled, so nobody knows them (HOD-SETUP-02). */
public final class FirstWave {
  private FirstWave() {}

  public static HandState of(Cards cards, Settings settings) {
    int[] places = new int[Faces.CARDS];
    int[] deck = new int[Faces.CARDS];
    for (int card = 0; card < Faces.CARDS; card++) {
      places[card] = Faces.UNSEEN;
      deck[card] = card;
    }
    HandState shuffled =
        new HandState(
            settings,
            new Progress(1, Phase.SETUP, 0, false, Optional.empty()),
            new Row(Pile.of(places), Bag.of(deck)),
            Pile.empty(),
            Pile.empty(),
            Memory.NONE,
            HeroMarks.FRESH,
            BossMarks.FRESH,
            Armory.EMPTY,
            Purse.EMPTY,
            Preparation.NONE,
            Agenda.of(Course.NEXT));
    Table table = Table.of(cards, shuffled, WorkTable.Use.PLAYING);
    WaveSetup.begin(table);
    return table.settle().state();
  }
}
