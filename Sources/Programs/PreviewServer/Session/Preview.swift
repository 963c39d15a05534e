internal import FlyingFox
internal import Foundation

/// The state of a preview: the worker that answers, and the pages that ask.
///
/// An edit builds, starts a second worker, and lets it take the place of the first one when it has
/// answered; until then the first one answers. So a mistake in the code never empties the page.
actor Preview {
  /// What a preview runs.
  struct Configuration: Sendable {
    /// The program that answers requests.
    var worker: Command
    /// What is run after an edit, before the next worker; nil if the worker compiles.
    var build: Command?
    /// Whether the first worker is built before it is started.
    var buildsFirst = false
    /// The recipe to show first.
    var recipe: String?
    /// The directory of golden frames.
    var goldenDirectory: String?
    /// The directory to which the paths of errors are relative.
    var directory = "."
  }

  /// The maximum number of requests of a page that are under way.
  static let maxRequestCount = 64

  private struct Page {
    let output: AsyncStream<WSMessage>.Continuation
    var requests: [Int: Task<Void, Never>] = [:]
  }

  private let configuration: Configuration
  private let films: SavedFilms
  private var worker: Worker?
  private var attempt: Task<Void, Never>?
  private var pages: [Int: Page] = [:]
  private var pageCount = 0
  /// Is assigned as a whole, since pages are notified of each assignment.
  private var status: PreviewStatus {
    didSet { if status != oldValue { for page in pages.values { tell(page) } } }
  }

  init(_ configuration: Configuration, films: SavedFilms) {
    self.configuration = configuration
    self.films = films
    status = PreviewStatus(
      recipe: configuration.recipe, hasGoldens: configuration.goldenDirectory != nil)
  }

  /// Runs workers, and another one after each change.
  func run(changes: AsyncStream<Void>) async {
    start(building: configuration.buildsFirst, preparing: !configuration.buildsFirst)
    for await _ in changes { start(building: true) }
  }

  /// Ends the build and the worker.
  func finish() async {
    attempt?.cancel()
    await attempt?.value
    await worker?.close()
    for page in pages.values { page.output.finish() }
  }

  // MARK: Workers

  /// Starts another worker, after the build and after an attempt that is under way is cancelled.
  ///
  /// - Parameters:
  ///   - building: Whether the recipes are built before.
  ///   - preparing: Whether they are built again afterwards. The first build in another
  ///     environment takes seconds longer than the next one, which the first edit waits for.
  private func start(building: Bool, preparing: Bool = false) {
    let previous = attempt
    previous?.cancel()
    attempt = Task {
      await previous?.value
      if !Task.isCancelled { await replaceWorker(building: building) }
      if preparing, !Task.isCancelled { _ = await configuration.build?.run() }
    }
  }

  private func replaceWorker(building: Bool) async {
    status.phase = .building
    if building, let build = configuration.build {
      let outcome = await build.run()
      if Task.isCancelled { return }
      if let failure = outcome.failure { return fail(failure, outcome.lines) }
    }
    let next = Worker(configuration.worker)
    // A worker that compiles does not read requests meanwhile, so it is ended.
    let answer = await withTaskCancellationHandler {
      await next.answer(to: WorkerRequest(method: "recipes"))
    } onCancel: {
      Task { await next.close() }
    }
    if Task.isCancelled { return await next.close() }
    guard answer.header.status == .ok else {
      if answer.header.status == .error { await next.close() }
      let end = await next.end
      return fail(answer.header.message ?? end.reason, end.lines)
    }
    let previous = worker
    worker = next
    status = PreviewStatus(
      phase: .ready, generation: status.generation + 1, recipe: configuration.recipe,
      hasGoldens: configuration.goldenDirectory != nil)
    Task { await watch(next) }
    await previous?.close()
  }

  private func fail(_ message: String, _ lines: [String]) {
    var failed = status
    failed.phase = .failed
    failed.message = message
    failed.errors = CompilerDiagnostic.errors(in: lines, relativeTo: configuration.directory)
    failed.lines = lines.suffix(40)
    status = failed
  }

  /// Waits until a worker ends; says so if nothing has taken its place.
  private func watch(_ worker: Worker) async {
    let end = await worker.end
    guard self.worker === worker else { return }
    self.worker = nil
    // A build that is under way ends with a new worker, or with an error of its own.
    guard status.phase == .ready else { return }
    var stopped = status
    stopped.phase = .stopped
    stopped.message = end.reason
    // The report of a trap begins with its sentence; a long backtrace may follow.
    let trap = end.lines.lastIndex { $0.contains("Fatal error: ") }
    stopped.lines = Array(trap.map { end.lines[$0...].prefix(40) } ?? end.lines.suffix(40))
    status = stopped
  }

  // MARK: Pages

  /// Adds a page, which is told the status.
  func connect(_ output: AsyncStream<WSMessage>.Continuation) -> Int {
    pageCount += 1
    let page = Page(output: output)
    pages[pageCount] = page
    tell(page)
    return pageCount
  }

  /// Removes a page, whose requests are cancelled.
  func disconnect(_ page: Int) {
    for request in pages.removeValue(forKey: page)?.requests.values ?? [:].values {
      request.cancel()
    }
  }

  private func tell(_ page: Page) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(status) {
      page.output.yield(.text(String(decoding: data, as: UTF8.self)))
    }
  }

  /// Takes a message of a page.
  func receive(_ text: String, from page: Int) {
    guard let request = WorkerRequest(text), let id = request.id else { return }
    switch request.method {
    case "cancel":
      if let target = request.number("target") { pages[page]?.requests[target]?.cancel() }
    case "restart":
      if status.phase != .building { start(building: status.phase == .failed) }
    case let method where !WorkerRequest.methods.contains(method):
      send(WorkerAnswer(.error, message: "There is no method \(method)."), id: id, to: page)
    default:
      guard let requests = pages[page]?.requests, requests[id] == nil,
        requests.count < Self.maxRequestCount
      else {
        let message = "More than \(Self.maxRequestCount) requests are under way."
        return send(WorkerAnswer(.error, message: message), id: id, to: page)
      }
      pages[page]?.requests[id] = Task {
        let answer = await answer(to: request)
        pages[page]?.requests[id] = nil
        send(answer, id: id, to: page)
      }
    }
  }

  private func answer(to request: WorkerRequest) async -> WorkerAnswer {
    guard let worker else { return WorkerAnswer(.error, message: "The worker is not running.") }
    var request = request
    switch request.method {
    case "save":
      return await save(request, worker)
    case "golden", "goldens":
      guard let directory = configuration.goldenDirectory else {
        return WorkerAnswer(.error, message: "There are no golden frames.")
      }
      request["directory"] = directory
    default:
      break
    }
    return await worker.answer(to: request)
  }

  private func save(_ request: WorkerRequest, _ worker: Worker) async -> WorkerAnswer {
    guard let recipe = request["recipe"], let format = request["format"],
      let film = films.add(recipe: recipe, format: format)
    else { return WorkerAnswer(.error, message: "A film needs a recipe and a format.") }
    var request = request
    request["path"] = film.path
    var answer = await worker.answer(to: request)
    if answer.header.status == .ok {
      answer.header.download = film.address
    } else {
      films.remove(film)
    }
    return answer
  }

  private func send(_ answer: WorkerAnswer, id: Int, to page: Int) {
    var answer = answer
    answer.header.id = id
    if let message = try? answer.message { pages[page]?.output.yield(.data(message)) }
  }
}
