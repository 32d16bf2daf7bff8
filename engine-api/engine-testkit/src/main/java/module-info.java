/** What the tests of a game are made of. */
module org.lawspeaker.testkit {
  requires transitive org.lawspeaker.engine;
  requires transitive com.google.common;
  requires com.fasterxml.jackson.databind;
  requires static transitive org.apiguardian.api;
  requires static transitive org.jspecify;
  requires transitive org.junit.jupiter.api;
  requires static transitive net.jqwik.api;
  requires transitive com.tngtech.archunit;
  requires org.assertj.core;
  requires java.management;
  requires jdk.compiler;

  exports org.lawspeaker.testkit;
  exports org.lawspeaker.testkit.cards;
  exports org.lawspeaker.testkit.coverage;
  exports org.lawspeaker.testkit.fuzz;
  exports org.lawspeaker.testkit.golden;
  exports org.lawspeaker.testkit.hygiene;
  exports org.lawspeaker.testkit.jqwik;
  exports org.lawspeaker.testkit.laws;
  exports org.lawspeaker.testkit.rulings;
  exports org.lawspeaker.testkit.vocabulary;
}
