internal import FileIO
internal import SystemPackage

/// Kubernetes: an Indexed Job whose pods mount the directory of the films.
package struct Kubernetes: Sendable {
  /// The name of the engine.
  package static let name = "kubernetes"

  /// The image of the containers, with the program.
  package let image: String
  /// The persistent volume claim that has the directory.
  package let claim: String
  /// Where the pods mount it: the path that it has here.
  package let mountPath: String

  /// Creates the description of the pods.
  ///
  /// - Parameters:
  ///   - image: The image of the containers, with the program.
  ///   - claim: The persistent volume claim that has the directory.
  ///   - mountPath: Where the pods mount it.
  package init(image: String, claim: String, mountPath: String) {
    self.image = image
    self.claim = claim
    self.mountPath = mountPath
  }

  /// Writes `job.yaml` with the tasks, `join.yaml`, and `steps.yaml` if steps are recorded first.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Returns: The commands that the user runs.
  /// - Throws: A ``FarmError`` if they cannot be written.
  package func write(to directory: JobDirectory) throws(FarmError) -> String {
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

  /// Returns the name of the job of a directory: `farm-1` of different directories have different names.
  private static func name(of path: FilePath) -> String {
    let hash = Array(path.string.utf8).withUnsafeBytes { ContentHash(of: $0) }
    return "zoetrope-\(hash.description.prefix(8))-\(path.lastComponent?.string ?? "job")"
  }

  private func manifest(
    _ name: String, _ specification: String, running script: FilePath
  ) -> String {
    """
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
              image: \(quoted(image))
              command: ["sh", \(quoted(script.string.replacing("$", with: "$$")))]
              volumeMounts:
                - name: films
                  mountPath: \(quoted(mountPath))
          volumes:
            - name: films
              persistentVolumeClaim:
                claimName: \(quoted(claim))

    """
  }

  /// A text as a scalar of YAML in double quotes.
  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\0"..<" ": "\\x\(String(scalar.value, radix: 16).leftPadded(to: 2, with: "0"))"
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
