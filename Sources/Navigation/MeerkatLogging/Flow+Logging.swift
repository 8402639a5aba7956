public import Logging
public import Meerkat

extension Flow {
  /// Writes the navigation events of the flow to a log, one line for each event.
  ///
  /// To log the whole app, log the root flow:
  ///
  /// ```swift
  /// let flow = CourseFlow()
  /// flow.log(to: Logger(label: "navigation"))
  /// ```
  ///
  /// Changes and outcomes are logged as `info`, refusals as `notice`. Details are metadata: `flow`,
  /// `from`, `to`, `cause`, for a refusal `reason`, and for an outcome `outcome`.
  ///
  /// - Parameter logger: The logger to write to.
  /// - Returns: The task that writes; it ends with the flow, or when it is cancelled.
  @discardableResult
  public func log(to logger: Logger) -> Task<Void, Never> {
    let events = navigationEvents
    return Task { for await event in events { event.log(to: logger) } }
  }
}

extension NavigationEvent {
  func log(to logger: Logger) {
    logger.log(level: level, "\(description)", metadata: metadata, source: "Meerkat")
  }

  private var level: Logger.Level {
    switch what {
    case .went, .finished: .info
    case .refused, .undecided, .linkRefused: .notice
    }
  }

  private var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = [
      "flow": "\(flowType)", "from": "\(from)", "to": "\(to)", "cause": "\(cause)",
    ]
    switch what {
    case .refused(let refusal): metadata["reason"] = "\(refusal)"
    case .linkRefused(let error): metadata["reason"] = "\(error)"
    case .finished(let outcome): metadata["outcome"] = "\(outcome)"
    case .undecided: metadata["reason"] = "\(NavigationAnswer<AnyHashable>.Waiting.undecided)"
    case .went: break
    }
    return metadata
  }
}
