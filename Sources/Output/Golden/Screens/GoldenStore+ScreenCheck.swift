internal import FileIO
public import ImageComparison
internal import Imaging
internal import Raster
internal import SystemPackage

extension GoldenStore {
  /// Compares the pictures of a program with golden ones; only pixels count.
  ///
  /// Panels that an earlier check wrote are removed; other files are neither removed nor replaced.
  ///
  /// - Parameters:
  ///   - screens: The runs of the program.
  ///   - metric: The metric.
  ///   - allowance: How many pixels of a picture may differ.
  ///   - report: Called with the name of each picture, `Home/Empty-dark`, and its result.
  /// - Throws: A ``GoldenError`` if a panel cannot be written or a script does not reach a picture,
  ///   the errors of rendering, and those of `report`.
  public func check(
    _ screens: [GoldenScreen], by metric: Metric = defaultMetric,
    allowing allowance: Allowance = .pixels(0),
    _ report: (String, GoldenCheck) throws -> Void
  ) throws {
    let comparer = ImageComparer(metric: metric, allowance: allowance)
    var manifests: [String: ScreenManifest] = [:]
    var names = PictureNames()
    var groupsWithFonts: Set<String> = []
    for screen in screens {
      let group = screen.group
      let panels = PanelDirectory(differences.appending(group))
      if manifests[group] == nil {
        try validate(group)
        panels.removePanels()
        manifests[group] = screenManifest(of: group)
      }
      for picture in try screen.pictures() {
        let name = "\(group)/\(picture.name)"
        try names.insert(name)
        let (outcome, panel) = try compare(picture.image, named: "\(name).png", by: comparer)
        var check = GoldenCheck()
        check.outcomes = [outcome]
        guard outcome.verdict != .same else {
          try report(name, check)
          continue
        }
        guard let panel else {
          let isMissing = outcome.verdict == .extra
          check.failures.append(
            GoldenFailure(
              isMissing
                ? "\(name): there is no golden picture; 'zoetrope golden update' records it."
                : "\(name): \(outcome.details)."))
          try report(name, check)
          continue
        }
        var sentences = ["\(name): \(outcome.details)."]
        let manifest = manifests[group]
        let views = ViewDifference(
          expected: manifest?.views(of: picture.name) ?? [], actual: picture.views)
        if manifest?.pictures[picture.name] != nil,
          let sentence = views.sentence(bounds: outcome.bounds, scale: screen.scale)
        {
          sentences.append(sentence)
          check.outcomes[0].details += "; \(sentence)"
        }
        sentences.append(
          "See \(try panels.write(panel, named: "\(picture.name).png").printable).")
        sentences += Self.rasterizerRemarks(recordedVersion: manifest?.rasterizerVersion)
        check.failures.append(GoldenFailure(sentences.joined(separator: " ")))
        if !picture.fonts.isEmpty, let fonts = manifest?.fonts,
          groupsWithFonts.insert(group).inserted,
          let failure = GoldenFailure(fonts: fonts, of: group)
        {
          check.failures.insert(failure, at: 0)
        }
        try report(name, check)
      }
    }
  }
}

extension ComparisonOutcome {
  /// The smallest rectangle around the pixels that differ; nil for pictures of different sizes.
  fileprivate var bounds: PixelRect? {
    if case .pixels(let found)? = comparison { found.bounds } else { nil }
  }
}
