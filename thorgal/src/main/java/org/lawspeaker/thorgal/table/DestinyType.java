package org.lawspeaker.thorgal.table;

/** The type of a destiny card (THO-CARD-03). */
public enum DestinyType {
  COMPANION,
  SUPPORT,
  EVENT
}
