package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import com.google.common.reflect.TypeParameter;
import com.google.common.reflect.TypeToken;
import java.lang.reflect.ParameterizedType;
import java.util.List;
import java.util.function.Function;

/**
 * A type that is written as another one, which files can hold: a stack as a list, a class as a
 * record.
 *
 * @param <T> the type; {@code read(write(value))} equals {@code value}
 */
public final class Form<T> {
  private final Function<TypeToken<?>, TypeToken<?>> written;
  private final Function<T, Object> write;
  private final Function<Object, T> read;

  private Form(
      Function<TypeToken<?>, TypeToken<?>> written,
      Function<T, Object> write,
      Function<Object, T> read) {
    this.written = written;
    this.write = write;
    this.read = read;
  }

  /**
   * Written as another type.
   *
   * @param read may throw {@link IllegalArgumentException}, with a message for people
   */
  @SuppressWarnings("unchecked") // what is read is of the type that is written
  public static <T, W> Form<T> of(TypeToken<W> written, Function<T, W> write, Function<W, T> read) {
    return new Form<>(type -> written, write::apply, form -> read.apply((W) form));
  }

  /** A type with one argument, written as a list of values of that argument. */
  @SuppressWarnings("unchecked") // what is read is a list of what the argument says
  public static <T> Form<T> ofList(Function<T, List<?>> write, Function<ImmutableList<?>, T> read) {
    return new Form<>(
        Form::listOfArgument, write::apply, form -> read.apply((ImmutableList<?>) form));
  }

  private static TypeToken<?> listOfArgument(TypeToken<?> type) {
    if (type.getType() instanceof ParameterizedType of) {
      return listOf(TypeToken.of(of.getActualTypeArguments()[0]));
    }
    throw new IllegalArgumentException("of what? " + type);
  }

  private static <E> TypeToken<ImmutableList<E>> listOf(TypeToken<E> entry) {
    return new TypeToken<ImmutableList<E>>() {}.where(new TypeParameter<E>() {}, entry);
  }

  /** The type as which a type is written. */
  TypeToken<?> written(TypeToken<?> type) {
    return written.apply(type);
  }

  @SuppressWarnings("unchecked") // only values of this type are written in this form
  Object write(Object value) {
    return write.apply((T) value);
  }

  Object read(Object form) {
    return read.apply(form);
  }
}
