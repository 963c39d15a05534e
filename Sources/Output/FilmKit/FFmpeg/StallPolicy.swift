extension Movie {
  /// How long to wait for an ffmpeg that makes no progress.
  ///
  /// ffmpeg makes progress when it reads frames or writes to the film's file. The time in which it
  /// waits for a frame to be drawn does not count.
  public struct StallPolicy: Sendable {
    /// The time without progress after which ffmpeg is ended and the film fails; nil, the default,
    /// waits indefinitely.
    public var timeout: Duration?
    /// The time without progress after which ``notice`` is called; a minute by default.
    public var noticeDelay: Duration
    /// Called once for each interval without progress that lasts longer than ``noticeDelay``, with
    /// a sentence; nil by default.
    public var notice: (@Sendable (_ sentence: String) -> Void)?

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - timeout: The time without progress after which the film fails; nil waits indefinitely.
    ///   - noticeDelay: The time without progress after which `notice` is called.
    ///   - notice: Called with a sentence.
    public init(
      timeout: Duration? = nil, noticeDelay: Duration = .seconds(60),
      notice: (@Sendable (_ sentence: String) -> Void)? = nil
    ) {
      self.timeout = timeout
      self.noticeDelay = noticeDelay
      self.notice = notice
    }
  }
}
