package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.engine.json.Doc;

/**
 * A basic weapon and the upgrade that belongs to it (HOD-WEAPON-06).
 *
 * @param basic the basic version
 * @param upgrade the upgraded version
 */
@Doc("A basic weapon and its upgrade.")
public record WeaponLine(Weapon basic, Weapon upgrade) {
  /** One of the two. */
  public Weapon at(boolean upgraded) {
    return upgraded ? upgrade : basic;
  }
}
