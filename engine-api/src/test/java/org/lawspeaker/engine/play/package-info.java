/** Tests of matches, records and replays. */
@NullMarked
package org.lawspeaker.engine.play;

import org.jspecify.annotations.NullMarked;
