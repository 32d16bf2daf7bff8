package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableSet;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * How a record is added to a {@link Fingerprint}: its name, which tells the cases of a sealed
 * family apart, and its components. One method handle reads and adds all of them: the JVM compiles
 * it as if it were written out, and numbers need no boxes.
 *
 * @param components takes a {@link Fingerprint} and a record of this type as an object
 */
record RecordPart(long name, MethodHandle components) implements Fingerprint.Part {
  private static final ImmutableSet<Class<?>> NUMBERS =
      ImmutableSet.of(int.class, long.class, short.class, byte.class, boolean.class);
  private static final MethodHandles.Lookup HERE = MethodHandles.lookup();
  private static final MethodType ADDS =
      MethodType.methodType(void.class, Fingerprint.class, Object.class);

  static Fingerprint.Part of(Class<?> type) {
    try {
      MethodHandle all = MethodHandles.empty(ADDS);
      for (RecordComponent component : type.getRecordComponents()) {
        Method accessor = component.getAccessor();
        if (!accessor.trySetAccessible()) {
          return (value, to) -> to.missParts();
        }
        all = MethodHandles.foldArguments(adding(accessor), all);
      }
      return new RecordPart(Fingerprint.of(type.getSimpleName()).orElseThrow(), all);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("components that cannot be read: " + type, e);
    }
  }

  /** Adds what this accessor gives: a number or a yes or no as a number, all else as a value. */
  private static MethodHandle adding(Method accessor) throws ReflectiveOperationException {
    Class<?> type = accessor.getReturnType();
    boolean isNumber = NUMBERS.contains(type);
    Class<?> added = isNumber ? long.class : Object.class;
    MethodHandle get =
        MethodHandles.explicitCastArguments(
            HERE.unreflect(accessor), MethodType.methodType(added, Object.class));
    MethodHandle add =
        isNumber
            ? HERE.findVirtual(
                Fingerprint.class, "add", MethodType.methodType(Fingerprint.class, long.class))
            : HERE.bind(
                new OfClass(type),
                "accept",
                MethodType.methodType(void.class, Object.class, Object.class));
    return MethodHandles.filterArguments(
        add.asType(MethodType.methodType(void.class, Fingerprint.class, added)), 1, get);
  }

  @Override
  public void feed(Object value, Fingerprint to) {
    to.add(name);
    try {
      components.invokeExact(to, value);
    } catch (Error | RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("a component that cannot be read: " + value.getClass(), e);
    }
  }

  /** Values of a component; those of a final class are all added alike. */
  private static final class OfClass implements BiConsumer<Fingerprint, @Nullable Object> {
    private final Class<?> type;
    private final boolean isFinal;

    /** How they are added, once it has been asked for: types may contain each other. */
    private Fingerprint.@Nullable Part part;

    OfClass(Class<?> type) {
      this.type = type;
      this.isFinal = Modifier.isFinal(type.getModifiers());
    }

    @Override
    public void accept(Fingerprint to, @Nullable Object value) {
      if (value == null || !isFinal) {
        to.add(value);
        return;
      }
      Fingerprint.Part known = part;
      if (known == null) {
        known = Fingerprint.partOf(type);
        part = known;
      }
      known.feed(value, to);
    }
  }
}
