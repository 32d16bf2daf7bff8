package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/** A move with one component changed. */
final class Mutation {
  private static final ClassValue<Optional<Form>> FORMS =
      new ClassValue<>() {
        @Override
        protected Optional<Form> computeValue(Class<?> type) {
          return Form.of(type);
        }
      };

  private Mutation() {}

  /**
   * The move with one component taken from the donor or changed a little; empty if the move has
   * none, if it is closed to reflection, or if it refuses the change.
   *
   * @param donor any move; gives its components if it is of the same class
   * @param seats how many play
   */
  static <M extends Move> Optional<M> of(M move, M donor, int seats, RandomGenerator random) {
    Optional<Form> form = FORMS.get(move.getClass());
    if (form.isEmpty()) {
      return Optional.empty();
    }
    ImmutableList<Method> parts = form.get().parts();
    boolean cross = move.getClass() == donor.getClass() && random.nextBoolean();
    int changed = random.nextInt(parts.size());
    try {
      Object[] values = new Object[parts.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = parts.get(i).invoke(cross && i == changed ? donor : move);
      }
      if (!cross) {
        values[changed] = other(values[changed], seats, random);
      }
      @SuppressWarnings("unchecked") // a constructor of the move's own class
      M mutant = (M) form.get().constructor().newInstance(values);
      return Optional.of(mutant);
    } catch (InvocationTargetException refused) {
      return Optional.empty();
    } catch (ReflectiveOperationException closed) {
      return Optional.empty();
    }
  }

  /** How a class of moves is read and made anew; looked up once for each class. */
  private record Form(Constructor<?> constructor, ImmutableList<Method> parts) {
    static Optional<Form> of(Class<?> type) {
      RecordComponent[] parts = type.getRecordComponents();
      if (parts == null || parts.length == 0) {
        return Optional.empty();
      }
      Class<?>[] types = new Class<?>[parts.length];
      ImmutableList.Builder<Method> accessors = ImmutableList.builder();
      for (int i = 0; i < parts.length; i++) {
        types[i] = parts[i].getType();
        accessors.add(parts[i].getAccessor());
        parts[i].getAccessor().trySetAccessible();
      }
      try {
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        return constructor.trySetAccessible()
            ? Optional.of(new Form(constructor, accessors.build()))
            : Optional.empty();
      } catch (NoSuchMethodException closed) {
        return Optional.empty();
      }
    }
  }

  private static Object other(Object value, int seats, RandomGenerator random) {
    if (value instanceof Integer number) {
      return number + (random.nextBoolean() ? 1 : -1);
    }
    if (value instanceof Boolean flag) {
      return !flag;
    }
    if (value instanceof Seat) {
      return Seat.of(random.nextInt(seats));
    }
    if (value instanceof Enum<?> constant) {
      Object[] constants = constant.getDeclaringClass().getEnumConstants();
      return constants[random.nextInt(constants.length)];
    }
    if (value instanceof Pile pile) {
      return Pile.of(Ints.toArray(otherList(Ints.asList(pile.toArray()), seats, random)));
    }
    return value instanceof ImmutableList<?> list
        ? ImmutableList.copyOf(otherList(list, seats, random))
        : value;
  }

  /** A list with an entry less, an entry twice, or one that is another. */
  private static <T> List<T> otherList(List<T> list, int seats, RandomGenerator random) {
    List<T> other = new ArrayList<>(list);
    if (!list.isEmpty()) {
      int at = random.nextInt(list.size());
      switch (random.nextInt(3)) {
        case 0 -> other.remove(at);
        case 1 -> other.add(list.get(at));
        default -> other.set(at, same(list.get(at), other(list.get(at), seats, random)));
      }
    }
    return other;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // what is changed keeps its type
  private static <T> T same(T before, Object after) {
    return (T) before.getClass().cast(after);
  }
}
