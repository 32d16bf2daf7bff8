/** Prestige RPG: a cut-throat dungeon crawl for 3 to 6 players. */
module org.lawspeaker.prestigerpg {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.prestigerpg;
  exports org.lawspeaker.prestigerpg.effects;
  exports org.lawspeaker.prestigerpg.lasting;
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
  opens org.lawspeaker.prestigerpg.combat to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.dead to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.end to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.item to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.lasting to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.moves to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.relics to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.strike to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.timing to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.tombs to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.view to
      org.lawspeaker.engine;
  opens org.lawspeaker.prestigerpg.winning to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.prestigerpg.PrestigeRpgProvider;
  provides org.lawspeaker.engine.laws.LawsProvider with
      org.lawspeaker.prestigerpg.laws.PrestigeRpgLaws;
}
