/** Tests of what cards do. */
@NullMarked
package org.lawspeaker.handofdestiny.effects;

import org.jspecify.annotations.NullMarked;
