package org.lawspeaker.spark;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.lawspeaker.command.workforce.InOrder;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Work;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * The executors of a Spark application. Work is broadcast, so that each of them makes the game
 * once; every stretch is a partition of its own, so that the loss of an executor costs no more than
 * the stretches it was at.
 */
final class SparkWorkforce implements Workforce {
  private static final long PAUSE_MILLIS = 100;

  private final JavaSparkContext spark;
  private final Losses losses = new Losses();
  private final Patience patience;

  private SparkWorkforce(JavaSparkContext spark, Patience patience) {
    this.spark = spark;
    this.patience = patience;
    spark.sc().addSparkListener(losses);
  }

  /**
   * Threads of this process.
   *
   * @param loader what finds the classes of all that is installed
   */
  static Checked<Workforce> inThisProcess(String place, ClassLoader loader) {
    Thread.currentThread().setContextClassLoader(loader); // executors take over that of their maker
    return opened(conf(place), Patience.endless());
  }

  /** A cluster, whose workers are sent these jars. */
  static Checked<Workforce> onCluster(String place, ImmutableList<Path> jars) {
    SparkConf conf = conf(place);
    conf.setJars(jars.stream().map(jar -> jar.toUri().toString()).toArray(String[]::new));
    // What the command brings along goes before other versions of the same that Spark has.
    conf.setIfMissing("spark.executor.userClassPathFirst", "true");
    conf.setIfMissing("spark.executor.extraJavaOptions", "-XX:+UseSerialGC");
    return opened(conf, Patience.forWorkers());
  }

  private static SparkConf conf(String place) {
    return new SparkConf()
        .setMaster(place)
        .setAppName("lawspeaker")
        .set("spark.ui.enabled", "false")
        .set("spark.ui.showConsoleProgress", "false")
        // Results are added up as they come, never held together.
        .set("spark.driver.maxResultSize", "0")
        .setIfMissing("spark.task.maxFailures", "8");
  }

  private static Checked<Workforce> opened(SparkConf conf, Patience patience) {
    try {
      return Checked.ok(new SparkWorkforce(new JavaSparkContext(conf), patience));
    } catch (RuntimeException | ExceptionInInitializerError | IllegalAccessError e) {
      return Checked.bad("--on " + conf.get("spark.master"), Troubles.says(e));
    }
  }

  private record Result<R>(int index, R value) {}

  @Override
  public <R extends Serializable> Optional<Problem> run(
      Work<R> work,
      ImmutableList<Stretch> stretches,
      BooleanSupplier stop,
      BiConsumer<Stretch, R> done) {
    BlockingQueue<Result<R>> results = new LinkedBlockingQueue<>();
    InOrder<R> ordered = new InOrder<>(stretches, done);
    try {
      SimpleFutureAction<BoxedUnit> action = begun(work, stretches, results);
      while (!ordered.isWhole() && !stop.getAsBoolean()) {
        boolean isOver = action.isCompleted();
        Result<R> result = results.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        if (result != null) {
          losses.result();
          ordered.add(result.index(), result.value());
        } else if (isOver) {
          return stop.getAsBoolean() ? Optional.empty() : Optional.of(trouble(action));
        } else if (patience.isAtAnEnd(spark.sc())) {
          action.cancel();
          return Optional.of(problem(Patience.SAYS));
        } else if (losses.isHopeless()) {
          action.cancel();
          return Optional.of(problem("no process plays; the logs of the workers say why"));
        }
      }
      action.cancel();
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (IllegalStateException e) { // Spark has been stopped
      return stop.getAsBoolean() ? Optional.empty() : Optional.of(problem(Troubles.says(e)));
    }
  }

  private <R extends Serializable> SimpleFutureAction<BoxedUnit> begun(
      Work<R> work, ImmutableList<Stretch> stretches, BlockingQueue<Result<R>> results) {
    Broadcast<Work<R>> sent = spark.broadcast(work);
    ImmutableList<Object> partitions =
        IntStream.range(0, stretches.size()).boxed().collect(toImmutableList());
    return spark
        .sc()
        .submitJob(
            spark.parallelize(stretches, stretches.size()).rdd(),
            new Errand<>(sent),
            CollectionConverters.asScala(partitions).toSeq(),
            new AbstractFunction2<Object, R, BoxedUnit>() {
              @Override
              public BoxedUnit apply(Object index, R result) {
                results.add(new Result<>((Integer) index, result));
                return BoxedUnit.UNIT;
              }
            },
            new AbstractFunction0<BoxedUnit>() {
              @Override
              public BoxedUnit apply() {
                return BoxedUnit.UNIT;
              }
            });
  }

  private Problem trouble(SimpleFutureAction<?> action) {
    return problem(
        action.value().get().failed().isSuccess()
            ? Troubles.says(action.value().get().failed().get())
            : "ended before the end");
  }

  private Problem problem(String says) {
    return new Problem("--on " + spark.master(), says);
  }

  @Override
  public ImmutableList<String> notes() {
    return losses.notes();
  }

  @Override
  public void close() {
    losses.ignoreWhatFollows();
    spark.close();
  }
}
