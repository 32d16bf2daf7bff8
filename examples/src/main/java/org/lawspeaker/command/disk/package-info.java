/** Files that outlive a crash. */
@NullMarked
package org.lawspeaker.command.disk;

import org.jspecify.annotations.NullMarked;
