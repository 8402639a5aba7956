/// What people are told about an error.
enum DeviceProblem {
  static func message(of error: any Error) -> String {
    switch error {
    case let error as DeviceStoreError: error.message
    case let error as ServiceError: error.description
    default: "\(error)"
    }
  }
}
