/** Tests of the setup. */
@NullMarked
package org.lawspeaker.hofordeals.setup;

import org.jspecify.annotations.NullMarked;
