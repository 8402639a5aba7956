extension Step {
  /// The destination at the bottom of a journey.
  public static func root(_ destination: Destination) -> Step {
    Step(destination)
  }

  /// A destination pushed onto the stack.
  public static func push(_ destination: Destination) -> Step {
    Step(destination)
  }

  /// A destination presented as a sheet, at the given heights or at those that the host chooses.
  public static func sheet(_ destination: Destination, detents: Set<SheetDetent> = []) -> Step {
    Step(destination, style: .sheet(detents: detents))
  }

  /// A destination presented over the whole screen.
  public static func fullScreenCover(_ destination: Destination) -> Step {
    Step(destination, style: .fullScreenCover)
  }

  /// A destination presented as a popover.
  public static func popover(_ destination: Destination) -> Step {
    Step(destination, style: .popover)
  }

  /// A destination presented as an alert.
  public static func alert(_ destination: Destination) -> Step {
    Step(destination, style: .alert)
  }

  /// A destination presented as a confirmation dialog.
  public static func confirmationDialog(_ destination: Destination) -> Step {
    Step(destination, style: .confirmationDialog)
  }
}

/// A journey can be written as a list of steps, the root first.
///
/// ```swift
/// #expect(flow.journey == [.root(.course), .push(.task("essay")), .sheet(.share)])
/// ```
extension Journey: ExpressibleByArrayLiteral {
  /// Creates a journey from the steps of a literal.
  ///
  /// - Precondition: The steps are a valid journey. For steps that don't come from source code, use
  ///   ``init(steps:)``, which throws an error instead.
  public init(arrayLiteral elements: Step<Destination>...) {
    do {
      try self.init(steps: elements)
    } catch {
      preconditionFailure("[\(elements)] is no journey. \(error)")
    }
  }
}
