@NullMarked
package org.lawspeaker.engine.play.tournament;

import org.jspecify.annotations.NullMarked;
