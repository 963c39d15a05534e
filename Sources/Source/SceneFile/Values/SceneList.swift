package import Geometry

/// The elements of a list of a scene file, all of one kind.
package enum SceneList {
  case numbers([Double])
  case colors([Color], names: [String])
  case texts([String])

  var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }

  var kind: NameTable.ListKind {
    switch self {
    case .numbers: .numbers
    case .colors: .colors
    case .texts: .texts
    }
  }
}
