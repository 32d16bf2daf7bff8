package org.lawspeaker.handofdestiny.moves;

/**
 * Buys something from the merchant.
 *
 * @param ware what
 */
public record Buy(Ware ware) implements HandMove {}
