// What `PreciseValues.swift` says, for emitters and replicators.

extension EmitterCell {
  /// `redRange`, in double precision.
  package var preciseRedRange: Double {
    get { redRange }
    set { redRange = newValue }
  }

  /// `greenRange`, in double precision.
  package var preciseGreenRange: Double {
    get { greenRange }
    set { greenRange = newValue }
  }

  /// `blueRange`, in double precision.
  package var preciseBlueRange: Double {
    get { blueRange }
    set { blueRange = newValue }
  }

  /// `alphaRange`, in double precision.
  package var preciseAlphaRange: Double {
    get { alphaRange }
    set { alphaRange = newValue }
  }

  /// `redSpeed`, in double precision.
  package var preciseRedSpeed: Double {
    get { redSpeed }
    set { redSpeed = newValue }
  }

  /// `greenSpeed`, in double precision.
  package var preciseGreenSpeed: Double {
    get { greenSpeed }
    set { greenSpeed = newValue }
  }

  /// `blueSpeed`, in double precision.
  package var preciseBlueSpeed: Double {
    get { blueSpeed }
    set { blueSpeed = newValue }
  }

  /// `alphaSpeed`, in double precision.
  package var preciseAlphaSpeed: Double {
    get { alphaSpeed }
    set { alphaSpeed = newValue }
  }

  /// `birthRate`, in double precision.
  package var preciseBirthRate: Double {
    get { birthRate }
    set { birthRate = newValue }
  }

  /// `lifetime`, in double precision.
  package var preciseLifetime: Double {
    get { lifetime }
    set { lifetime = newValue }
  }

  /// `lifetimeRange`, in double precision.
  package var preciseLifetimeRange: Double {
    get { lifetimeRange }
    set { lifetimeRange = newValue }
  }
}

extension EmitterLayer {
  /// `birthRate`, in double precision.
  package var preciseBirthRate: Double {
    get { birthRate }
    set { birthRate = newValue }
  }

  /// `lifetime`, in double precision.
  package var preciseLifetime: Double {
    get { lifetime }
    set { lifetime = newValue }
  }

  /// `velocity`, in double precision.
  package var preciseVelocity: Double {
    get { velocity }
    set { velocity = newValue }
  }

  /// `scale`, in double precision.
  package var preciseScale: Double {
    get { scale }
    set { scale = newValue }
  }

  /// `spin`, in double precision.
  package var preciseSpin: Double {
    get { spin }
    set { spin = newValue }
  }
}

extension ReplicatorLayer {
  /// `instanceRedOffset`, in double precision.
  package var preciseInstanceRedOffset: Double {
    get { instanceRedOffset }
    set { instanceRedOffset = newValue }
  }

  /// `instanceGreenOffset`, in double precision.
  package var preciseInstanceGreenOffset: Double {
    get { instanceGreenOffset }
    set { instanceGreenOffset = newValue }
  }

  /// `instanceBlueOffset`, in double precision.
  package var preciseInstanceBlueOffset: Double {
    get { instanceBlueOffset }
    set { instanceBlueOffset = newValue }
  }

  /// `instanceAlphaOffset`, in double precision.
  package var preciseInstanceAlphaOffset: Double {
    get { instanceAlphaOffset }
    set { instanceAlphaOffset = newValue }
  }
}
