/** Work of the lawspeaker command, done by Apache Spark. */
@NullMarked
package org.lawspeaker.spark;

import org.jspecify.annotations.NullMarked;
