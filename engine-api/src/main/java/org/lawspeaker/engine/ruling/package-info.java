/** Rules questions as files: read, answered with the clauses that decide, and written. */
@NullMarked
package org.lawspeaker.engine.ruling;

import org.jspecify.annotations.NullMarked;
