/** What is sent to clients, and how it is written. */
@NullMarked
package org.lawspeaker.command.server.wire;

import org.jspecify.annotations.NullMarked;
