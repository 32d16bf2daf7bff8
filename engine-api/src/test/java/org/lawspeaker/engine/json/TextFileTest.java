package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir Path folder = Path.of("");

  private Path file(byte... bytes) throws IOException {
    return Files.write(folder.resolve("file"), bytes);
  }

  @Test
  void readsUtf8() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "ä\n");
    assertThat(TextFile.read(file).orThrow()).isEqualTo("ä\n");
  }

  @Test
  void readsFourMebibytesButNotMore() throws IOException {
    assertThat(TextFile.read(file(new byte[Limits.MOST_BYTES])).orThrow())
        .hasSize(Limits.MOST_BYTES);
    Path larger = file(new byte[Limits.MOST_BYTES + 1]);
    assertThat(TextFile.read(larger).problems())
        .singleElement()
        .hasToString(larger + ": more than 4 MiB of text");
  }

  @Test
  void leavesOutAByteOrderMark() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "\ufeffa\ufeff");
    assertThat(TextFile.read(file).orThrow()).isEqualTo("a\ufeff");
  }

  @Test
  void readsNoFurtherInAFileWithoutEnd() throws IOException {
    Path endless = folder.resolve("endless");
    try (RandomAccessFile file = new RandomAccessFile(endless.toFile(), "rw")) {
      file.setLength(1L << 40);
    }
    assertThat(TextFile.read(endless).problems())
        .singleElement()
        .hasToString(endless + ": more than 4 MiB of text");
  }

  @Test
  void saysWhatIsNoText() throws IOException {
    Path file = file((byte) 'a', (byte) 0xff);
    assertThat(TextFile.read(file).problems())
        .singleElement()
        .hasToString(file + ": is not a text in UTF-8");
  }

  @Test
  void saysWhatIsNoFile() {
    assertThat(TextFile.read(folder).problems())
        .singleElement()
        .hasToString(folder + ": is a folder, not a file");
    assertThat(TextFile.read(folder.resolve("none")).problems())
        .singleElement()
        .hasToString(folder.resolve("none") + ": there is no such file");
  }
}
