/// A predicate in SQL.
struct SQLFilter: Equatable {
  let sql: String
  let values: [SQLValue]

  /// The names of the properties that it reads.
  let properties: Set<String>

  /// Translates a predicate; nil if SQL would not give the same answer for sure.
  init?<T: PersistentModel>(_ predicate: Predicate<T>) {
    guard let expression = predicate.expression as? any SQLExpression,
      let term = expression.term(for: T._$entity)?.asCondition
    else { return nil }
    sql = term.sql
    values = term.values
    properties = term.properties
  }
}

/// A part of a predicate in SQL.
private struct SQLTerm {
  var sql: String
  var values: [SQLValue] = []
  var properties: Set<String> = []
  var kind: Kind

  enum Kind: Equatable {
    /// True or false, and never NULL.
    case condition
    /// A column, with the way to compare it.
    case column(collation: String?)
    case constant(SQLValue)
  }

  /// The term, where true or false is asked for.
  var asCondition: SQLTerm? {
    switch kind {
    case .condition: self
    case .column: SQLTerm("\(sql) IS 1", .condition, self)
    case .constant(.integer(let number)): SQLTerm("\(number)", .condition)
    case .constant: nil
    }
  }

  init(_ sql: String, _ kind: Kind, _ parts: SQLTerm...) {
    self.sql = "(\(sql))"
    self.kind = kind
    values = parts.flatMap(\.values)
    properties = parts.reduce(into: []) { $0.formUnion($1.properties) }
  }

  init?(constant value: Any) {
    guard let value = SQLTerm.value(of: value) else { return nil }
    sql = "?"
    values = [value]
    kind = .constant(value)
  }

  /// What stands in a column that holds a value; nil if columns can't be compared with it.
  static func value(of value: Any) -> SQLValue? {
    if (value as? any SQLOptional)?.isNil == true { return .null }
    guard let value = value as? any SQLConvertible, type(of: value).isExact else { return nil }
    let sql = value.sql
    // Swift's NaN equals nothing.
    return sql == .text("nan") && !(value is String) ? nil : sql
  }
}

/// An expression of a predicate that SQL may know.
private protocol SQLExpression {
  func term(for entity: Schema.Entity) -> SQLTerm?
}

private func term(_ expression: Any, _ entity: Schema.Entity) -> SQLTerm? {
  (expression as? any SQLExpression)?.term(for: entity)
}

private func condition(_ expression: Any, _ entity: Schema.Entity) -> SQLTerm? {
  term(expression, entity)?.asCondition
}

/// Compares a column with a constant.
private func comparison(
  _ left: Any, _ sign: String, _ right: Any, _ entity: Schema.Entity, isOrder: Bool = false
) -> SQLTerm? {
  guard let left = term(left, entity), let right = term(right, entity) else { return nil }
  switch (left.kind, right.kind) {
  case (.column(let collation), .constant(let value)),
    (.constant(let value), .column(let collation)):
    guard isOrder else {
      return SQLTerm("\(left.sql) \(collation ?? "") \(sign) \(right.sql)", .condition, left, right)
    }
    guard let collation, value != .null else { return nil }
    let column = left.kind == .constant(value) ? right : left
    // Numbers that are none come after all others in SQL, and nowhere in Swift.
    let isNumber = collation.isEmpty ? " AND typeof\(column.sql) <> 'text'" : ""
    return SQLTerm(
      "(\(left.sql) \(collation) \(sign) \(right.sql)\(isNumber)) IS TRUE", .condition, left, right)
  default: return nil
  }
}

/// Calls a function that asks Swift about two texts.
private func call(
  _ function: SQLFunction, _ left: Any, _ right: Any, _ entity: Schema.Entity
) -> SQLTerm? {
  guard let left = term(left, entity), let right = term(right, entity),
    [left, right].allSatisfy(\.isText)
  else { return nil }
  return SQLTerm("\(function.rawValue)(\(left.sql), \(right.sql)) IS 1", .condition, left, right)
}

extension SQLTerm {
  var isText: Bool {
    switch kind {
    case .column(let collation): collation == String.collation
    case .constant(.text): true
    default: false
    }
  }
}

extension PredicateExpressions.Variable: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? { nil }
}

extension PredicateExpressions.Value: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? { SQLTerm(constant: value) }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    SQLTerm(constant: Bool?.none as Any)
  }
}

extension PredicateExpressions.KeyPath: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    if root is any SQLVariable {
      guard let property = entity.byKeyPath[keyPath], property.isExact else { return nil }
      var term = SQLTerm(property.name.quoted, .column(collation: property.collation))
      term.properties = [property.name]
      return term
    }
    guard keyPath as AnyKeyPath == \String.isEmpty,
      let text = (root as? any SQLExpression)?.term(for: entity), text.isText
    else { return nil }
    return SQLTerm("\(text.sql) IS ''", .condition, text)
  }
}

private protocol SQLVariable {}
extension PredicateExpressions.Variable: SQLVariable {}

extension PredicateExpressions.Equal: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    comparison(lhs, "IS", rhs, entity)
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    comparison(lhs, "IS NOT", rhs, entity)
  }
}

extension PredicateExpressions.Comparison: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: ""
      }
    return sign.isEmpty ? nil : comparison(lhs, sign, rhs, entity, isOrder: true)
  }
}

extension PredicateExpressions.Conjunction: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    guard let left = condition(lhs, entity), let right = condition(rhs, entity) else { return nil }
    return SQLTerm("\(left.sql) AND \(right.sql)", .condition, left, right)
  }
}

extension PredicateExpressions.Disjunction: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    guard let left = condition(lhs, entity), let right = condition(rhs, entity) else { return nil }
    return SQLTerm("\(left.sql) OR \(right.sql)", .condition, left, right)
  }
}

extension PredicateExpressions.Negation: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    condition(wrapped, entity).map { SQLTerm("NOT \($0.sql)", .condition, $0) }
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    call(.contains, base, other, entity)
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    call(.startsWith, base, prefix, entity)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
  fileprivate func term(for entity: Schema.Entity) -> SQLTerm? {
    call(.localizedContains, root, other, entity)
  }
}
