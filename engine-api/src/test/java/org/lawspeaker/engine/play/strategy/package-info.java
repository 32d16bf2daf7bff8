/** Tests of strategies. */
@NullMarked
package org.lawspeaker.engine.play.strategy;

import org.jspecify.annotations.NullMarked;
