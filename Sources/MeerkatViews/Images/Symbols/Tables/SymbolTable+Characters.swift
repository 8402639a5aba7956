extension SymbolTable {
  /// What exists only inside other symbols, such as the digit in "1.circle".
  static let characters: String = """
    0 0 line R7.5 4 9 16 4.5
    1 1 line M8.5 7.5L12.5 4.5V20
    2 2 line M7.5 8.5a4.5 4.5 0 1 1 8.2 2.5C14 13.5 9 16.5 7.5 20h9.5
    3 3 line M7.5 4.5h9l-5 6a4.8 4.8 0 1 1-4.5 6.5
    4 4 line M14.5 20V4.5L6.5 15.5H18
    5 5 line M16.5 4.5H8.5L8 11.5a4.7 4.7 0 1 1-.8 6
    6 6 line M15 4.5c-3.5 2-6.5 5.5-7.3 9.5O12 15.2 4.8
    7 7 line M7 4.5h10L10.5 20
    8 8 line O12 8 3.7O12 15.9 4.3
    9 9 line M9 19.5c3.5-2 6.5-5.5 7.3-9.5O12 8.8 4.8
    text ≡ line M4 6h16M4 12h16M4 18h10
    quote “ like quote.opening
    dot • solid O12 12 4
    """
}
