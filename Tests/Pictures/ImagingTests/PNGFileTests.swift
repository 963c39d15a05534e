import Imaging
import SystemPackage
import TestSupport
import Testing

@Suite struct `PNG files` {
  private let image = Image(width: 2, height: 1, pixels: [0xFF01_0203, 0x8040_2010])

  @Test func `a written image is read again`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("two.png")
      try PNG.write(image, to: path)
      #expect(try PNG.read(path) == image)
      #expect(try contents(of: path) == PNG.encode(image))
      #expect(names(in: directory) == ["two.png"])
    }
  }

  @Test func `a file is replaced`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("two.png")
      try put([1, 2, 3], into: path)
      try PNG.write(image, to: path)
      #expect(try PNG.read(path) == image)
      #expect(names(in: directory) == ["two.png"])
    }
  }

  @Test func `a file of many read blocks is read completely`() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending("large.png")
      let large = Image(width: 400, height: 300, pixels: (0..<120_000).map { 0xFF00_0000 | $0 })
      try PNG.write(large, to: path, compression: PNG.Compression(level: 0))
      #expect(try PNG.read(path) == large)
    }
  }

  @Test func `directories are created for a file, and removed if it cannot be written`() throws {
    try withTemporaryDirectory { directory in
      let inner = directory.appending("a").appending("b")
      let path = inner.appending("two.png")
      let name = String(repeating: "n", count: 300)
      let long = inner.appending("c").appending("\(name).png")
      expect("cannot write \(long): File name too long") {
        try PNG.write(image, creatingDirectoriesFor: long)
      }
      #expect(names(in: directory) == [])
      try PNG.write(image, creatingDirectoriesFor: path)
      #expect(try PNG.read(path) == image)
      // Directories that existed before stay.
      expect("cannot write \(long): File name too long") {
        try PNG.write(image, creatingDirectoriesFor: long)
      }
      #expect(names(in: inner) == ["two.png"])
      let file = path.appending("c").appending("two.png")
      expect("cannot write \(file): Not a directory") {
        try PNG.write(image, creatingDirectoriesFor: file)
      }
    }
  }

  @Test func `a file that cannot be read is an error with the system's reason`() throws {
    try withTemporaryDirectory { directory in
      let absent = directory.appending("absent.png")
      expect("cannot read \(absent): No such file or directory") { try PNG.read(absent) }
      expect("cannot read \(directory): Is a directory") { try PNG.read(directory) }
    }
  }

  @Test func `an endless file that is not a PNG is rejected at its first bytes`() {
    expect("/dev/zero is not a PNG file: it does not begin with the PNG signature") {
      try PNG.read("/dev/zero")
    }
    expect("/dev/null is not a PNG file: it is empty") { try PNG.read("/dev/null") }
  }

  @Test
  func `a file that cannot be written is an error with the system's reason and leaves nothing`()
    throws
  {
    try withTemporaryDirectory { directory in
      let lost = directory.appending("absent").appending("two.png")
      expect("cannot write \(lost): No such file or directory") { try PNG.write(image, to: lost) }
      let folder = directory.appending("folder.png")
      try makeDirectory(folder)
      expect("cannot write \(folder): Is a directory") { try PNG.write(image, to: folder) }
      #expect(names(in: directory) == ["folder.png"])
      expect("cannot write /: Is a directory") { try PNG.write(image, to: "/") }
    }
  }

  @Test func `a device is written to directly and stays`() throws {
    try PNG.write(image, to: "/dev/null")
    #expect(try Stat("/dev/null").type == .characterSpecial)
    expect("cannot write /dev/full: No space left on device") {
      try PNG.write(image, to: "/dev/full")
    }
  }

  private func expect<Value>(_ sentence: String, _ body: () throws -> Value) {
    let error = #expect(throws: PNGError.self) { _ = try body() }
    #expect(error.map { "\($0)" } == sentence)
  }
}
