/** What cards do: the verbs of the effect language. */
@NullMarked
package org.lawspeaker.thorgal.effects;

import org.jspecify.annotations.NullMarked;
