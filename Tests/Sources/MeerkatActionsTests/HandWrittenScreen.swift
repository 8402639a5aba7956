import MeerkatActions
import MeerkatUI

/// What `@Actions` writes for a screen with two actions, by hand.
struct HandWrittenScreen: View {
  let title: String
  @Action var didPressJoinCall: (() -> Void)?
  @Action var didSelectTask: ((String) -> Void)?

  init(
    title: String, didPressJoinCall: (() -> Void)? = nil, didSelectTask: ((String) -> Void)? = nil
  ) {
    self.title = title
    self.didPressJoinCall = didPressJoinCall
    self.didSelectTask = didSelectTask
    _didPressJoinCall.prepare("didPressJoinCall", in: "HandWrittenScreen") { run, heard in
      {
        run.begin()
        for action in heard() { action() }
      }
    }
    _didSelectTask.prepare("didSelectTask", in: "HandWrittenScreen") { run, heard in
      { task in
        run.begin([task])
        for action in heard() { action(task) }
      }
    }
  }

  var body: some View {
    VStack {
      Text(title)
      if let didPressJoinCall { Button("Join call", action: didPressJoinCall) }
      if let didSelectTask { Button("Essay") { didSelectTask("essay") } }
    }
  }
}

extension HandWrittenScreen {
  @MainActor protocol Actions {
    associatedtype DidPressJoinCall = GeneratedCode.Unimplemented
    associatedtype DidSelectTask = GeneratedCode.Unimplemented
    func didPressJoinCall() -> DidPressJoinCall
    func didSelectTask(_ task: String) -> DidSelectTask
  }

  func actions<Conformer: Actions>(_ conformer: Conformer) -> Self {
    let link = ActionsLink(conformer)
    var copy = self
    copy._didPressJoinCall.listen(link, Conformer.DidPressJoinCall.self) {
      _ = link.conformer?.didPressJoinCall()
    }
    copy._didSelectTask.listen(link, Conformer.DidSelectTask.self) {
      _ = link.conformer?.didSelectTask($0)
    }
    return copy
  }

  func didPressJoinCall(_ action: @escaping () -> Void) -> Self {
    var copy = self
    copy.didPressJoinCall = action
    return copy
  }

  func didSelectTask(_ action: @escaping (String) -> Void) -> Self {
    var copy = self
    copy.didSelectTask = action
    return copy
  }
}

extension HandWrittenScreen.Actions where DidPressJoinCall == GeneratedCode.Unimplemented {
  func didPressJoinCall() -> GeneratedCode.Unimplemented { .init() }
}

extension HandWrittenScreen.Actions where DidSelectTask == GeneratedCode.Unimplemented {
  func didSelectTask(_ task: String) -> GeneratedCode.Unimplemented { .init() }
}
