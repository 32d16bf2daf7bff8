package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

/** The setups of a game that are worth testing. */
public final class GameMatrix {
  private GameMatrix() {}

  /**
   * Every seat count with every combination of option values, if these are few; else every seat
   * count with the standard values and with each other value of one option at a time.
   *
   * @param few how many combinations may be few
   */
  public static ImmutableList<Setup> of(GameInfo info, int few) {
    long product = info.mostSeats() - info.fewestSeats() + 1L;
    for (OptionSpec option : info.options()) {
      product = Math.min(product * option.values().size(), few + 1L);
    }
    ImmutableSet.Builder<Setup> setups = ImmutableSet.builder();
    for (int seats = info.fewestSeats(); seats <= info.mostSeats(); seats++) {
      setups.addAll(
          product <= few ? product(info, Setup.of(seats)) : oneAtATime(info, Setup.of(seats)));
    }
    return setups.build().asList();
  }

  private static ImmutableList<Setup> product(GameInfo info, Setup bare) {
    ImmutableList<Setup> setups = ImmutableList.of(bare);
    for (OptionSpec option : info.options()) {
      ImmutableList.Builder<Setup> wider = ImmutableList.builder();
      for (Setup setup : setups) {
        for (String value : option.values()) {
          wider.add(setup.with(option.name(), value));
        }
      }
      setups = wider.build();
    }
    return setups;
  }

  private static ImmutableList<Setup> oneAtATime(GameInfo info, Setup bare) {
    Setup standard = bare;
    for (OptionSpec option : info.options()) {
      standard = standard.with(option.name(), option.standard());
    }
    ImmutableList.Builder<Setup> setups = ImmutableList.builder();
    setups.add(standard);
    for (OptionSpec option : info.options()) {
      for (String value : option.values()) {
        setups.add(standard.with(option.name(), value));
      }
    }
    return setups.build();
  }
}
