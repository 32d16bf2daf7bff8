/** Rulebooks as files: clauses and rulings in our words. */
@NullMarked
package org.lawspeaker.engine.rulebook;

import org.jspecify.annotations.NullMarked;
