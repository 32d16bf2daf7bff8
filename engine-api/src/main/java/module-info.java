/**
 * The contract between games and their users, and what games are built, verified and played with.
 */
module org.lawspeaker.engine {
  requires transitive com.google.common;
  requires transitive com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires org.yaml.snakeyaml;
  requires static transitive org.apiguardian.api;
  requires static transitive org.jspecify;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  exports org.lawspeaker.engine;
  exports org.lawspeaker.engine.cards;
  exports org.lawspeaker.engine.json;
  exports org.lawspeaker.engine.kit;
  exports org.lawspeaker.engine.laws;
  exports org.lawspeaker.engine.play;
  exports org.lawspeaker.engine.play.strategy;
  exports org.lawspeaker.engine.play.tournament;
  exports org.lawspeaker.engine.rulebook;
  exports org.lawspeaker.engine.ruling;
  exports org.lawspeaker.engine.show;

  uses org.lawspeaker.engine.GameProvider;
  uses org.lawspeaker.engine.laws.LawsProvider;
  uses org.lawspeaker.engine.play.PlayerProvider;

  provides org.lawspeaker.engine.play.PlayerProvider with
      org.lawspeaker.engine.play.named.RandomPlayerProvider,
      org.lawspeaker.engine.play.named.GreedyPlayerProvider,
      org.lawspeaker.engine.play.named.MctsPlayerProvider,
      org.lawspeaker.engine.play.named.StrategyPlayerProvider;
}
