/** An application that needs one game, and nothing else by name. */
module org.example.consumer {
  requires org.lawspeaker.handofdestiny;
}
