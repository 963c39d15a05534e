public import OpenCombine

// The values of several publishers as they come, which OpenCombine lacks.

extension Publishers {
  /// A publisher of the values of several others of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The failure of any of them.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of others.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher of these and another one.
    public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }
  }
}

extension Publisher {
  /// Returns a publisher of the values of this one and another of its type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
  /// Returns a publisher of the values of this one and others as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Failure == Failure, B.Output == Output {
    Publishers.MergeMany([eraseToAnyPublisher(), b.eraseToAnyPublisher()])
  }
  /// Returns a publisher of the values of this one and others as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.MergeMany([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
  }
  /// Returns a publisher of the values of this one and others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
    ])
  }
  /// Returns a publisher of the values of this one and others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
    ])
  }
  /// Returns a publisher of the values of this one and others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
    ])
  }
}

extension Publishers {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a publisher of the values of two others as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a publisher of the values of three others as they come.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  { a.merge(with: b, c) }
}

@available(*, unavailable)
extension Publishers.MergeMany: Sendable {}
