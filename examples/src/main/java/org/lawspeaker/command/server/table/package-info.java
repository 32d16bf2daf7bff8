/** One match: what each viewer gets of it, and what a seat may do. */
@NullMarked
package org.lawspeaker.command.server.table;

import org.jspecify.annotations.NullMarked;
