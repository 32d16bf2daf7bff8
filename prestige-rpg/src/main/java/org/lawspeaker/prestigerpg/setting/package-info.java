/** Step a of a round: cards are set face down. */
@NullMarked
package org.lawspeaker.prestigerpg.setting;

import org.jspecify.annotations.NullMarked;
