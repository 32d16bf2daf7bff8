/** Work that goes through bytes and comes back in any order, in one process. */
@NullMarked
package org.lawspeaker.command.workforce;

import org.jspecify.annotations.NullMarked;
