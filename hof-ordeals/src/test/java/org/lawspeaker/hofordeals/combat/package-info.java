/** Tests of combat. */
@NullMarked
package org.lawspeaker.hofordeals.combat;

import org.jspecify.annotations.NullMarked;
