package org.lawspeaker.spark;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.command.workforce.WorkforceProvider;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/** Apache Spark, with threads of this process or with a standalone cluster. */
public final class SparkProvider implements WorkforceProvider {
  private static final Pattern THREADS = Pattern.compile("local|local\\[(\\*|[1-9][0-9]{0,3})]");
  private static final String SCHEME = "spark://";
  private static final int PATIENCE_MILLIS = 5000;
  private static final Pattern CLUSTER =
      Pattern.compile(SCHEME + "[^,:/\\s]+:[0-9]{1,5}(,[^,:/\\s]+:[0-9]{1,5})*");

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
        : Shipment.of(path)
            .then(jars -> answering(place).then(there -> SparkWorkforce.onCluster(there, jars)));
  }

  /** The place, if any of its masters answers: Spark itself would try for a minute. */
  private static Checked<String> answering(String place) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (String master : Splitter.on(',').split(place.substring(SCHEME.length()))) {
      int colon = master.indexOf(':');
      String host = master.substring(0, colon);
      String port = master.substring(colon + 1);
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(host, Integer.parseInt(port)), PATIENCE_MILLIS);
        return Checked.ok(place);
      } catch (IOException | IllegalArgumentException e) { // a number too large for a port
        String says = "nobody answers at " + host + ", port " + port;
        problems.add(new Problem("--on " + place, says));
      }
    }
    return Checked.bad(problems.build());
  }
}
