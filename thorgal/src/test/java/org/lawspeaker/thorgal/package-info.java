/** Tests of Thorgal by clause, and the positions they are told in. */
@NullMarked
package org.lawspeaker.thorgal;

import org.jspecify.annotations.NullMarked;
