/** Windows in which something may be played, and what is announced in them. */
@NullMarked
package org.lawspeaker.prestigerpg.windows;

import org.jspecify.annotations.NullMarked;
