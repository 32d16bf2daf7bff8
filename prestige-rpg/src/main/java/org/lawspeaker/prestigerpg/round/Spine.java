package org.lawspeaker.prestigerpg.round;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Objects;
import java.util.function.Consumer;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.creature.TokenPlayers;
import org.lawspeaker.prestigerpg.creature.Totals;
import org.lawspeaker.prestigerpg.end.EncounterEnd;
import org.lawspeaker.prestigerpg.events.Events;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.loot.Bodies;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.stack.DamageStack;
import org.lawspeaker.prestigerpg.story.Story;
import org.lawspeaker.prestigerpg.strike.Hits;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.OrderOfPlay;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.winning.FinalFight;
import org.lawspeaker.prestigerpg.winning.Winning;

/** The spine of the rules: the one place that names all chapters. */
public final class Spine implements OrderOfPlay {
  public static final Spine RULES = new Spine();

  private static final ImmutableMap<Flow, Consumer<Table>> STEPS =
      Maps.immutableEnumMap(
          ImmutableMap.<Flow, Consumer<Table>>builder()
              .put(Flow.START, Spine::start)
              .put(Flow.NEXT_ENCOUNTER, Encounters::next)
              .put(Flow.LIFE, Encounters::setUp)
              .put(Flow.EVENT, Events::draw)
              .put(Flow.REVEALED, Encounters::revealed)
              .put(Flow.ROUND, Rounds::begin)
              .put(Flow.SET, SetCards::first)
              .put(Flow.EXCHANGE, SetCards::exchange)
              .put(Flow.TOTAL, Totals::take)
              .put(Flow.DISCARD, DamageStack::discard)
              .put(Flow.DRAW, Rounds::draw)
              .put(Flow.ROUND_END, Rounds::end)
              .put(Flow.NEXT_ROUND, Rounds::next)
              .put(Flow.STRIKE_DAMAGE, Hits::deal)
              .put(Flow.STRIKE_END, Hits::over)
              .put(Flow.ENCOUNTER_END, EncounterEnd::begin)
              .put(Flow.AWARD, EncounterEnd::award)
              .put(Flow.TREASURE, EncounterEnd::treasure)
              .put(Flow.PUT_AWAY, EncounterEnd::putAway)
              .put(Flow.WINNING, Winning::check)
              .put(Flow.FIGHT_END, FinalFight::over)
              .put(Flow.COMPARE, Winning::compare)
              .put(Flow.LOOT, Bodies::loot)
              .put(Flow.REFILL, EncounterEnd::refill)
              .put(Flow.HAND_LIMIT, HandLimit::enforceNow)
              .put(Flow.AFTER_PLAY, AfterPlay::run)
              .put(Flow.STORY_END, Winning::decide)
              .put(Flow.NEXT_PHASE, Phases::next)
              .put(Flow.COMPLETION, TokenPlayers::leave)
              .put(Flow.KILL_CHECK, Kills::settle)
              .buildOrThrow());

  private Spine() {}

  @Override
  public void run(Flow step, Table table) {
    Objects.requireNonNull(STEPS.get(step)).accept(table);
  }

  @Override
  public void judgeUnasked(Table table, PrestigeMove move, Faults faults) {
    Reasons.judge(table, move, faults);
  }

  /** Setup is over: the first encounter begins, or the story does. */
  private static void start(Table table) {
    if (Story.isPlayed(table)) {
      Story.begin(table);
    } else {
      table.push(Flow.NEXT_ENCOUNTER);
    }
  }
}
