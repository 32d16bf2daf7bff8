/** Tests of setup. */
@NullMarked
package org.lawspeaker.thorgal.setup;

import org.jspecify.annotations.NullMarked;
