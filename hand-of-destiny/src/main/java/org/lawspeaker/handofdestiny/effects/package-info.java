/** The verbs that cards are written with: each is a record that carries itself out. */
@NullMarked
package org.lawspeaker.handofdestiny.effects;

import org.jspecify.annotations.NullMarked;
