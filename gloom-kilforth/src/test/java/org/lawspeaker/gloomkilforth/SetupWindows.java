package org.lawspeaker.gloomkilforth;

import java.util.Map;
import org.lawspeaker.engine.Setup;

/** A position for every question of the setup. */
final class SetupWindows {
  private SetupWindows() {}

  private static Scene laidOut(Setup setup) {
    Scene scene = Scene.start(setup);
    while (scene.state().sites().size() < 25) {
      scene.then(scene.odds().keySet().iterator().next());
    }
    return scene;
  }

  private static Scene classes(Setup setup) {
    return laidOut(setup).then("choose human", "choose elf", "choose half-elf");
  }

  private static Scene decks(Setup setup) {
    return classes(setup).then("choose warrior", "choose priest", "choose wizard");
  }

  private static Scene kept(Setup setup) {
    return decks(setup)
        .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
        .then("choose deck title", "draw captain", "draw magister", "choose captain")
        .then("choose deck ally", "draw acolyte", "draw war-dog", "choose acolyte");
  }

  static void add(Map<String, Scene> all) {
    all.put("setup: the map is laid out", Scene.start(Setup.of(3)));
    all.put("setup: a race is chosen", laidOut(Setup.of(3)).then("choose human"));
    all.put("setup: a race is drawn", laidOut(Setup.of(3).with("heroes", "random")));
    all.put("setup: a class is chosen", classes(Setup.of(3)).then("choose warrior"));
    all.put("setup: a deck is chosen", decks(Setup.of(3)));
    all.put("setup: cards are drawn", decks(Setup.of(3)).then("choose deck item"));
    all.put(
        "setup: a rumour is kept",
        decks(Setup.of(3)).then("choose deck item", "draw cloak-pin", "draw gilded-sword"));
    all.put("setup: Ancients are drawn", kept(Setup.of(3)));
    all.put("setup: a tie for First Hero", kept(Windows.RIVALS).then("draw prince-of-ruin"));
  }
}
