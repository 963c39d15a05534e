import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

@Suite struct RawVideoTests {
  @Test func `frames are written one after the other as drawn`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.bgra")
    let file = try FileDescriptor.open(
      path, .writeOnly, options: .create, permissions: .ownerReadWrite)
    try await Film.sample.render(to: .rawVideo(file), draw: sampleImage, frames: { $0 })
    try file.close()
    let frames = try images(contents(of: path), width: 64, height: 48)
    #expect(frames == (0..<10).map(sampleImage))
  }

  @Test func `premultiplying straight pixels again restores the image`() {
    // All valid pairs of alpha and a premultiplied component.
    let image = Image(
      width: 1, height: 256 * 257 / 2,
      pixels: (0...255).flatMap { alpha in (0...alpha).map { alpha << 24 | $0 << 8 } })
    let film = Film(
      width: 1, height: image.height, frameRate: 1, frameCount: 1, isTransparent: true)
    let straight = rawPixels(of: image, in: film)
    let again = straight.map { pixel -> UInt32 in
      let alpha = pixel >> 24
      let green = pixel >> 8 & 255
      return alpha << 24 | ((green * alpha + 127) / 255) << 8
    }
    let first = zip(again, image.pixels).first { $0 != $1 }
    #expect(first == nil)
  }

  @Test func `the pixels of an opaque film are written unchanged`() {
    let image = Image(width: 2, height: 1, pixels: [0x8040_2010, 0x0000_0000])
    let film = Film(width: 2, height: 1, frameRate: 1, frameCount: 1)
    #expect(rawPixels(of: image, in: film) == image.pixels)
  }

  @Test func `a pipe closed by its reader throws an error and does not kill the process`()
    async throws
  {
    let pipe = try FileDescriptor.pipe()
    try pipe.readEnd.close()
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .rawVideo(pipe.writeEnd), draw: sampleImage, frames: { $0 })
    }
    try pipe.writeEnd.close()
    #expect(error?.code == .closedPipe)
    #expect(
      error?.description
        == "The reader of file descriptor \(pipe.writeEnd.rawValue) closed it before the film was"
        + " complete.")
  }

  @Test func `a full device is a disk full error`() async throws {
    let full = try FileDescriptor.open("/dev/full", .writeOnly)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(to: .rawVideo(full), draw: sampleImage, frames: { $0 })
    }
    try full.close()
    #expect(error?.code == .diskFull)
    #expect(error?.sentence.contains("No space left on device") == true)
  }

  @Test func `canceling ends a write to a full pipe`() async throws {
    let pipe = try FileDescriptor.pipe()
    let film = Film(width: 640, height: 480, frameRate: 60, frameCount: 100)
    let rendering = Task {
      try await film.render(
        to: .rawVideo(pipe.writeEnd),
        draw: { _ in Image(width: 640, height: 480) }, frames: { $0 })
    }
    // Data in the pipe means that the writer has begun its first frame, which is larger than the
    // pipe.
    var request = pollfd(fd: pipe.readEnd.rawValue, events: Int16(POLLIN), revents: 0)
    try await eventually { poll(&request, 1, 0) != 0 }
    rendering.cancel()
    await #expect(throws: CancellationError.self) { try await rendering.value }
    try pipe.readEnd.close()
    try pipe.writeEnd.close()
  }
}
