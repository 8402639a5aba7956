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
  /// `from`, `to`, `cause`, for a refusal `reason`, and for an outcome `outcome`. Of destinations,
  /// outcomes and reasons with values, which may be private, a log has only the names of the cases,
  /// or else of the types.
  ///
  /// - Parameters:
  ///   - logger: The logger to write to.
  ///   - includingValues: Whether to write values, too, such as the token of a sign-in.
  /// - Returns: The task that writes; it ends with the flow, or when it is cancelled.
  @discardableResult
  public func log(to logger: Logger, includingValues: Bool = false) -> Task<Void, Never> {
    let events = navigationEvents
    return Task {
      for await event in events { event.log(to: logger, includingValues: includingValues) }
    }
  }
}

extension NavigationEvent {
  func log(to logger: Logger, includingValues: Bool) {
    func text(_ value: Any) -> Logger.MetadataValue {
      .string(includingValues ? "\(value)" : caseName(of: value))
    }
    var metadata: Logger.Metadata = [
      "flow": "\(flowType)", "from": text(from.base), "to": text(to.base), "cause": "\(cause)",
    ]
    switch what {
    case .went, .undecided: break
    case .refused(let refusal): metadata["reason"] = text(refusal)
    case .linkRefused(let error): metadata["reason"] = text(error)
    case .finished(let outcome): metadata["outcome"] = text(outcome)
    }
    logger.log(level: level, message, metadata: metadata, source: "Meerkat")
  }

  private var level: Logger.Level {
    switch what {
    case .went, .finished: .info
    case .refused, .undecided, .linkRefused: .notice
    }
  }

  private var message: Logger.Message {
    switch what {
    case .went: "Navigated."
    case .refused: "Refused."
    case .undecided: "Undecided."
    case .finished: "Finished."
    case .linkRefused: "Link refused."
    }
  }
}

/// The name of an enumeration's case without its values, or else of the type.
private func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
  return mirror.children.first?.label ?? "\(value)"
}
