/** Matches on the disk: what was begun, and every decision since, each kept before it is told. */
@NullMarked
package org.lawspeaker.command.server.store;

import org.jspecify.annotations.NullMarked;
