/** Resolve visible monster abilities: what triggers, in which order, and what may prevent it. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.resolve;

import org.jspecify.annotations.NullMarked;
