import Foundation
import MeerkatPictures
import MeerkatSnapshots
import MeerkatUI
import Testing

/// What differs between two pictures, in words.
@MainActor
struct DifferenceTests {
  private func words(_ old: some View, _ new: some View) throws -> [String] {
    let pictures = try [
      Picture(of: old, width: 300, height: 200), Picture(of: new, width: 300, height: 200),
    ].map { try #require(DrawnScreen($0.svg)) }
    return PictureDifference.words(pictures[0], pictures[1])
  }

  @Test func aButtonMoves() throws {
    func screen(_ top: CGFloat) -> some View {
      VStack {
        Text("Title")
        Button("Try again") {}.buttonStyle(.bordered)
      }
      .frame(maxHeight: .infinity, alignment: .top).padding(.top, top)
    }
    #expect(
      try words(screen(0), screen(12)) == [
        "Text “Title” and Button “Try again” are 12 points lower."
      ])
  }

  @Test func aTextChanges() throws {
    #expect(
      try words(
        Text("Save").frame(width: 100, alignment: .leading),
        Text("Keep").frame(width: 100, alignment: .leading)) == [
          "Text “Save” now says “Keep”."
        ])
  }

  @Test func aColourChanges() throws {
    #expect(
      try words(Color.red.frame(width: 10, height: 10), Color.blue.frame(width: 10, height: 10))
        == [
          "Rectangle has another colour: #0067e0 instead of #d70015."
        ])
  }

  @Test func somethingComesAndGrows() throws {
    func screen(_ side: CGFloat, _ isThere: Bool) -> some View {
      ZStack(alignment: .topLeading) {
        Circle().fill(.red).frame(width: side, height: side)
        if isThere { Text("New") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(
      try words(screen(20, false), screen(24, true)) == [
        "Circle is 2 points lower.", "Circle is 2 points further right.",
        "Circle is 4 points larger.", "Text “New” is new.",
      ])
  }

  @Test func whatIsDrawnAndClippedMoves() throws {
    func screen(_ top: CGFloat) -> some View {
      VStack {
        Path { $0.addLines([.zero, CGPoint(x: 9, y: 5), CGPoint(x: 0, y: 9)]) }.stroke(.red)
          .frame(width: 20, height: 20)
        Text("Clipped").clipShape(Circle())
        Text("Two three four five six seven eight nine ten eleven twelve thirteen")
      }
      .padding(.top, top).frame(maxHeight: .infinity, alignment: .top)
    }
    let found = try words(screen(0), screen(12))
    #expect(
      found == [
        "Shape, Text “Clipped” and Text “Two three four five six seven eight nine ten eleve…” are 12 points lower.",
        "clipShape has another clip.",
      ])
  }

  @Test func whatRoundingMakesIsTheSame() throws {
    #expect(
      try words(
        Color.red.frame(width: 10, height: 10), Color.red.frame(width: 10.05, height: 10)) == [])
  }

  @Test func whatIsNoPictureIsNotRead() {
    for text in ["", "<svg ", "<svg a=\"b\">\n nonsense\n</svg>"] {
      #expect(DrawnScreen(text) == nil)
    }
  }
}
