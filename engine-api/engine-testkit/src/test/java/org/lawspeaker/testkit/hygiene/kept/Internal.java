package org.lawspeaker.testkit.hygiene.kept;

import org.apiguardian.api.API;

@API(status = API.Status.INTERNAL, since = "0.1")
public record Internal(Unseen value) {
  /** A type that is as internal as what it is in. */
  public record Inner() {}
}
