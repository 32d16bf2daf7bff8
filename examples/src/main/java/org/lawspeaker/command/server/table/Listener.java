package org.lawspeaker.command.server.table;

/** Who wants to know when a viewer's standing changes. Neither waits nor throws. */
public interface Listener {
  /** The viewer's standing has this version now. */
  void changed(int version);

  /** Nothing more will be heard of this match. */
  void closed();
}
