import Testing

/// What `@Linked` writes.
struct LinkedMacroTests {
  @Test func theTableIsWrittenAsByHand() {
    let use = MacroUse(
      """
      @Linked public enum Place {
        @Link("todos") case list
        @Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)
        @Link("todos/{id}/share", as: .sheet) case share(id: Int)
        case hint
      }
      """)
    #expect(use.mistakes == "")
    #expect(
      use.expanded == """
        public enum Place {
          case list
          case details(id: Int, filter: Filter?)
          case share(id: Int)
          case hint
        }

        extension Place: nonisolated MeerkatJourney.Linked {
          public nonisolated static let links = MeerkatJourney.Links<Self> {
            DeepLink("todos", .list)
            DeepLink("todos/{id}?filter={filter}", Self.details) {
              if case .details(let id, let filter) = $0 { (id, filter) } else { nil }
            }
            DeepLink("todos/{id}/share", Self.share, as: .sheet) {
              if case .share(let id) = $0 { id } else { nil }
            }
          }
        }
        """)
  }

  /// The links that are written for cases, each on one line.
  private func links(_ cases: String) -> String {
    let use = MacroUse("enum Place {}\n@Linked enum Other {\n\(cases)\n}")
    #expect(use.mistakes == "")
    let lines = use.expanded.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    return lines.drop { !$0.contains("static let") }.dropFirst().dropLast(2)
      .joined(separator: " ")
  }

  @Test func valuesWithoutNamesAreTakenInTheirOrder() {
    #expect(
      links("@Link(\"{room}/{seat}\") case seat(Int, String)") == """
        DeepLink("{room}/{seat}", Self.seat) { \
        if case .seat(let value1, let value2) = $0 { (value1, value2) } else { nil } }
        """)
  }

  @Test func valuesWithNamesAreFoundByThem() {
    #expect(
      links("@Link(\"{seat}/{room}\") case seat(room: Int, _ seat: String)") == """
        DeepLink("{seat}/{room}", { (seat: String, room: Int) in \
        Self.seat(room: room, seat) \
        }) { if case .seat(let room, let seat) = $0 { (seat, room) } else { nil } }
        """)
  }

  @Test func aDeprecatedCaseIsNamedWhereItIsDeprecatedOnly() {
    let use = MacroUse(
      """
      @Linked enum Place {
        @Link("todos") case list
        @available(*, deprecated) @Link("old/{id}") case old(id: Int)
        @available(*, deprecated) @Link("older") case older
      }
      """)
    #expect(use.mistakes == "")
    #expect(
      use.expanded == """
        enum Place {
          case list
          @available(*, deprecated) case old(id: Int)
          @available(*, deprecated) case older
        }

        extension Place: nonisolated MeerkatJourney.Linked {
          nonisolated static let links = MeerkatJourney.Links<Self> {
            DeepLink("todos", .list)
            for link in Array(DeprecatedLinks()) { link }
          }
          private nonisolated struct DeprecatedLinks: Sequence {
            @available(*, deprecated) func makeIterator() -> IndexingIterator<[DeepLink<Place>]> {
              [DeepLink("old/{id}", Place.old) {
                if case .old(let id) = $0 { id } else { nil }
              }, DeepLink("older", .older)].makeIterator()
            }
          }
        }
        """)
  }

  @Test func aConformanceByHandIsNotRepeated() {
    let source = "@Linked enum Place: Linked { @Link(\"todos\") case list }"
    #expect(MacroUse(source).expanded.contains("static let links"))
  }
}
