public import OpenCombine

// The latest values of several publishers, which OpenCombine lacks.

extension Publishers {
  /// A publisher of the latest values of two others.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output)
    /// The failure of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestValues(upstreams: [a.untyped, b.untyped]).compactMap { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of three others.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestValues(upstreams: [a.untyped, b.untyped, c.untyped]).compactMap { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four others.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestValues(upstreams: [a.untyped, b.untyped, c.untyped, d.untyped]).compactMap { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output, let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }.receive(subscriber: subscriber)
    }
  }

}

extension Publisher {
  /// Returns a publisher of the latest values of this one and others.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// Returns a publisher of what a function makes of the latest values of this one and others.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the latest values of this one and others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  /// Returns a publisher of what a function makes of the latest values of this one and others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Returns a publisher of the latest values of this one and others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
  /// Returns a publisher of what a function makes of the latest values of this one and others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }

}

@available(*, unavailable)
extension Publishers.CombineLatest: Sendable {}

@available(*, unavailable)
extension Publishers.CombineLatest3: Sendable {}

@available(*, unavailable)
extension Publishers.CombineLatest4: Sendable {}
