/** Tests of Pain. */
@NullMarked
package org.lawspeaker.hofordeals.pain;

import org.jspecify.annotations.NullMarked;
