/** Who comes before whom, and who sits where. */
@NullMarked
package org.lawspeaker.prestigerpg.initiative;

import org.jspecify.annotations.NullMarked;
