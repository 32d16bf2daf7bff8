/** Tests of the charts. */
@NullMarked
package org.lawspeaker.command.chart;

import org.jspecify.annotations.NullMarked;
