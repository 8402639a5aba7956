import SwiftSyntax

/// What is known at a place in the code, on the way from a destination's screen to a navigation.
struct Trace {
  /// A name inside a function: a parameter, a constant, or what a pattern binds.
  struct Local {
    var type: TypeDeclaration?
    /// The argument or the initial value, with what was known there.
    var value: Value?
    /// The case of an enumeration that it is known to be.
    var caseName: String?
  }

  /// An expression, with what is known where it is written.
  final class Value {
    let expression: ExprSyntax
    let trace: Trace

    init(_ expression: ExprSyntax, _ trace: Trace) {
      (self.expression, self.trace) = (expression, trace)
    }
  }

  var selfType: TypeDeclaration?
  var file: SourceFile
  /// The function in which the code is, such as `CourseFlow.didSelectTask(_:)`.
  var handler: String
  var locals: [String: Local] = [:]

  /// The destination whose screen the code belongs to.
  var from: FlowMap.Place?
  /// What the user did, such as `CourseScreen.didSelectTask`.
  var cause: String?
  /// The cases of a `switch` around the code that takes a parameter of the handler apart.
  var condition: String?
  /// The tab whose content is made.
  var tab: String?
  /// Whether the code makes tabs.
  var isInTabs = false
  /// How many views of the package are around the code.
  var viewDepth = 0
  var depth = 0
  /// The file in which a way is, where its direction is made in another one.
  var reportFile: SourceFile?
  /// Whether other functions are followed.
  var followsCalls = true

  /// Returns what is known in another function that this code calls.
  func entering(_ type: TypeDeclaration?, _ name: String, in file: SourceFile) -> Trace {
    var inner = self
    inner.selfType = type
    inner.file = file
    inner.handler = type.map { "\($0.name).\(name)" } ?? name
    inner.locals = [:]
    inner.depth += 1
    return inner
  }
}
