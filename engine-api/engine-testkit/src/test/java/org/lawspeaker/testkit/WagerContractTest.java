package org.lawspeaker.testkit;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;
import org.lawspeaker.testkit.wager.WagerProvider;

@Shows("WAG-END-01") // by the goldens
class WagerContractTest implements GameContract {
  @Override
  public GameProvider provider() {
    return new WagerProvider();
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.testkit.wager").floor("");
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return ImmutableList.of(
        Golden.random("short", Setup.of(2), 1),
        Golden.greedy("long", Setup.of(2).with("limit", "3"), 2));
  }

  @Override
  public ImmutableList<String> packs() {
    return ImmutableList.of("stones: 3");
  }

  // ------------------------------------------------ the wager is no main code

  @Override
  public JavaClasses classes() {
    return new ClassFileImporter().importPackages(floors().root());
  }

  @Override
  public Path mainCode() {
    return Path.of("src/test/java/org/lawspeaker/testkit/wager");
  }

  @Override
  public Path coveragePage() {
    return Path.of("src/test/resources/coverage.md");
  }

  @Override
  public Path coverageFile() {
    return Path.of("src/test/resources/coverage.yaml");
  }
}
