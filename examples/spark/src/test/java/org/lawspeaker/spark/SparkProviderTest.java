package org.lawspeaker.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparkProviderTest {
  private final SparkProvider provider = new SparkProvider();

  @ParameterizedTest
  @ValueSource(
      strings = {"local", "local[1]", "local[*]", "spark://one:7077", "spark://one:7077,two:7078"})
  void knowsThreadsAndClusters(String place) {
    assertThat(provider.knows(place)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "local[0]", "local[-1]", "local[x]", "yarn", "spark://", "spark://one"})
  void knowsNoOtherPlace(String place) {
    assertThat(provider.knows(place)).isFalse();
  }
}
