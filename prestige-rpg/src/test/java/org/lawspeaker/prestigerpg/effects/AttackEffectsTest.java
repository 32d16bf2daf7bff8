package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.effects.Acting.BENS;
import static org.lawspeaker.prestigerpg.effects.Acting.after;
import static org.lawspeaker.prestigerpg.effects.Acting.dummy;
import static org.lawspeaker.prestigerpg.effects.Acting.table;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.stack.AddToAttack;
import org.lawspeaker.prestigerpg.stack.Linked;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.Table;

/** Which attacks verbs of attacks leave as they are. */
class AttackEffectsTest {
  @Test
  void aManeuverIsWorthNoMore() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();
    Table table = table(scene.passesUntil("flipped"));
    Attack attack = table.stack.get(0);
    table.stack = ImmutableList.of(attack.withMode(Mode.MANEUVER));

    after(new AddToAttack(5), BENS.withAttack(attack.id()), table);

    assertThat(table.stack.get(0).flat()).isZero();
  }

  @Test
  void onlyTheUsersAttacksAreLinked() {
    Table table = after(new Change(new Linked(), new Span(Span.Until.TURN, 1)), BENS, dummy());

    assertThat(Linked.links(table, BEN)).isTrue();
    assertThat(Linked.links(table, ANN)).isFalse();
  }
}
