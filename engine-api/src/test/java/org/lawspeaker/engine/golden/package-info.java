/** Golden playthroughs: games told move by move, kept as files and reviewed as diffs. */
@NullMarked
package org.lawspeaker.engine.golden;

import org.jspecify.annotations.NullMarked;
