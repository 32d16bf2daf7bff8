package org.lawspeaker.command.workforce;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * Three workers in one process, to whom work is sent as bytes. They do the stretches in an order
 * that is drawn from the seed of the place, {@code scattered:SEED}, some of them twice.
 */
public final class Scattered implements WorkforceProvider {
  private static final String NAME = "scattered:";
  private static final int WORKERS = 3;

  @Override
  public String places() {
    return NAME + "SEED";
  }

  @Override
  public boolean knows(String place) {
    return place.startsWith(NAME);
  }

  @Override
  public Checked<Workforce> open(String place, ImmutableList<Path> path, ClassLoader loader) {
    return Checked.ok(new Workers(new Random(Long.parseLong(place.substring(NAME.length())))));
  }

  /** What comes out at the other end. */
  public static <T> T sent(T value) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        @SuppressWarnings("unchecked") // it is what was sent
        T same = (T) in.readObject();
        return same;
      }
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException("cannot be sent", e);
    }
  }

  private record Workers(Random random) implements Workforce {
    @Override
    public <R extends Serializable> Optional<Problem> run(
        Work<R> work,
        ImmutableList<Stretch> stretches,
        BooleanSupplier stop,
        BiConsumer<Stretch, R> done) {
      List<Work<R>> workers = new ArrayList<>();
      for (int i = 0; i < WORKERS; i++) {
        workers.add(sent(work));
      }
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < stretches.size(); i++) {
        order.add(i);
        if (random.nextInt(4) == 0) {
          order.add(i);
        }
      }
      Collections.shuffle(order, random);
      InOrder<R> results = new InOrder<>(stretches, done);
      for (int index : order) {
        if (stop.getAsBoolean()) {
          return Optional.empty();
        }
        Work<R> worker = workers.get(random.nextInt(WORKERS));
        results.add(index, sent(worker.done(sent(stretches.get(index)), stop)));
      }
      return results.isWhole()
          ? Optional.empty()
          : Optional.of(new Problem("scattered", "not all is done"));
    }

    @Override
    public ImmutableList<String> notes() {
      return ImmutableList.of();
    }

    @Override
    public void close() {
      // Nobody was called.
    }
  }
}
