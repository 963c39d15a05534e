/// What happens at the end of an animation.
public enum LottieLoopMode: Hashable, Sendable {
  /// It stops.
  case playOnce
  /// It begins again.
  case loop
  /// It plays backward, then forward again.
  case autoReverse
  /// It plays a number of times.
  case `repeat`(Float)
  /// It plays forward and backward, a number of times.
  case repeatBackwards(Float)

  /// How many times the range is played, forward or backward; nil without end.
  var count: Double? {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: nil
    case .repeat(let count): Double(max(count, 0))
    case .repeatBackwards(let count): Double(max(count, 0)) * 2
    }
  }

  /// Whether every second time is backward.
  var isReversing: Bool {
    switch self {
    case .autoReverse, .repeatBackwards: true
    case .playOnce, .loop, .repeat: false
    }
  }
}

/// What happens to an animation in the background, where a film never is.
public enum LottieBackgroundBehavior: Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying

  /// What the library does without a choice.
  public static func `default`(for renderingEngine: RenderingEngine) -> Self { .pause }
}

/// What draws an animation in the library; here one way draws all.
public enum RenderingEngine: Hashable, Sendable { case mainThread, coreAnimation }

/// What is asked to draw an animation; here one way draws all.
public enum RenderingEngineOption: Hashable, Sendable {
  case automatic
  case specific(RenderingEngine)
  /// One way.
  public static var mainThread: Self { .specific(.mainThread) }
  /// Another way.
  public static var coreAnimation: Self { .specific(.coreAnimation) }
}

/// The settings of all animations, which change nothing.
public struct LottieConfiguration: Hashable, Sendable {
  /// What draws.
  public var renderingEngine: RenderingEngineOption
  /// Whether images are decoded before.
  public var decodingStrategy: DecodingStrategy

  /// Creates settings.
  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased
  ) {
    (self.renderingEngine, self.decodingStrategy) = (renderingEngine, decodingStrategy)
  }

  /// The settings of animations without their own.
  public nonisolated(unsafe) static var shared = LottieConfiguration()
}

/// How documents are read.
public enum DecodingStrategy: Hashable, Sendable { case legacyCodable, dictionaryBased }
