package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Reason;

class TraceTest {
  private static final Citation CLAUSE = Citation.of("TOLL-PAY-01");

  private static Reason reason(boolean applies, String says, Reason... under) {
    return new Reason(applies, CLAUSE, says, ImmutableList.copyOf(under));
  }

  @Test
  void putsWhatStepsOnTopDoUnderWhatCausedThem() {
    Trace trace = new Trace();
    trace.at(1);
    trace.keep(reason(true, "played"));
    trace.at(2);
    trace.keep(reason(true, "hit"));
    trace.tried(reason(false, "no shield"));
    trace.at(1);
    trace.keep(reason(true, "turn over"));

    assertThat(trace.tree())
        .containsExactly(
            reason(true, "played", reason(true, "hit"), reason(false, "no shield")),
            reason(true, "turn over"));
  }

  @Test
  void tellsOnceWhatWasTriedOftenAndEverythingThatHappened() {
    Trace trace = new Trace();
    trace.tried(reason(false, "no shield"));
    trace.tried(reason(false, "no shield"));
    trace.keep(reason(true, "hit"));
    trace.keep(reason(true, "hit"));

    assertThat(trace.tree()).hasSize(3);
  }
}
