/** Tests of the {@code lawspeaker} command, run in this process. */
@NullMarked
package org.lawspeaker.command;

import org.jspecify.annotations.NullMarked;
