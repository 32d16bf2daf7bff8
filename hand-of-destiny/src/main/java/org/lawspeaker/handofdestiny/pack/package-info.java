/** What is printed on the cards, as data. */
@NullMarked
package org.lawspeaker.handofdestiny.pack;

import org.jspecify.annotations.NullMarked;
