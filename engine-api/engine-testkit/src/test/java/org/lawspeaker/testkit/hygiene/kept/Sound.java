package org.lawspeaker.testkit.hygiene.kept;

import com.google.common.collect.ImmutableList;
import org.apiguardian.api.API;

public record Sound(ImmutableList<String> names) {
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Internal forFriends() {
    return own();
  }

  Internal own() {
    return new Internal(unseen());
  }

  private Unseen unseen() {
    return new Unseen();
  }
}
