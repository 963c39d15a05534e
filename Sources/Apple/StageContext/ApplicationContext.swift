@_spi(Algorithms) package import Geometry
internal import Layers
package import StageKit

/// What the frameworks below UIKit know of the application that runs on a stage: its stage, its
/// random numbers, and the objects of which it has one each.
///
/// The application itself, `UIApplication`, is in UIKit. While a stage calls the code of its
/// application, its context is ``shared``, so that several stages can run at once.
package final class ApplicationContext {
  private struct Reference: @unchecked Sendable {
    let context: ApplicationContext
    let application: AnyObject
  }

  @TaskLocal private static var reference: Reference?

  /// The stage on which the application runs, and which retains the application.
  ///
  /// Code that the stage calls from its deinitializer uses it too, when a checked reference would
  /// trap.
  package unowned(unsafe) let stage: Stage
  /// The numbers of `arc4random` and `random(in:)`, the same in every run.
  package var random = SplitMix64(state: 0x2545_F491_4F6C_DD1D)

  /// The seconds that the function that runs has slept.
  ///
  /// What it schedules comes so much later, while the clock of the stage stands still.
  package private(set) var sleptTime = 0.0

  /// The time that the code of the application reads: that of the stage, and what it has slept.
  package var time: Double { stage.time + sleptTime }

  /// The thread that runs the code of the application.
  package let thread = StageThread()
  /// Goes on with tasks that another thread has resumed; nil before the first task.
  package var resumeTasks: (() -> Void)?
  /// Whether new layers have smooth edges, as `UIViewEdgeAntialiasing` of an `Info.plist` sets it.
  package var smoothsEdges = false

  /// Objects of which the application has one each, by their types: the preferences and so on.
  private var services: [ObjectIdentifier: AnyObject] = [:]
  /// What creates such objects in place of those who ask first, by their types.
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]

  /// Creates the context of an application on a stage.
  package init(stage: Stage) { self.stage = stage }

  /// The context of the application that is running; nil outside the code of one.
  package static var current: ApplicationContext? { reference?.context }

  /// The application that is running; nil outside the code of one.
  package static var currentApplication: AnyObject? { reference?.application }

  /// The context of the application that is running; it traps outside the code of one.
  package static var shared: ApplicationContext { running.context }

  /// The application that is running; it traps outside the code of one.
  package static var sharedApplication: AnyObject { running.application }

  private static var running: Reference {
    guard let reference else {
      preconditionFailure(
        "there is no application: UIKit's code must run on a stage, by UIApplication(on:).run")
    }
    return reference
  }

  /// Calls a function while this context is ``shared``.
  ///
  /// - Parameters:
  ///   - application: The application, which is retained while the function runs.
  ///   - body: The function.
  /// - Returns: What the function returns.
  package func run<Result>(_ application: AnyObject, _ body: () -> Result) -> Result {
    let before = sleptTime
    defer { sleptTime = before }
    return Self.$reference.withValue(Reference(context: self, application: application)) {
      Layer.$smoothsEdgesByDefault.withValue(smoothsEdges) {
        thread.run(beginning: { resumeTasks?() }, body)
      }
    }
  }

  /// Lets the function that runs sleep.
  ///
  /// - Parameter seconds: The duration; one below 0 or without an end is none.
  package func sleep(seconds: Double) {
    if seconds > 0, seconds < .infinity { sleptTime += seconds }
  }

  /// Calls a function that has slept for no time, as one of another thread.
  ///
  /// - Returns: The seconds that it slept.
  package func runAwake(_ body: () -> Void) -> Double {
    let before = sleptTime
    defer { sleptTime = before }
    sleptTime = 0
    body()
    return sleptTime
  }

  /// Returns the application's object of a type, which is created when it is first asked for.
  package func service<Service: AnyObject>(_ make: (ApplicationContext) -> Service) -> Service {
    let type = ObjectIdentifier(Service.self)
    if let service = services[type] as? Service { return service }
    let service = factories[type]?() as? Service ?? make(self)
    services[type] = service
    return service
  }

  /// Sets what creates the application's object of a type when it is first asked for.
  package func provide<Service: AnyObject>(_ make: @escaping () -> Service) {
    factories[ObjectIdentifier(Service.self)] = make
  }

  /// Releases the objects of the application, whose code may still use the stage.
  package func end() { services = [:] }

  /// Writes a sentence about something that films cannot have to the stage's log, once.
  ///
  /// The command prints it as a warning. Outside of an application the call does nothing.
  ///
  /// - Parameter sentence: What was used, and what happens instead.
  package static func logOnce(_ sentence: String) { current?.stage.logOnce(sentence) }
}
