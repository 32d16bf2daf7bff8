/** Games that are played by other processes and machines: what is sent there, and who sends it. */
@NullMarked
package org.lawspeaker.command.workforce;

import org.jspecify.annotations.NullMarked;
