extension ObservableType where Element == Any {
  /// Sends tuples of the last elements of several sequences.
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    combined(hidden(repeat each source), .latest).map {
      var reader = BoxReader($0)
      return (repeat reader.next((each Source).Element.self))
    }
  }

  /// Sends tuples of the elements of several sequences that have the same number.
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    combined(hidden(repeat each source), .sameNumber).map {
      var reader = BoxReader($0)
      return (repeat reader.next((each Source).Element.self))
    }
  }
}

extension ObservableType {
  /// Sends what a function makes of the last elements of several sequences.
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combined(hidden(repeat each source), .latest).map {
      var reader = BoxReader($0)
      return try resultSelector(repeat reader.next((each Source).Element.self))
    }
  }

  /// Sends what a function makes of the elements of several sequences that have the same number.
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combined(hidden(repeat each source), .sameNumber).map {
      var reader = BoxReader($0)
      return try resultSelector(repeat reader.next((each Source).Element.self))
    }
  }
}
