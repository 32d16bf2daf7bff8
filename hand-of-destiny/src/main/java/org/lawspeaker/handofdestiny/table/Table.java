package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.OfAnother;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Preparation;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.state.Settings;

/** The work table of the game: its zones, and the cards and settings that it is played with. */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Table extends WorkTable<Table, HandMove, HandFrame> {
  /** More steps than any card set can need between two moves. */
  private static final Citation OWN_ABILITIES = Citation.of("HOD-HERO-03");

  private static final Citation OWN_MERCHANT = Citation.of("HOD-SETUP-19");
  private static final int MOST_STEPS = 10_000;

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

  private Table(Cards cards, HandState state, Use use) {
    super(state.agenda(), use);
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
  }

  /** A table of which questions are asked. */
  public static Table of(Cards cards, HandState state) {
    return new Table(cards, state, Use.READING);
  }

  /** A table for this use. */
  public static Table of(Cards cards, HandState state, Use use) {
    return new Table(cards, state, use);
  }

  /** Another table of the same position, to try a move on. */
  public Table copy() {
    return new Table(cards, state(), Use.PLAYING);
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
        agenda());
  }

  // ------------------------------------------------------------------ what the work table asks

  @Override
  protected @Nullable Outcome outcome() {
    if (progress.ending().isEmpty()) {
      return null;
    }
    Ending ending = progress.ending().get();
    return Outcome.of(ImmutableList.of(ending.result()), ending.reason(), ending.citation());
  }

  @Override
  protected int mostSteps() {
    return MOST_STEPS;
  }

  /**
   * The only player may always act, with what this hero and its merchant have; the course of the
   * game says what is not for now.
   */
  @Override
  protected void judgeUnasked(HandMove move, Faults faults) {
    if (move instanceof OfAnother other) {
      boolean ofHero = other.deed().isOfHero();
      faults.add(
          ofHero ? OWN_ABILITIES : OWN_MERCHANT,
          ofHero ? "another-heros" : "another-merchants",
          "of",
          other.owner());
    }
  }

  /** Cards that are facts of the event, too, become printed names. */
  @Override
  protected String worded(String says, String... facts) {
    String prose = says;
    for (int i = 1; i < facts.length; i += 2) {
      prose = cards.withPrintedName(prose, facts[i]);
    }
    return prose;
  }

  /** Adds to the faults that the move is not one for this moment, and what is asked instead. */
  public void notNow(Faults faults, Citation why) {
    faults.notNow(why, this::pending);
  }

  // ------------------------------------------------------------------ the phases of a wave

  /**
   * Ends the phase under way, whatever was still to be done in it: only the step at the bottom is
   * left, which begins the next one.
   */
  public void goOnWith(Phase next) {
    progress = progress.withPhase(next);
    breakOff();
  }

  /** Nothing of what was to be done is done any more, but for the step at the bottom. */
  public void breakOff() {
    setAgenda(bottom());
  }

  private Agenda<HandFrame> bottom() {
    Agenda<HandFrame> at = agenda();
    while (at.size() > 1) {
      at = at.pop();
    }
    return at;
  }

  // ------------------------------------------------------------------ the cards on the table

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
}
