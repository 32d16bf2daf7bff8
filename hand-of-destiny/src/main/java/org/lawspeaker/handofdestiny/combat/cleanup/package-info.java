/** Cleanup: who is defeated, who is slotted, and how the row closes up. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.cleanup;

import org.jspecify.annotations.NullMarked;
