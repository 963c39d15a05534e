package import Rendering

extension Shard {
  /// A variable by which an engine numbers the tasks of an array.
  private struct Variable {
    let name: String
    /// The variable with the number of tasks; nil if the engine has none.
    var count: String?
    /// The variable with the first number; nil if that is ``first``.
    var minimum: String?
    var first = 0
  }

  private static let variables = [
    Variable(
      name: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", minimum: "SLURM_ARRAY_TASK_MIN"),
    Variable(name: "JOB_COMPLETION_INDEX"),
    Variable(name: "PBS_ARRAY_INDEX"),
    Variable(name: "AWS_BATCH_JOB_ARRAY_INDEX"),
  ]

  /// Returns the shard of the array task in which the process runs.
  ///
  /// Slurm says how many tasks there are. For the others the count is given: a Kubernetes Indexed
  /// Job, an array of PBS that starts at 0, and AWS Batch.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - given: The number of shards, if it is given.
  /// - Returns: The shard.
  /// - Throws: A `RenderingError` that names the variable if there is none, or it has no such
  ///   number.
  package static func ofArrayTask(
    in environment: [String: String], count given: Int? = nil
  ) throws(RenderingError) -> Shard {
    guard let variable = variables.first(where: { environment[$0.name] != nil }) else {
      throw RenderingError(
        "--shard auto needs the number of an array task, and none of "
          + "\(variables.map(\.name).joined(separator: ", ")) is set.")
    }
    func number(_ name: String) throws(RenderingError) -> Int {
      let text = environment[name] ?? ""
      guard let number = Int(text), number >= 0 else {
        throw RenderingError("\(name) is '\(text)' and must be a number of at least 0.")
      }
      return number
    }
    let minimum = if let name = variable.minimum { try number(name) } else { variable.first }
    let index = try number(variable.name) - minimum
    let count: Int
    if let given {
      count = given
    } else if let name = variable.count {
      count = try number(name)
    } else {
      throw RenderingError(
        "\(variable.name) does not say how many tasks there are: give --shard auto/N.")
    }
    guard index >= 0, let shard = Shard(index + 1, of: count) else {
      throw RenderingError(
        "\(variable.name) is \(index + minimum) and must be from \(minimum) to "
          + "\(minimum + count - 1), for \(count) shards.")
    }
    return shard
  }
}
