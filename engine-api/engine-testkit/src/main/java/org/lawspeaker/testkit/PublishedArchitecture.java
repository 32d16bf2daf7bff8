package org.lawspeaker.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.hygiene.ApiStatus;

/** The walls of a game whose API is compared with its last release, as all games of the library. */
public interface PublishedArchitecture extends Architecture {
  @Test
  default void everyExportedPackageSaysHowFarItCanBeReliedOn() throws IOException {
    assertThat(ApiStatus.check(module())).isEmpty();
  }
}
