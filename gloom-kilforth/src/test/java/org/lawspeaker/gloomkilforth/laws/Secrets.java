package org.lawspeaker.gloomkilforth.laws;

import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.table.GloomState;

/** Positions in which a hero knows what others do not. Seat 1 of three has the turn. */
enum Secrets {
  /** Rumours drawn unseen, beside some that all have seen. */
  HANDS {
    @Override
    Scene scene() {
      return Scene.of(
          Setup.of(3),
          """
          turn-of: 1
          heroes:
            0: {hand: [captain, fireball, farmer], shown: [farmer], loot: [bandage]}
            1: {hand: [cloak-pin, kobold], shown: [kobold], gold: 3}
            2: {hand: [magister, acolyte], gold: 1}
          """);
    }
  },
  /** Seat 0 sees two rewards, of which it will keep one. */
  KEEPING {
    @Override
    Scene scene() {
      return drawing().then("choose deck item", "draw cloak-pin", "draw gilded-sword");
    }
  },
  /** Seat 0 knows which reward it has not kept; seat 1 draws from the same deck. */
  REJECTED {
    @Override
    Scene scene() {
      return drawing()
          .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
          .then("choose deck item", "draw doom-shield");
    }
  },
  /** Seat 1 has drawn two of the three cards of a purchase. */
  DRAWING {
    @Override
    Scene scene() {
      return market().then("draw cloak-pin", "draw gilded-sword");
    }
  },
  /** Seat 1 chooses which of three cards it buys. */
  BUYING {
    @Override
    Scene scene() {
      return market().then("draw cloak-pin", "draw gilded-sword", "draw doom-shield");
    }
  },
  /** Seat 1 asks seat 2 for what it has. */
  TRADING {
    @Override
    Scene scene() {
      return HANDS.scene().then("exchange with seat 2");
    }
  };

  abstract Scene scene();

  GloomState state() {
    return scene().state();
  }

  private static Scene drawing() {
    Scene scene = Scene.start(Setup.of(3));
    while (scene.state().sites().size() < 25) {
      scene.then(scene.odds().keySet().iterator().next());
    }
    return scene
        .then("choose human", "choose elf", "choose half-elf")
        .then("choose warrior", "choose priest", "choose wizard");
  }

  private static Scene market() {
    return Scene.of(3, "turn-of: 1\nheroes: {0: {hand: [healing-draught]}, 1: {gold: 4}}")
        .then("market", "choose deck item");
  }
}
