internal import FileIO
package import SystemPackage

/// Kubernetes: an Indexed Job whose pods mount the directory of the films.
package struct Kubernetes: FarmEngine {
  package static let name = "kubernetes"
  package static let usesContainers = true

  /// The image of the containers, with the program.
  private let image: String
  /// The persistent volume claim that has the directory of the films.
  private let claim: String

  package init(_ options: FarmEngineOptions) {
    image = options.image
    claim = options.claim
  }

  /// Checks the path of the films, at which pods mount them.
  package func check(_ job: FarmJob, in directory: FilePath, asksMachines: Bool) async throws {
    let path = job.directory
    guard !path.unicodeScalars.contains(":") else {
      throw FarmError("Kubernetes mounts nothing at a path with ':', as \(path) has one.")
    }
  }

  /// Writes `job.yaml` with the tasks, `join.yaml`, and `steps.yaml` if steps are recorded first.
  package func submit(_ directory: JobDirectory) async throws -> String {
    let count = directory.job.tasks.count
    let name = Self.name(of: directory.path)
    let recordingCount = directory.job.recordedFilms.count
    func indexed(_ count: Int) -> String {
      """
      completionMode: Indexed
        completions: \(count)
        parallelism: \(directory.job.throttle ?? count)
        backoffLimit: \(max(6, count))
      """
    }
    do {
      if recordingCount > 0 {
        try writeFile(
          manifest(
            "\(name)-steps", indexed(recordingCount),
            running: directory.path.appending("record.sh")
          ).utf8,
          to: directory.path.appending("steps.yaml"))
      }
      try writeFile(
        manifest(name, indexed(count), running: directory.path.appending("array.sh")).utf8,
        to: directory.path.appending("job.yaml"))
      try writeFile(
        manifest("\(name)-join", "backoffLimit: 0", running: directory.path.appending("join.sh"))
          .utf8,
        to: directory.path.appending("join.yaml"))
    } catch {
      throw FarmError("Cannot write the manifests in \(directory.path): \(error).")
    }
    func apply(_ file: String) -> String {
      "kubectl apply -f \("\(directory.path)/\(file)".shellWord)"
    }
    func wait(for job: String) -> String {
      "kubectl wait --for=condition=complete --timeout=-1s job/\(job)"
    }
    let recordings = recordingCount > 0 ? [apply("steps.yaml"), wait(for: "\(name)-steps")] : []
    return (recordings + [apply("job.yaml"), wait(for: name), apply("join.yaml")])
      .joined(separator: "\n")
  }

  /// Returns the name of the job of a directory: `farm-1` of different directories have different
  /// names.
  private static func name(of path: FilePath) -> String {
    let hash = Array(path.string.utf8).withUnsafeBytes { ContentHash(of: $0) }
    return "zoetrope-\(hash.description.prefix(8))-\(path.lastComponent?.string ?? "job")"
  }

  private func manifest(
    _ name: String, _ specification: String, running script: FilePath
  ) -> String {
    // The directory of the films has the same path in the pods as here.
    let films = script.removingLastComponent().removingLastComponent().string
    return """
      apiVersion: batch/v1
      kind: Job
      metadata:
        name: \(name)
      spec:
        \(specification)
        template:
          spec:
            restartPolicy: Never
            containers:
              - name: zoetrope
                image: \(image.yamlString)
                command: ["sh", \(script.string.kubernetesWord)]
                volumeMounts:
                  - name: films
                    mountPath: \(films.yamlString)
            volumes:
              - name: films
                persistentVolumeClaim:
                  claimName: \(claim.yamlString)

      """
  }
}
