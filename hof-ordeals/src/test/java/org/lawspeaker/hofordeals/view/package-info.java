/** Tests of what a viewer knows, and may guess. */
@NullMarked
package org.lawspeaker.hofordeals.view;

import org.jspecify.annotations.NullMarked;
