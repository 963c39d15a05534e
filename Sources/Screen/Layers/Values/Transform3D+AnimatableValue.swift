public import Geometry
public import Tween

extension Transform3D: AnimatableValue {
  /// The identity.
  public static var neutral: Transform3D { .identity }
  /// `transforms`.
  public static var pluralName: String { "transforms" }

  /// Creates a transform from one of space or of the plane.
  public init?(animationValue: Any) {
    if let value = animationValue as? Transform3D {
      self = value
    } else if let value = animationValue as? Transform {
      self = Transform3D(value)
    } else {
      return nil
    }
  }

  /// Returns the access to the fields that Core Animation documents for transforms: `rotation`,
  /// `scale` and `translation`, with `x`, `y` and `z`.
  ///
  /// `rotation` is that about z, `scale` the mean of the three scales, and `translation` a size.
  /// `scale.xy` is the scale in the plane, which Core Animation has without documentation.
  public static func part(
    named name: String, of access: ValueAccess<Transform3D>
  ) -> LayerProperty? {
    let components = access.transformComponents
    switch name {
    case "rotation": return components.part(\.rotation, whole: \.z)
    case "scale": return components.part(\.scale, whole: \.mean, plane: \.planarMean)
    case "translation": return components.part(\.translation, whole: \.planar)
    default: return nil
    }
  }
}

extension SIMD3<Double> {
  /// The mean of the components; setting it sets all.
  fileprivate var mean: Double {
    get { sum() / 3 }
    set { self = Self(repeating: newValue) }
  }

  /// The mean of the first two components; setting it sets both.
  fileprivate var planarMean: Double {
    get { (x + y) / 2 }
    set {
      x = newValue
      y = newValue
    }
  }

  /// The first two components.
  fileprivate var planar: Size {
    get { Size(x, y) }
    set {
      x = newValue.width
      y = newValue.height
    }
  }
}

/// The access to the components of a transform of a layer.
struct ComponentsAccess {
  let get: (Layer) -> Transform3D.Components
  let set: (Layer, Transform3D.Components) -> Void

  /// Returns the access to a vector among the components.
  ///
  /// - Parameters:
  ///   - vector: The vector.
  ///   - whole: The value of the vector if no coordinate is named.
  ///   - plane: Its value for `xy`; nil if that is not a part.
  /// - Returns: The access, with parts for the coordinates.
  func part<Whole: AnimatableValue>(
    _ vector: WritableKeyPath<Transform3D.Components, SIMD3<Double>>,
    whole: WritableKeyPath<SIMD3<Double>, Whole>,
    plane: WritableKeyPath<SIMD3<Double>, Double>? = nil
  ) -> LayerProperty {
    func access<Value: AnimatableValue>(
      _ path: WritableKeyPath<SIMD3<Double>, Value>
    ) -> ValueAccess<Value> {
      ValueAccess(
        get: { get($0)[keyPath: vector][keyPath: path] },
        set: { layer, value in
          var components = get(layer)
          components[keyPath: vector][keyPath: path] = value
          set(layer, components)
        })
    }
    var parts = ["x": access(\.x), "y": access(\.y), "z": access(\.z)]
    if let plane { parts["xy"] = access(plane) }
    return LayerProperty(
      access: access(whole), parts: parts.mapValues { LayerProperty(access: $0) })
  }
}

extension ValueAccess<Transform3D> {
  /// The access to the components.
  ///
  /// The angles of a rotation do not follow from a matrix uniquely. The layer keeps those that were
  /// set, so that animations of several angles of one transform do not disturb each other.
  fileprivate var transformComponents: ComponentsAccess {
    ComponentsAccess(
      get: { layer in
        let transform = get(layer)
        if let (known, components) = layer.transformComponents, known == transform {
          return components
        }
        return Transform3D.Components(transform)
      },
      set: { layer, components in
        let transform = components.transform
        layer.transformComponents = (transform, components)
        set(layer, transform)
      })
  }
}
