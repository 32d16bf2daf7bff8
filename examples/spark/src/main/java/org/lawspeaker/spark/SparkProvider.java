package org.lawspeaker.spark;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.command.workforce.WorkforceProvider;
import org.lawspeaker.engine.Checked;

/** Apache Spark, with threads of this process or with a standalone cluster. */
public final class SparkProvider implements WorkforceProvider {
  private static final Pattern THREADS = Pattern.compile("local|local\\[(\\*|[1-9][0-9]{0,3})]");
  private static final Pattern CLUSTER =
      Pattern.compile("spark://[^,:/\\s]+:[0-9]{1,5}(,[^,:/\\s]+:[0-9]{1,5})*");

  @Override
  public String places() {
    return "local, local[T], local[*], spark://HOST:PORT";
  }

  @Override
  public boolean knows(String place) {
    return THREADS.matcher(place).matches() || CLUSTER.matcher(place).matches();
  }

  @Override
  public Checked<Workforce> open(String place, ImmutableList<Path> path, ClassLoader loader) {
    return THREADS.matcher(place).matches()
        ? SparkWorkforce.inThisProcess(place, loader)
        : Shipment.of(path).then(jars -> SparkWorkforce.onCluster(place, jars));
  }
}
