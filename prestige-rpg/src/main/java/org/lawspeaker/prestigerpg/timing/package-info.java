/** When cards may be played: windows, priority and answers. */
@NullMarked
package org.lawspeaker.prestigerpg.timing;

import org.jspecify.annotations.NullMarked;
