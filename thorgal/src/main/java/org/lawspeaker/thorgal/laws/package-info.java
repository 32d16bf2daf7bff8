/** The witness against the views: what a seat cannot know, by the words of the rulebook. */
@NullMarked
package org.lawspeaker.thorgal.laws;

import org.jspecify.annotations.NullMarked;
