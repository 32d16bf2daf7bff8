package org.lawspeaker.prestigerpg.state;


/**
 * A Rider on stand-by (PRE-RIDER-03).
 *
 * @param id tells when it came, among all that is in force (PRE-Q-108)
 * @param card which
 */
public record StandBy(int id, int card) {}
