/** Thorgal, The Card Game: an asymmetric duel for 2 to 4 players. */
module org.lawspeaker.thorgal {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.thorgal;
  exports org.lawspeaker.thorgal.faces;
  exports org.lawspeaker.thorgal.moves;
  exports org.lawspeaker.thorgal.piles;
  exports org.lawspeaker.thorgal.state;
  exports org.lawspeaker.thorgal.table;
  exports org.lawspeaker.thorgal.view;

  // The engine reads the pack and the rulebook, which lie beside the classes of this package.
  opens org.lawspeaker.thorgal to
      org.lawspeaker.engine;

  // Records are read and written by reflection.
  opens org.lawspeaker.thorgal.action to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.conditions to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.costs to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.damage to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.dusk to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.ending to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.fate to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.journey to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.occasions to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.party to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.piles to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.round to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.thorgal.view to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.thorgal.ThorgalProvider;
  provides org.lawspeaker.engine.laws.LawsProvider with
      org.lawspeaker.thorgal.laws.ThorgalLaws;
}
