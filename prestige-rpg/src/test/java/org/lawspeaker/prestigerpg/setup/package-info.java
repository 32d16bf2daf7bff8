/** Setup and options. */
@NullMarked
package org.lawspeaker.prestigerpg.setup;

import org.jspecify.annotations.NullMarked;
