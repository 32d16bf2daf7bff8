/** Merchant phase: weapons, upgrades, potions, healing. */
@NullMarked
package org.lawspeaker.handofdestiny.merchant;

import org.jspecify.annotations.NullMarked;
