package org.lawspeaker.handofdestiny.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;

class FacesTest {
  @Test
  void aFaceIsOneOfFortyFour() {
    assertThat(Faces.checked(0)).isZero();
    assertThat(Faces.checked(43)).isEqualTo(43);
    assertThatThrownBy(() -> Faces.checked(44))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a face is 0 to 43, not 44");
    assertThatThrownBy(() -> Faces.checked(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a face is 0 to 43, not -1");
  }

  @Test
  @Shows("HOD-Q-06")
  void turningACardShowsAnotherOfItsFourFaces() {
    assertThat(Faces.flipped(4)).isEqualTo(6);
    assertThat(Faces.rotated(4)).isEqualTo(5);
    assertThat(Faces.rotated(Faces.flipped(4))).isEqualTo(7);
    assertThat(Faces.cardOf(7)).isEqualTo(1);
    assertThat(Faces.cardOf(8)).isEqualTo(2);
  }
}
