/** Matches over HTTP: the routes, what describes them, and the files of the browser application. */
@NullMarked
package org.lawspeaker.command.server;

import org.jspecify.annotations.NullMarked;
