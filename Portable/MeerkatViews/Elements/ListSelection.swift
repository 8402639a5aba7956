/// The type-erased selection of a list: one value or several.
struct ListSelection {
  let isMultiple: Bool
  let read: () -> Set<AnyHashable>
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// Selects a value; one of several is taken out again where it was selected.
  let choose: (AnyHashable) -> Void
  let clear: () -> Void

  /// The selection of one value.
  static func single<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(
      isMultiple: false,
      read: { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) },
      accepts: { $0.base is Value },
      choose: { if let value = $0.base as? Value { selection.wrappedValue = value } },
      clear: { selection.wrappedValue = nil })
  }

  /// The selection of several values.
  static func multiple<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      isMultiple: true,
      read: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
      accepts: { $0.base is Value },
      choose: {
        guard let value = $0.base as? Value else { return }
        selection.wrappedValue.formSymmetricDifference([value])
      },
      clear: { selection.wrappedValue = [] })
  }
}
