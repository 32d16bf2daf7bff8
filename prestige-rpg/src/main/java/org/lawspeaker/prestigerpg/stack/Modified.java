package org.lawspeaker.prestigerpg.stack;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Given;
import org.lawspeaker.prestigerpg.table.Table;

/** What is already in force changes an attack in the order in which it came (PRE-Q-108). */
public final class Modified {
  private Modified() {}

  /** A change in force, and when it came. */
  private record Coming(Given from, AttackChange gives) {
    int since() {
      return from.since();
    }
  }

  /**
   * The attack after its owner's Riders have joined, any number of additive ones (PRE-RIDER-07) and
   * one that doubles, and all changes in force have been applied, in order (PRE-RIDER-09). The
   * first attack of a Stand In takes all that can join; a Rider that must wait joins the next
   * (PRE-Q-32, PRE-Q-33).
   */
  public static Attack byAllInForce(Table table, Attack played) {
    Attack attack = played;
    ImmutableList<StandBy> riders = table.sheet(played.owner()).riders();
    ImmutableList<Coming> changes = inOrder(table);
    boolean doubled = false;
    ImmutableList.Builder<StandBy> waiting = ImmutableList.builder();
    int rider = 0;
    for (int i = 0; i <= changes.size(); i++) {
      int until = i < changes.size() ? changes.get(i).since() : Integer.MAX_VALUE;
      for (; rider < riders.size() && riders.get(rider).id() < until; rider++) {
        boolean doubling = Rotation.isDoubling(table, riders.get(rider).card());
        if (doubling && doubled) {
          waiting.add(riders.get(rider)); // at most one multiplicative Rider (PRE-RIDER-08)
        } else {
          doubled |= doubling;
          attack = joined(table, attack, riders.get(rider));
        }
      }
      if (i < changes.size()) {
        Coming each = changes.get(i);
        attack = each.gives().revealed(table, each.from().source(), attack);
      }
    }
    if (!riders.isEmpty()) {
      table.set(played.owner(), table.sheet(played.owner()).withRiders(waiting.build()));
    }
    return attack;
  }

  /** All changes of attacks in force, the oldest first; an item came when it was first gained. */
  private static ImmutableList<Coming> inOrder(Table table) {
    List<Coming> changes = new ArrayList<>();
    add(table, RotateAttacks.class, changes);
    add(table, AddToAttacks.class, changes);
    return ImmutableList.sortedCopyOf(Comparator.comparingInt(Coming::since), changes);
  }

  private static <K extends AttackChange> void add(
      Table table, Class<K> kind, List<Coming> changes) {
    table.changes(kind).each(kind, (from, change) -> changes.add(new Coming(from, change)));
  }

  /** A doubling Rider rotates the attack and what joined before; an additive one joins at base. */
  public static Attack joined(Table table, Attack attack, StandBy rider) {
    boolean doubling = Rotation.isDoubling(table, rider.card());
    Attack turned = doubling ? Rotation.of(table, attack, -1) : attack;
    RiderOn joining = new RiderOn(rider.card(), Attack.BASE, rider.under());
    return turned.withRiders(Lists.plus(turned.riders(), joining));
  }
}
