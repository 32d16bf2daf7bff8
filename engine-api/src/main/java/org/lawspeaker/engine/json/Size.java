package org.lawspeaker.engine.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least and the greatest number of entries that a list, set or map component may hold, both
 * allowed. Checked on reading, shown in the schema.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Size {
  int min() default 0;

  int max() default Integer.MAX_VALUE;
}
