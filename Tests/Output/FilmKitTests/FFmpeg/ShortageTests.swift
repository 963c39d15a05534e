import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// What the system lacks when ffmpeg is to start is an error with a sentence.
@Suite struct ShortageTests {
  @Test(arguments: 0..<24)
  func `a film is complete, or the error says that there are too many open files`(spare: Int)
    async throws
  {
    let scratch = try TemporaryDirectory()
    await #expect(processExitsWith: .success) {
      [path = scratch.path.string as String, spare = spare as Int] in
      let free = try FileDescriptor.open("/dev/null", .readOnly)
      try free.close()
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      limit.rlim_cur = rlim_t(Int(free.rawValue) + spare)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
      let film = FilePath(path).appending("film.mp4")
      do {
        try await Film.sample.render(to: .movie(film), draw: sampleImage, frames: { $0 })
        #expect((try? film.stat()) != nil)
      } catch let error as FilmError {
        #expect(error.sentence.contains("Too many open files"))
        #expect((try? film.stat()) == nil)
      }
    }
  }
}
