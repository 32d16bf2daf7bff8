/** Effects on cards in play and on players, and effects made of others. */
@NullMarked
package org.lawspeaker.thorgal.effects;

import org.jspecify.annotations.NullMarked;
