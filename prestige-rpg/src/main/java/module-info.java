/** Prestige RPG: a cut-throat dungeon crawl for 3 to 6 players. */
module org.lawspeaker.prestigerpg {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.prestigerpg;
  exports org.lawspeaker.prestigerpg.faces;
  exports org.lawspeaker.prestigerpg.moves;
  exports org.lawspeaker.prestigerpg.pack;
  exports org.lawspeaker.prestigerpg.state;
  exports org.lawspeaker.prestigerpg.table;
  exports org.lawspeaker.prestigerpg.view;

  // The engine reads the pack and the rulebook, which lie beside the classes of this package.
  opens org.lawspeaker.prestigerpg to
      org.lawspeaker.engine;

  // Records are read and written by reflection.
  opens org.lawspeaker.prestigerpg.attack to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.begin to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.creature to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.events to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.feast to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.hand to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.initiative to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.items to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.lasting to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.life to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.loot to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.moves to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.poison to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.scoring to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.setting to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.stack to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.story to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.strike to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.terms to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.turns to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.view to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.windows to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.prestigerpg.PrestigeRpgProvider;
  provides org.lawspeaker.engine.laws.LawsProvider with
      org.lawspeaker.prestigerpg.laws.PrestigeRpgLaws;
}
