package org.example.nim;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.GameContract;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class NimContractTest implements GameContract {
  @Override
  public GameProvider provider() {
    return new NimProvider();
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.example.nim").floor("");
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return ImmutableList.of(
        Golden.random("seven", Setup.of(2), 1),
        Golden.random("twelve", Setup.of(2).with("heap", "12"), 2));
  }
}
