/** Tests of the Central Board. */
@NullMarked
package org.lawspeaker.hofordeals.map;

import org.jspecify.annotations.NullMarked;
