package org.lawspeaker.spark;

import java.io.Serializable;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Work;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** What an executor does with a partition, which is one stretch. */
final class Errand<R extends Serializable> extends AbstractFunction1<Iterator<Stretch>, R>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<Work<R>> work;

  Errand(Broadcast<Work<R>> work) {
    this.work = work;
  }

  @Override
  public R apply(Iterator<Stretch> partition) {
    return work.value().done(partition.next(), TaskContext.get()::isInterrupted);
  }
}
