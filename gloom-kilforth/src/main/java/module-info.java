/** Gloom of Kilforth: heroes, sagas and a falling gloom, for 1 to 4 players. */
module org.lawspeaker.gloomkilforth {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.gloomkilforth;
  exports org.lawspeaker.gloomkilforth.faces;
  exports org.lawspeaker.gloomkilforth.moves;
  exports org.lawspeaker.gloomkilforth.state;
  exports org.lawspeaker.gloomkilforth.table;
  exports org.lawspeaker.gloomkilforth.view;

  // The engine reads the pack and the rulebook, which lie beside the classes of this package.
  opens org.lawspeaker.gloomkilforth to
      org.lawspeaker.engine;

  // Records are read and written by reflection.
  opens org.lawspeaker.gloomkilforth.assets to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.conditions to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.confront to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.deeds to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.dice to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.ending to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.engagement to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.health to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.journey to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.market to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.moves to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.night to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.occasions to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.piles to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.regale to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.rewards to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.round to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.turn to
      org.lawspeaker.engine;
  opens org.lawspeaker.gloomkilforth.view to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.gloomkilforth.GloomProvider;
  provides org.lawspeaker.engine.laws.LawsProvider with
      org.lawspeaker.gloomkilforth.laws.GloomLaws;
}
