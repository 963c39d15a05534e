internal import FileIO
internal import Geometry
internal import SoundKit
public import StageKit
internal import SystemPackage

extension Stage {
  /// Plays a sound file at a time of the film.
  ///
  /// ```swift
  /// stage.sound("bell.wav", at: 1.5)
  /// ```
  ///
  /// A file that is missing is a warning with its path, once, and is not heard.
  ///
  /// - Parameters:
  ///   - path: The path, from the folder of the source file that calls; or one from `/`.
  ///   - time: When it begins, in seconds of the stage, from 0.
  ///   - volume: The factor of the amplitude, at least 0; 1 by default.
  ///   - source: The source file that calls; given by the compiler.
  /// - Returns: The playback, by which it can be changed or stopped.
  @discardableResult
  public func sound(
    _ path: String, at time: Double, volume: Double = 1, source: String = #filePath
  ) -> SoundPlayback {
    let file = FilePath(source).removingLastComponent().pushing(FilePath(path))
    do throws(Errno) {
      var reader = try FileReader(file)
      _ = try reader.read(1)
    } catch {
      logOnce("The sound \(file.printable) cannot be read: \(error). It is not heard.")
    }
    return sound(Sound(contentsOfFile: file.string), at: time, volume: volume)
  }
}
