/** All matches of a server, and whose key opens what. */
@NullMarked
package org.lawspeaker.command.server.lobby;

import org.jspecify.annotations.NullMarked;
