package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.pack.BossLevel;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.MerchantCard;
import org.lawspeaker.handofdestiny.pack.Monster;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Preparation;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.state.Settings;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it: its parts are immutable values, exchanged one for
 * another, so that making a table costs one object and the state it came from stays as it was.
 */
public final class Table {
  public final Cards cards;
  public final Settings settings;
  public final HeroSheet sheet;
  public Progress progress;
  public Row row;
  public Pile strength;
  public Pile underworld;
  public Memory memory;
  public HeroMarks hero;
  public BossMarks boss;
  public Armory armory;
  public Purse purse;
  public Preparation preparation;
  public Agenda<HandFrame> agenda;

  /** A slotted card set aside as a payment while it is judged whether a use would do anything. */
  public int withheld = -1;

  private final @Nullable List<Event> events;

  private Table(Cards cards, HandState state, @Nullable List<Event> events) {
    this.cards = cards;
    this.settings = state.settings();
    this.sheet = cards.sheet(settings.hero());
    this.progress = state.progress();
    this.row = state.row();
    this.strength = state.strength();
    this.underworld = state.underworld();
    this.memory = state.memory();
    this.hero = state.hero();
    this.boss = state.boss();
    this.armory = state.armory();
    this.purse = state.purse();
    this.preparation = state.preparation();
    this.agenda = state.agenda();
    this.events = events;
  }

  /** A table that tells nobody what happens on it. */
  public static Table of(Cards cards, HandState state) {
    return new Table(cards, state, null);
  }

  /** A table that keeps every event. */
  public static Table telling(Cards cards, HandState state) {
    return new Table(cards, state, new ArrayList<>());
  }

  /** The position as it now stands. */
  public HandState state() {
    return new HandState(
        settings,
        progress,
        row,
        strength,
        underworld,
        memory,
        hero,
        boss,
        armory,
        purse,
        preparation,
        agenda);
  }

  /** Whether events are kept: ask before making the text of one. */
  public boolean tells() {
    return events != null;
  }

  /**
   * Keeps an event.
   *
   * @param says the event as a sentence; cards in it that are facts, too, become printed names
   * @param facts names and values in turn
   */
  public void tell(Citation citation, String kind, String says, String... facts) {
    if (events == null) {
      return;
    }
    ImmutableMap.Builder<String, String> named = ImmutableMap.builder();
    String prose = says;
    for (int i = 0; i + 1 < facts.length; i += 2) {
      named.put(facts[i], facts[i + 1]);
      prose = cards.withPrintedName(prose, facts[i + 1]);
    }
    events.add(Event.open(citation, kind, prose, named.buildOrThrow()));
  }

  /** What happened, in order. */
  public ImmutableList<Event> events() {
    return events == null ? ImmutableList.of() : ImmutableList.copyOf(events);
  }

  public Monster monster(int face) {
    return cards.monster(face);
  }

  public String nameOf(int face) {
    return cards.nameOf(face);
  }

  public HeroCard heroCard() {
    return cards.hero(settings.hero());
  }

  /** Whether this is the wave of the final boss (HOD-GAME-04). */
  public boolean isFinalWave() {
    return progress.wave() == Progress.WAVES;
  }

  /** The boss level of this wave (HOD-BOSS-03). */
  public BossLevel bossLevel() {
    return cards.boss(settings.boss()).levels().get(progress.wave() - 1);
  }

  public String bossName() {
    return cards.boss(settings.boss()).name();
  }

  public MerchantCard merchant() {
    return cards.merchant(heroCard().heroClass());
  }

  /** Which hero abilities may be used now, by the step on top. */
  public Uses uses() {
    return agenda.isEmpty() ? Uses.NONE : agenda.top().uses();
  }

  public void push(HandFrame frame) {
    agenda = agenda.push(frame);
  }

  public void pop() {
    agenda = agenda.pop();
  }

  public void replaceTop(HandFrame frame) {
    agenda = agenda.replaceTop(frame);
  }
}
