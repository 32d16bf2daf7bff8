package org.lawspeaker.thorgal.pack;

/** The type of a destiny card (THO-CARD-03). */
public enum DestinyType {
  COMPANION,
  SUPPORT,
  EVENT
}
