/** Tests of death. */
@NullMarked
package org.lawspeaker.hofordeals.death;

import org.jspecify.annotations.NullMarked;
