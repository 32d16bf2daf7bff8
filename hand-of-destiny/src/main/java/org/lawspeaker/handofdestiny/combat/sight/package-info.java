/** Resolve visible monster abilities: what is visible, and what numbers count right now. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.sight;

import org.jspecify.annotations.NullMarked;
