import SwiftSyntax

/// The aliases that a protocol inside another type has for the types around it.
extension Interface {
  /// Writes the declarations of the names.
  var names: [String] {
    guard place.isNested else { return [] }
    return pairs.filter { $0.0.hasDefault }.flatMap { requirement, action in
      let answer = action.answerType(in: listeners)
      return VisibleNames.values(answer, action.parameters)
        + [
          action.result.map { "typealias \(answer)Result = \($0)" },
          action.failure.map { "typealias \(answer)Failure = \($0)" },
        ].compactMap { $0 }
    }
  }
}

extension InterfaceRequirement {
  /// The method with the names that an extension sees.
  func naming(_ action: DeclaredAction, _ answer: String) -> InterfaceRequirement {
    let values = action.parameters.indices.map { VisibleNames.value(answer, $0) }
    let needed = zip(values, action.parameters).filter { VisibleNames.needs($1.baseType) }.map(\.0)
    var method = declaration.naming(answer, needed)
    if action.result != nil {
      method.signature.returnClause?.type = TypeSyntax(named: answer + "Result")
    }
    if action.failure != nil {
      method.signature.effectSpecifiers?.throwsClause?.type = TypeSyntax(named: answer + "Failure")
    }
    return InterfaceRequirement(method)
  }
}
