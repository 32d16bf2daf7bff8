package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.lasting.InForce;
import org.lawspeaker.prestigerpg.lasting.Lasting;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Table;

/** What is already in force changes an attack in the order in which it came (PRE-Q-108). */
final class Modified {
  private Modified() {}

  /**
   * The attack after its owner's Riders have joined, any number of additive ones (PRE-RIDER-07) and
   * one that doubles, and all changes in force have been applied, in order (PRE-RIDER-09). The
   * first attack of a Stand In takes all that can join; a Rider that must wait joins the next
   * (PRE-Q-32, PRE-Q-33).
   */
  static Attack byAllInForce(Table table, Attack played) {
    Attack attack = byLasting(table, played);
    ImmutableList<StandBy> riders = table.sheet(played.owner()).riders();
    boolean doubled = false;
    ImmutableList.Builder<StandBy> waiting = ImmutableList.builder();
    int rider = 0;
    for (int i = 0; i <= table.inForce.size(); i++) {
      int until = i < table.inForce.size() ? table.inForce.get(i).id() : Integer.MAX_VALUE;
      for (; rider < riders.size() && riders.get(rider).id() < until; rider++) {
        boolean doubling = Rotation.isDoubling(table, riders.get(rider).card());
        if (doubling && doubled) {
          waiting.add(riders.get(rider)); // at most one multiplicative Rider (PRE-RIDER-08)
        } else {
          doubled |= doubling;
          attack = joined(table, attack, riders.get(rider), doubling);
        }
      }
      if (i < table.inForce.size()) {
        InForce each = table.inForce.get(i);
        attack = each.gives().revealed(table, each.source(), attack);
      }
    }
    if (!riders.isEmpty()) {
      table.set(played.owner(), table.sheet(played.owner()).withRiders(waiting.build()));
    }
    return attack;
  }

  /** Items that stay, the encounter and the event came into force before anything of the round. */
  private static Attack byLasting(Table table, Attack played) {
    Attack[] attack = {played};
    Standing.ask(
        table,
        (source, lasting) -> {
          if (!isTimed(table, lasting)) {
            attack[0] = lasting.revealed(table, source, attack[0]);
          }
        });
    return attack[0];
  }

  private static boolean isTimed(Table table, Lasting lasting) {
    for (int i = 0; i < table.inForce.size(); i++) {
      if (table.inForce.get(i).gives() == lasting) {
        return true;
      }
    }
    return false;
  }

  /** A doubling Rider rotates the attack and what joined before; an additive one joins at base. */
  private static Attack joined(Table table, Attack attack, StandBy rider, boolean doubling) {
    Attack turned = doubling ? Rotation.of(table, attack, -1) : attack;
    RiderOn joining = new RiderOn(rider.card(), Attack.BASE, rider.under());
    return turned.withRiders(Lists.plus(turned.riders(), joining));
  }
}
