package org.lawspeaker.hofordeals.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.WeaponType;

/**
 * What every weapon has (HOF-WEAPON-02).
 *
 * @param type One-Handed, Dual Wield or Heavy
 * @param power its base damage, once per combat (HOF-WEAPON-07)
 * @param binding how many Attack cards may be bound outside combat (HOF-WEAPON-09)
 * @param strike how many cards are drawn and bound at the start of combat (HOF-WEAPON-10)
 */
@Doc("The values of a weapon.")
public record Weapon(
    WeaponType type,
    @Range(min = 0, max = 20) int power,
    @Range(min = 0, max = 12) int binding,
    @Range(min = 0, max = 12) int strike) {
  /** In words. */
  public String says() {
    return type.says()
        + " weapon, "
        + Resource.POWER.says(power)
        + ", Binding Limit "
        + binding
        + ", Strike Bonus "
        + strike;
  }
}
