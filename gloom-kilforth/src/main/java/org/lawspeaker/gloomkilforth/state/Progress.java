package org.lawspeaker.gloomkilforth.state;

import org.lawspeaker.engine.kit.CardNumber;

/**
 * Recorded successes against an encounter (GOK-CONFRONT-05, GOK-Q-109).
 *
 * @param card the encounter
 * @param attribute the attribute that the hero is bound to (GOK-CONFRONT-07)
 * @param successes how many, perhaps 0
 */
public record Progress(@CardNumber int card, Attribute attribute, int successes) {}
