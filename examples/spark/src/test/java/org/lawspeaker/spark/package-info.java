/** The command on Spark, started as the launcher starts it. */
@NullMarked
package org.lawspeaker.spark;

import org.jspecify.annotations.NullMarked;
