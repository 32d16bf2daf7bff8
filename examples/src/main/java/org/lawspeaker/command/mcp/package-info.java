/** The reference as a service: what an assistant asks over the Model Context Protocol. */
@NullMarked
package org.lawspeaker.command.mcp;

import org.jspecify.annotations.NullMarked;
