internal import StageContext
internal import StageKit
internal import UIKit

/// The loading of an image of an address: an answer of the application's script, a file, or, as on
/// a device without a network, an error.
final class ImageRequest {
  private(set) var isCancelled = false
  private var task: URLSessionDataTask?

  /// Begins to load.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Called on the main queue with the image and its file, or with the error.
  init(_ url: URL, completion: @escaping (UIImage?, Data?, (any Error)?) -> Void) {
    task = URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async { [self] in
        task = nil
        if isCancelled { return }
        let image = data.flatMap { UIImage(data: $0) }
        completion(image, data, image == nil ? error ?? URLError(.cannotDecodeContentData) : nil)
      }
    }
    task?.resume()
  }

  /// Ends the loading; its completion is not called.
  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

/// The images that views wait for: a view shows the last one that it was given.
final class ViewImageRequests {
  private var requests: [ObjectIdentifier: ImageRequest] = [:]

  /// The requests of the application.
  static var shared: ViewImageRequests {
    ApplicationContext.shared.service { _ in ViewImageRequests() }
  }

  /// Loads an image for a view, in place of the one that it waits for.
  ///
  /// - Parameters:
  ///   - url: The address; nil ends with an error at once.
  ///   - view: The view.
  ///   - change: Returns the image that is shown in place of one that has come.
  ///   - set: Called with the image that is shown.
  ///   - completion: Called last, with that image and the file or the error.
  /// - Returns: The request; nil without an address.
  @discardableResult
  func load<Target: AnyObject>(
    _ url: URL?, for view: Target, changing change: @escaping (UIImage) -> UIImage = { $0 },
    set: @escaping (Target, UIImage) -> Void,
    completion: @escaping (UIImage?, Data?, (any Error)?) -> Void
  ) -> ImageRequest? {
    cancel(for: view)
    guard let url else {
      completion(nil, nil, URLError(.badURL))
      return nil
    }
    let key = ObjectIdentifier(view)
    let request = ImageRequest(url) { [weak self, weak view] image, data, error in
      self?.requests[key] = nil
      let shown = image.map(change)
      if let shown, let view { set(view, shown) }
      completion(shown, data, error)
    }
    requests[key] = request
    return request
  }

  /// Ends the loading for a view.
  func cancel(for view: AnyObject) {
    requests.removeValue(forKey: ObjectIdentifier(view))?.cancel()
  }
}
