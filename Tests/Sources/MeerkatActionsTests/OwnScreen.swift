public import MeerkatActions
public import MeerkatUI

/// A screen for other modules, with an initialiser of its own.
@Actions
public struct OwnScreen: View {
  let title: String
  @Action var didPressDone: (() -> Void)? = nil

  public init(number: Int) {
    title = "Number \(number)"
    prepareActions()
  }

  public var body: some View {
    VStack {
      Text(title)
      if let didPressDone { Button("Done", action: didPressDone) }
    }
  }
}
