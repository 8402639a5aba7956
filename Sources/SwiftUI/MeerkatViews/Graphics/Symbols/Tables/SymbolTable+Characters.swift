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
    a A line M6.5 20L12 4.5L17.5 20M8.6 14.5h6.8
    b B line M8 12h5.2a3.75 3.75 0 0 0 0-7.5H8V20h5.7a4 4 0 0 0 0-8
    c C line M17 8a5.5 5.5 0 0 0-10 3.2v2a5.5 5.5 0 0 0 10 3
    d D line M8 4.5V20h3.5a5.5 5.5 0 0 0 5.5-5.5V10a5.5 5.5 0 0 0-5.5-5.5z
    e E line M16.5 4.5H8V20h8.5M8 12h7
    f F line M16.5 4.5H8V20M8 12h7
    g G line M17 8a5.5 5.5 0 0 0-10 3.2v2a5.5 5.5 0 0 0 10 3V13h-4.5
    h H line M7.5 4.5V20M16.5 4.5V20M7.5 12h9
    i I line M12 4.5V20M9 4.5h6M9 20h6
    j J line M15.5 4.5v11a4 4 0 0 1-8 0
    k K line M8 4.5V20M17 4.5L8 13.5M11.3 10.5L17 20
    l L line M8.5 4.5V20H17
    m M line M6 20V4.5l6 9 6-9V20
    n N line M7.5 20V4.5L16.5 20V4.5
    o O line M12 4.5A5.5 5.5 0 0 0 6.5 10v4.5a5.5 5.5 0 0 0 11 0V10A5.5 5.5 0 0 0 12 4.5z
    p P line M8 20V4.5h5a4.25 4.25 0 0 1 0 8.5H8
    q Q line M12 4.5A5.5 5.5 0 0 0 6.5 10v4.5a5.5 5.5 0 0 0 11 0V10A5.5 5.5 0 0 0 12 4.5zM14 16.5l4 4
    r R line M8 20V4.5h5a4.25 4.25 0 0 1 0 8.5H8M12.5 13L17 20
    s S line M16.5 7.5C15.5 5.5 14 4.5 12 4.5c-2.7 0-4.5 1.4-4.5 3.7 0 5 9.5 2.8 9.5 7.8 0 2.4-2 4-5 4
      -2.5 0-4.2-1.1-5-3.2
    t T line M6.5 4.5h11M12 4.5V20
    u U line M7 4.5v10.5a5 5 0 0 0 10 0V4.5
    v V line M6.5 4.5L12 20l5.5-15.5
    w W line M4.5 4.5L8 20l4-12 4 12 3.5-15.5
    x X line M7 4.5L17 20M17 4.5L7 20
    y Y line M6.5 4.5L12 12.5l5.5-8M12 12.5V20
    z Z line M7 4.5h10L7 20h10
    text ≡ line M4 6h16M4 12h16M4 18h10
    quote “ like quote.opening
    dot • solid O12 12 4
    """
}
