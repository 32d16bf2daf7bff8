/** The Hand of Destiny: solo, in the hand, cards that flip and rotate. */
module org.lawspeaker.handofdestiny {
  requires transitive org.lawspeaker.engine;
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;
}
