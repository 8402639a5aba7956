extension CustomerFile.Error {
  /// What the user is told.
  var problem: ProblemScreen.Configuration {
    ProblemScreen.Configuration(title: "The customers can’t be shown", message: message)
  }

  private var message: String {
    switch self {
    case .missing(let file):
      "The file \(file) is not part of the app. Install the app again."
    case .unreadable(let file, let reason):
      "The file \(file) can’t be read. \(reason)"
    case .broken(let file, let line, let reason):
      "The file \(file) does not fit in line \(line). \(reason)"
    }
  }
}
