/** Tests of rulings, and the adapter that runs ruling files as tests. */
@NullMarked
package org.lawspeaker.engine.ruling;

import org.jspecify.annotations.NullMarked;
