package org.lawspeaker.engine.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least and the greatest number that an {@code int} component may hold, both allowed; on an
 * optional or a collection it bounds the numbers inside. Checked on reading, shown in the schema.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  int min() default Integer.MIN_VALUE;

  int max() default Integer.MAX_VALUE;
}
