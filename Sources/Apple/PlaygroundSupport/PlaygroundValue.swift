public import Foundation

/// A value that a page and its live view send to each other, or that a page keeps.
public indirect enum PlaygroundValue: Equatable, Sendable {
  case array([PlaygroundValue])
  case boolean(Bool)
  case data(Data)
  case date(Date)
  case dictionary([String: PlaygroundValue])
  case floatingPoint(Double)
  case integer(Int)
  case string(String)
}
