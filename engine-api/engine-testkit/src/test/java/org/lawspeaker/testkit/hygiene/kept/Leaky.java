package org.lawspeaker.testkit.hygiene.kept;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.testkit.hygiene.promises.Bold;

public class Leaky {
  protected final Unseen field = new Unseen();

  protected Leaky(Internal internal) {}

  public ImmutableList<Internal.Inner> inner() {
    return ImmutableList.of();
  }

  public void takes(Bold[] bold) {}
}
