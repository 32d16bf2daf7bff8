/** The Hand of Destiny: solo, in the hand, cards that flip and rotate. */
module org.lawspeaker.handofdestiny {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.handofdestiny;
  exports org.lawspeaker.handofdestiny.combat.sight;
  exports org.lawspeaker.handofdestiny.effects;
  exports org.lawspeaker.handofdestiny.faces;
  exports org.lawspeaker.handofdestiny.lasting;
  exports org.lawspeaker.handofdestiny.merchant;
  exports org.lawspeaker.handofdestiny.moves;
  exports org.lawspeaker.handofdestiny.pack;
  exports org.lawspeaker.handofdestiny.state;
  exports org.lawspeaker.handofdestiny.table;

  // The engine reads the pack and the rulebook, which lie beside the classes of this package.
  opens org.lawspeaker.handofdestiny to
      org.lawspeaker.engine;

  // Records are read and written by reflection.
  opens org.lawspeaker.handofdestiny.boss to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.combat.cleanup to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.combat.fight to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.combat.resolve to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.combat.sight to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.effects to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.ending to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.hero to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.lasting to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.merchant to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.moves to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.notation to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.pack to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.prospects to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.setup to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.start to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.state to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.table to
      org.lawspeaker.engine;
  opens org.lawspeaker.handofdestiny.wave to
      org.lawspeaker.engine;

  provides org.lawspeaker.engine.GameProvider with
      org.lawspeaker.handofdestiny.HandOfDestinyProvider;
}
