import Subprocess
import SystemPackage
import TestSupport
import Testing
import YAMLReading

extension EngineTests {
  /// What the pods of Kubernetes do, by the files for it.
  @Suite struct KubernetesTests {
    @Test func `the containers of all pods render a film, as the manifests say`() async throws {
      let sandbox = try await EngineSandbox()
      let options = "--fps 30 --scale 0.5"
      // Kubernetes replaces $(NAME) in a command, and $$ by $.
      let films = "a \"b\" $(HOME) $$ é"
      try await sandbox.shell("mkdir -p '\(films)'")
      let commands = try await sandbox.shell(
        """
        zoetrope farm submit book-13-1-move -o '\(films)' --shards 4 --record-steps --engine kubernetes --throttle 2 \
        --image registry.local/zoetrope:1 --claim 'films' -- \(options)
        """)
      let job = "\(sandbox.path)/\(films)/farm-1"
      #expect(commands.contains("kubectl apply -f '\(job)/job.yaml'"))
      let steps = try Manifest(FilePath("\(job)/steps.yaml"))
      #expect(commands.hasPrefix("kubectl apply -f '\(job)/steps.yaml'"))
      #expect(steps.completionMode == "Indexed" && steps.completions == 1)
      try await sandbox.run(steps.command, ["JOB_COMPLETION_INDEX": "0"])
      #expect(sandbox.exists("\(films)/book-13-1-move.mp4.shards/steps"))
      let array = try Manifest(FilePath("\(job)/job.yaml"))
      #expect(array.completionMode == "Indexed" && array.parallelism == 2)
      #expect(array.mountPath == "\(sandbox.path)/\(films)")
      #expect(array.claim == "films" && array.image == "registry.local/zoetrope:1")
      for index in 0..<(array.completions ?? 0) {
        try await sandbox.run(array.command, ["JOB_COMPLETION_INDEX": "\(index)"])
      }
      let join = try Manifest(FilePath("\(job)/join.yaml"))
      #expect(join.name == "\(array.name)-join" && join.completions == nil)
      try await sandbox.run(join.command, [:])
      try await sandbox.renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 4, options)
      try sandbox.expectEqualFiles("\(films)/book-13-1-move.mp4", "here/book-13-1-move.mp4")
    }

    @Test func `jobs of different directories have different names`() async throws {
      let sandbox = try await EngineSandbox()
      var names: Set<String> = []
      for directory in ["a", "b"] {
        try await sandbox.shell(
          "zoetrope farm submit steps-bounce -o \(directory) --shards 2 --engine kubernetes")
        names.insert(try Manifest(sandbox.path.appending("\(directory)/farm-1/job.yaml")).name)
      }
      #expect(names.count == 2)
      // A name is a label of DNS, and those of the pods append a number.
      #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]([a-z0-9-]{0,50}[a-z0-9])/) != nil })
    }

    @Test func `a file outside of the directory that pods see is refused`() async throws {
      let sandbox = try await EngineSandbox()
      try await sandbox.shell("mkdir out")
      try put(
        """
        import Zoetrope

        struct Still: Recipe {
          let title = "Still"
          let duration = 1.0

          func perform(on stage: Stage) {}
        }
        """.utf8, into: sandbox.path.appending("Still.swift"))
      let submit = "zoetrope farm submit Still.swift -o out --shards 2 --engine kubernetes 2>&1"
      let output = try await sandbox.shell(submit, exitCode: 1)
      #expect(
        output.hasSuffix(
          "Error: The pods of Kubernetes see \(sandbox.path)/out only: Still.swift must be in it.\n"
        ))
      #expect(!sandbox.exists("out/farm-1"))
      try await sandbox.shell(
        "mv Still.swift out; \(submit.replacing(" Still", with: " out/Still"))")
      let commands = try contents(of: sandbox.path.appending("out/farm-1/commands.txt"))
      #expect(
        String(decoding: commands, as: UTF8.self).hasPrefix(
          "cd \(sandbox.path)/out && exec zoetrope render \(sandbox.path)/out/Still.swift "))
    }
  }
}

/// The manifest of a job with one container.
private struct Manifest {
  let name: String
  let completionMode: String?
  let completions: Int?
  let parallelism: Int?
  let image: String
  /// The command of the container, after Kubernetes has replaced `$$`.
  let command: [String]
  let mountPath: String
  let claim: String

  /// Reads a manifest.
  init(_ path: FilePath) throws {
    let text = String(decoding: try contents(of: path), as: UTF8.self)
    let root = try #require(try YAMLNode.parse(text, path: "\(path)"))
    #expect(root["apiVersion"]?.text == "batch/v1" && root["kind"]?.text == "Job")
    name = try #require(root["metadata"]?["name"]?.text)
    let specification = try #require(root["spec"])
    completionMode = specification["completionMode"]?.text
    completions = specification["completions"]?.text.flatMap { Int($0) }
    parallelism = specification["parallelism"]?.text.flatMap { Int($0) }
    let pod = try #require(specification["template"]?["spec"])
    #expect(pod["restartPolicy"]?.text == "Never")
    let container = try #require(pod["containers"]?.elements?.first)
    image = try #require(container["image"]?.text)
    command = try #require(container["command"]?.elements).map {
      try #require($0.text).replacing("$$", with: "$")
    }
    let mount = try #require(container["volumeMounts"]?.elements?.first)
    mountPath = try #require(mount["mountPath"]?.text)
    let volume = try #require(pod["volumes"]?.elements?.first)
    #expect(volume["name"]?.text == mount["name"]?.text)
    claim = try #require(volume["persistentVolumeClaim"]?["claimName"]?.text)
  }
}

extension YAMLNode {
  /// The value of a name in a mapping.
  fileprivate subscript(_ name: String) -> YAMLNode? {
    entries?.first { $0.key.text == name }?.value
  }
}
