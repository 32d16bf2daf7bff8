/** Tests of the {@code lawspeaker} command, run in this process. */
@NullMarked
package org.lawspeaker.examples.cli;

import org.jspecify.annotations.NullMarked;
