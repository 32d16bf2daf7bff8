/** Tests of the resolve step. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.resolve;

import org.jspecify.annotations.NullMarked;
