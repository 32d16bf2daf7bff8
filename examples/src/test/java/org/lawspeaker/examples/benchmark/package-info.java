/** How fast the games are; see {@code docs/performance.md}. */
@NullMarked
package org.lawspeaker.examples.benchmark;

import org.jspecify.annotations.NullMarked;
