import Farm
import SystemPackage
import TestSupport
import Testing
import YAMLReading

/// The manifests for Kubernetes, as a parser of YAML reads them.
@Suite struct KubernetesManifestTests {
  @Test func `a manifest has all texts as they were, whatever characters they have`() async throws {
    for name in ["plain", "$(HOME) $$HOME \u{600}$(HOME)", "a\n  b: c\n- d", "# é \\ \" '"] {
      let scratch = try TemporaryDirectory()
      let films = FilePath("\(scratch.path)/\(name)")
      try makeDirectory(films)
      let text = hostileText("\\\"'$:#-{}[],&*!|>%@`\n\t ", without: ["\0"])
      var options = FarmEngineOptions()
      (options.image, options.claim) = (text, name)
      let directory = try JobDirectory(for: job(in: films), in: films)
      _ = try await Kubernetes(options).submit(directory)
      let scripts = ["steps.yaml": "record.sh", "job.yaml": "array.sh", "join.yaml": "join.sh"]
      for (file, script) in scripts {
        let pod = try #require(
          try root(of: directory.path.appending(file))["spec"]?["template"]?["spec"])
        let container = try #require(pod["containers"]?.elements?.first)
        #expect(scalars(container["image"]?.text) == scalars(text))
        let command = container["command"]?.elements?.compactMap(\.text) ?? []
        #expect(command.map(expanded) == ["sh", directory.path.appending(script).string])
        let mount = container["volumeMounts"]?.elements?.first?["mountPath"]?.text
        #expect(scalars(mount) == scalars(films.string))
        let claim = pod["volumes"]?.elements?.first?["persistentVolumeClaim"]?["claimName"]?.text
        #expect(scalars(claim) == scalars(name))
      }
    }
  }

  @Test func `a manifest has the numbers of tasks and of those at the same time`() async throws {
    let scratch = try TemporaryDirectory()
    let directory = try JobDirectory(for: job(in: scratch.path), in: scratch.path)
    let commands = try await Kubernetes(FarmEngineOptions()).submit(directory)
    let job = try root(of: directory.path.appending("job.yaml"))
    #expect(job["apiVersion"]?.text == "batch/v1" && job["kind"]?.text == "Job")
    let specification = try #require(job["spec"])
    #expect(specification["completionMode"]?.text == "Indexed")
    #expect(specification["completions"]?.text == "3")
    #expect(specification["parallelism"]?.text == "2")
    let name = try #require(job["metadata"]?["name"]?.text)
    let steps = try root(of: directory.path.appending("steps.yaml"))
    #expect(steps["spec"]?["completions"]?.text == "1")
    let expected: [Substring] = [
      "kubectl apply -f \(directory.path)/steps.yaml",
      "kubectl wait --for=condition=complete --timeout=-1s job/\(name)-steps",
      "kubectl apply -f \(directory.path)/job.yaml",
      "kubectl wait --for=condition=complete --timeout=-1s job/\(name)",
      "kubectl apply -f \(directory.path)/join.yaml",
    ]
    #expect(commands.split(separator: "\n") == expected)
  }

  @Test func `a path at which pods can mount nothing is refused`() async throws {
    let kubernetes = Kubernetes(FarmEngineOptions())
    try await kubernetes.check(job(in: "/films"), in: "/films", asksMachines: true)
    let error = await #expect(throws: FarmError.self) {
      try await kubernetes.check(job(in: "/a:b"), in: "/a:b", asksMachines: true)
    }
    #expect(
      error?.description == "Kubernetes mounts nothing at a path with ':', as /a:b has one.")
  }

  private func job(in films: FilePath) -> FarmJob {
    FarmJob(
      engine: "kubernetes", program: "zoetrope", directory: films.string,
      films: [
        .init(
          recipe: "a", output: "\(films)/a.mp4", shardCount: 3, frameCount: 100, recordsSteps: true)
      ],
      options: [], throttle: 2, partition: nil)
  }

  private func root(of path: FilePath) throws -> YAMLNode {
    let text = String(decoding: try contents(of: path), as: UTF8.self)
    return try #require(try YAMLNode.parse(text, path: "\(path)"))
  }

  /// A word of a command after Kubernetes has replaced `$$` by `$` and `$(NAME)` by a variable.
  private func expanded(_ word: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = word.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.first == "$" {
        rest.removeFirst()
      } else if scalar == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
        text.append(contentsOf: "variable".unicodeScalars)
        rest = rest[rest.index(after: end)...]
        continue
      }
      text.append(scalar)
    }
    return String(text)
  }
}

private func scalars(_ text: String?) -> [Unicode.Scalar] { Array((text ?? "").unicodeScalars) }

extension YAMLNode {
  /// The value of a name in a mapping.
  fileprivate subscript(_ name: String) -> YAMLNode? {
    entries?.first { $0.key.text == name }?.value
  }
}
