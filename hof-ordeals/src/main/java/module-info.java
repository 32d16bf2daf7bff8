/** Hand of Fate: Ordeals: a deck-builder on a map for 2 to 4 players. */
module org.lawspeaker.hofordeals {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.hofordeals;
  exports org.lawspeaker.hofordeals.faces;
  exports org.lawspeaker.hofordeals.moves;
  exports org.lawspeaker.hofordeals.state;
  exports org.lawspeaker.hofordeals.table;
  exports org.lawspeaker.hofordeals.view;

  // The engine reads the pack and the rulebook, which lie beside the classes of this package.
  opens org.lawspeaker.hofordeals to
      org.lawspeaker.engine;

  // Records are read and written by reflection.
  opens org.lawspeaker.hofordeals.combat to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.conditions to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.death to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.ending to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.gear to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.king to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.map to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.market to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.moves to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.occasions to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.pain to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.piles to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.round to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.royalty to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.skills to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.turn to
      org.lawspeaker.engine;
  opens org.lawspeaker.hofordeals.view to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.hofordeals.HofProvider;
  provides org.lawspeaker.engine.laws.LawsProvider with
      org.lawspeaker.hofordeals.laws.HofLaws;
}
