/** Tests of setting up. */
@NullMarked
package org.lawspeaker.hofordeals.setup;

import org.jspecify.annotations.NullMarked;
