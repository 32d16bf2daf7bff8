/** Tables, cards and choices as lines of text, made from what games show of themselves alone. */
@NullMarked
package org.lawspeaker.command.drawing;

import org.jspecify.annotations.NullMarked;
