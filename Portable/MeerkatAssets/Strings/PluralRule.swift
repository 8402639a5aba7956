/// The plural categories of the Unicode CLDR, for the most common languages of apps.
enum PluralRule {
  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, in language: String) -> String {
    let size = number.magnitude
    let isWhole = size == size.rounded()
    let whole = Int(min(size, 1e15))
    let (ten, hundred) = (whole % 10, whole % 100)
    switch language.prefix(while: { $0 != "-" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy":
      if whole < 2 { return "one" }
      return isWhole && whole != 0 && whole % 1_000_000 == 0 ? "many" : "other"
    case "hi", "fa", "bn", "gu", "kn", "zu": return size <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "hr", "sr", "bs":
      guard isWhole else { return "other" }
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundred) { return "other" }
      return ten == 1 ? "one" : ten >= 2 ? "few" : "other"
    case "lv":
      if isWhole, ten == 0 || (11...19).contains(hundred) { return "zero" }
      return isWhole && ten == 1 ? "one" : "other"
    case "ro":
      if isWhole, whole == 1 { return "one" }
      return !isWhole || whole == 0 || (1...19).contains(hundred) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      switch hundred {
      case 1: return "one"
      case 2: return "two"
      case 3, 4: return "few"
      default: return "other"
      }
    case "ar":
      guard isWhole else { return "other" }
      if whole <= 2 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
    case "he", "iw":
      return isWhole && whole == 1 ? "one" : isWhole && whole == 2 ? "two" : "other"
    case "ga":
      guard isWhole, whole > 0 else { return "other" }
      return whole == 1
        ? "one" : whole == 2 ? "two" : whole < 7 ? "few" : whole < 11 ? "many" : "other"
    case "es", "it", "ca":
      if isWhole, whole == 1 { return "one" }
      return isWhole && whole != 0 && whole % 1_000_000 == 0 ? "many" : "other"
    default: return isWhole && whole == 1 ? "one" : "other"
    }
  }
}
