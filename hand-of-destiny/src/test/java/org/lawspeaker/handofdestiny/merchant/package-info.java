/** Tests of the Merchant phase: wares, weapons and potions. */
@NullMarked
package org.lawspeaker.handofdestiny.merchant;

import org.jspecify.annotations.NullMarked;
