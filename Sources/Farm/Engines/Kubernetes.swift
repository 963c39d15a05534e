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

  /// Writes `job.yaml` with the tasks and `join.yaml`.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Returns: The commands that the user runs.
  /// - Throws: A ``FarmError`` if they cannot be written.
  package func write(to directory: JobDirectory) throws(FarmError) -> String {
    let count = directory.job.tasks.count
    let name = "zoetrope-\(directory.path.lastComponent?.string ?? "job")"
    let array = """
      completionMode: Indexed
        completions: \(count)
        parallelism: \(directory.job.throttle ?? count)
        backoffLimit: \(max(6, count))
      """
    let task = "exec sh \(directory.path)/array.sh $((JOB_COMPLETION_INDEX + 1))"
    do {
      try writeFile(
        manifest(name, array, running: task).utf8, to: directory.path.appending("job.yaml"))
      try writeFile(
        manifest("\(name)-join", "backoffLimit: 0", running: "exec sh \(directory.path)/join.sh")
          .utf8,
        to: directory.path.appending("join.yaml"))
    } catch {
      throw FarmError("Cannot write the manifests in \(directory.path): \(error).")
    }
    return """
      kubectl apply -f \("\(directory.path)/job.yaml".shellWord)
      kubectl wait --for=condition=complete --timeout=-1s job/\(name)
      kubectl apply -f \("\(directory.path)/join.yaml".shellWord)
      """
  }

  private func manifest(_ name: String, _ specification: String, running command: String) -> String
  {
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
              command: ["sh", "-c", \(quoted(command))]
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
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
