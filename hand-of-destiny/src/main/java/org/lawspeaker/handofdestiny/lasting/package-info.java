/** The lasting changes that cards are written with: each is a record that says what it adds. */
@NullMarked
package org.lawspeaker.handofdestiny.lasting;

import org.jspecify.annotations.NullMarked;
