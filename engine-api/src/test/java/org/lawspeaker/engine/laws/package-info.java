/** Tests of the laws, and the adapter that lets jqwik drive them. */
@NullMarked
package org.lawspeaker.engine.laws;

import org.jspecify.annotations.NullMarked;
