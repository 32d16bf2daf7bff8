/** Damage, paid card by card. */
@NullMarked
package org.lawspeaker.thorgal.damage;

import org.jspecify.annotations.NullMarked;
