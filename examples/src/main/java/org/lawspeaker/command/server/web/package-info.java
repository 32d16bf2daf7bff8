/** How requests come in and answers go out: routes, what describes them, bodies, events, files. */
@NullMarked
package org.lawspeaker.command.server.web;

import org.jspecify.annotations.NullMarked;
