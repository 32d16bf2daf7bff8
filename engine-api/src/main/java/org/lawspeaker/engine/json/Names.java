package org.lawspeaker.engine.json;

import com.google.common.base.CaseFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Java names as written in files. */
final class Names {
  /** The names of constants, which are written again and again: each is made once. */
  private static final Map<Enum<?>, String> CONSTANTS = new ConcurrentHashMap<>();

  private Names() {}

  /** {@code failPenalty} is written {@code fail-penalty}. */
  static String ofComponent(String name) {
    return CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name);
  }

  /** {@code DrawCards} is written {@code draw-cards}. */
  static String ofType(Class<?> type) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, type.getSimpleName());
  }

  /** {@code LAST_WAVE} is written {@code last-wave}. */
  static String ofConstant(Enum<?> constant) {
    String known = CONSTANTS.get(constant);
    if (known != null) {
      return known;
    }
    String name = CaseFormat.UPPER_UNDERSCORE.to(CaseFormat.LOWER_HYPHEN, constant.name());
    CONSTANTS.put(constant, name);
    return name;
  }
}
