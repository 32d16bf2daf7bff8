/** Connect Four: the smallest complete game on the contract, and a fast one. */
@NullMarked
package org.lawspeaker.examples.connectfour;

import org.jspecify.annotations.NullMarked;
