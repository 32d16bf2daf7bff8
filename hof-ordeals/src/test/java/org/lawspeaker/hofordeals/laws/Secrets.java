package org.lawspeaker.hofordeals.laws;

import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.hofordeals.table.HofState;

/** Positions in which somebody knows what others do not. Seat 1 of three is active. */
enum Secrets {
  /** Hands, and Encounters face down. */
  EXPLORING {
    @Override
    Scene scene() {
      return at(
          """
          step: explore
          turn: {active: "1"}
          heroes: {0: {hand: [hack, forage, strive]}, 1: {food: 3, hand: [strive]},
            2: {hand: [forage]}}
          """);
    }
  },
  /** An Ambush, which some cards of a hand avoid. */
  AMBUSHED {
    @Override
    Scene scene() {
      return at(
          """
          turn: {active: "1", stage: explore}
          sites: {c2: {card: night-raid, cubes: 2}}
          heroes: {1: {space: c2, hand: [strive, forage]}}
          agenda: [course, explore, {avoiding: {seat: "1", space: 7}}]
          """);
    }
  },
  /** Seat 1 has looked at the top card of the own deck. */
  LOOKED {
    @Override
    Scene scene() {
      return at("""
      step: explore
      turn: {active: "1"}
      heroes: {1: {hand: [sleight-of-hand]}}
      """)
          .then("play sleight-of-hand", "draw hack");
    }
  },
  /** Seat 1 has looked at the top card of the Dealer's deck. */
  DEALER_DECK {
    @Override
    Scene scene() {
      return looked("dealer").then("draw veteran", "decline");
    }
  },
  /** Seat 1 looks at the top card of the Minion deck. */
  MINION_DECK {
    @Override
    Scene scene() {
      return looked("minions").then("draw 5-of-dust");
    }
  },
  /** Three Relics go round; seat 2 holds them, seat 0 is next. */
  DRAFT {
    @Override
    Scene scene() {
      return draft();
    }
  },
  /** Both payers know which Relic lies at the bottom. */
  BOTTOM {
    @Override
    Scene scene() {
      return draft().then("choose titan-maul", "choose cornucopia");
    }
  },
  /** Seat 1 lays out the next level and does not know what it lays. */
  LAYING {
    @Override
    Scene scene() {
      return Slain.jack(setup(), "shards: 0", "0: {hand: [hack, strive]}, 2: {hand: [forage]}")
          .then("pass", "pass", "pass", "done")
          .chance()
          .then("choose space c3");
    }
  },
  /** Seat 0 has drawn five cards for a duel. */
  DUEL {
    @Override
    Scene scene() {
      return at("""
      step: acquire
      turn: {active: "2"}
      clock: {level: 3, kills: 3}
      heroes: {0: {fame: 5}, 1: {fame: 5}}
      """)
          .then("done")
          .chance();
    }
  };

  abstract Scene scene();

  HofState state() {
    return scene().state();
  }

  private static Setup setup() {
    return Setup.of(3).with("round-limit", "10");
  }

  private static Scene at(String zones) {
    return Scene.of(setup(), zones);
  }

  private static Scene looked(String deck) {
    return at(
        """
        turn: {active: "1", stage: explore}
        heroes: {1: {food: 3}}
        agenda: [course, explore, {top-seen: {seat: "1", of: %s}}]
        """
            .formatted(deck));
  }

  private static Scene draft() {
    return at(
        """
        turn: {active: "1", stage: acquire}
        agenda: [course, {relic-draft: {payers: ["2", "0"],
          offered: [titan-maul, twin-fangs, cornucopia], seen: 4}}]
        """);
  }
}
