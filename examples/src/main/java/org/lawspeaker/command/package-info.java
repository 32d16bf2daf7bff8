/** The {@code lawspeaker} command: plays, judges, verifies and explains on a terminal. */
@NullMarked
package org.lawspeaker.command;

import org.jspecify.annotations.NullMarked;
