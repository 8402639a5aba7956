package import Foundation

/// Reads the texts of a target: `.strings` and `.stringsdict` in folders of languages, and
/// `.xcstrings`.
package struct StringsReader {
  /// The tables by name.
  package private(set) var tables: [String: StringTable] = [:]
  package private(set) var problems: [AssetProblem] = []

  package init() {}

  package mutating func read(_ file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    do {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw AssetProblem(file.path, "This can't be read; check that the file is there.")
      }
      var table = StringTable()
      switch file.pathExtension {
      case "xcstrings": table = try catalog(file.path, data)
      case "strings":
        for (key, value) in try list(file.path, data) {
          if let text = value as? String { add(.init(text), key, language(of: file), &table) }
        }
      case "stringsdict":
        for (key, value) in try list(file.path, data) {
          add(try plurals(value, key, file.path), key, language(of: file), &table)
        }
      default: return
      }
      tables[name, default: StringTable()].merge(table)
    } catch let problem as AssetProblem {
      problems.append(problem)
    } catch {
      problems.append(AssetProblem(file.path, "This can't be read. \(error)"))
    }
  }

  private func language(of file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : "Base"
  }

  private func add(
    _ entry: StringTable.Entry, _ key: String, _ language: String, _ table: inout StringTable
  ) {
    table.languages[language, default: [:]][key] = entry
  }

  private func list(_ path: String, _ data: Data) throws -> [String: Any] {
    var text = data
    // Xcode's own files were in UTF-16 for long.
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]),
      let decoded = String(data: data, encoding: .utf16)
    {
      text = Data(decoded.utf8)
    }
    if text.allSatisfy({ $0 == 10 || $0 == 13 || $0 == 32 }) { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: text, format: nil)
      if let list = list as? [String: Any] { return list }
    } catch {
      throw AssetProblem(
        path,
        "This isn't a list of texts; every line is \"key\" = \"text\"; with quotes and semicolon.")
    }
    throw AssetProblem(path, "This isn't a list of texts by key.")
  }

  /// One number of a dictionary of plurals; the format around it is put into each of its texts.
  private func plurals(_ value: Any, _ key: String, _ path: String) throws -> StringTable.Entry {
    let rules = value as? [String: Any] ?? [:]
    let variables = rules.compactMapValues { $0 as? [String: String] }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String, variables.count == 1,
      let (name, forms) = variables.first, let other = forms["other"]
    else {
      throw AssetProblem(
        path, "The texts of “\(key)” don't have exactly one number; use a string catalog in Xcode.")
    }
    let whole = { (text: String) in format.replacingOccurrences(of: "%#@\(name)@", with: text) }
    let categories = forms.filter { !$0.key.hasPrefix("NSString") && $0.key != "other" }
    return .init(whole(other), plurals: categories.mapValues(whole))
  }

  private func catalog(_ path: String, _ data: Data) throws -> StringTable {
    let catalog = try ContentsFile(path: path, data: data).decode(StringCatalog.self)
    var table = StringTable()
    table.sourceLanguage = catalog.sourceLanguage
    for (key, text) in catalog.strings {
      for (language, unit) in text.localizations ?? [:] {
        guard let entry = unit.entry(key: key) else { continue }
        add(entry, key, language, &table)
      }
    }
    return table
  }
}

/// A catalogue of texts, as Xcode writes it.
private struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Text]

  struct Text: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The text, that of other devices where devices differ.
    func entry(key: String) -> StringTable.Entry? {
      // One number chooses among texts; others that would have to are written in the plural.
      if let substitutions, let chosen = substitutions.keys.min() {
        var format = stringUnit?.value ?? key
        for (name, other) in substitutions where name != chosen {
          format = other.filling(format, name, with: other.variations.entry?.text ?? "")
        }
        guard let number = substitutions[chosen], let entry = number.variations.entry else {
          return nil
        }
        let whole = { (text: String) in number.filling(format, chosen, with: text) }
        return .init(whole(entry.text), plurals: entry.plurals?.mapValues(whole))
      }
      return stringUnit.map { .init($0.value) } ?? variations?.entry
    }
  }

  struct Substitution: Decodable {
    let formatSpecifier: String?
    let variations: Variations

    /// Puts a text into a format, in the place of this number.
    func filling(_ format: String, _ name: String, with text: String) -> String {
      format.replacingOccurrences(
        of: "%#@\(name)@",
        with: text.replacingOccurrences(of: "%arg", with: "%" + (formatSpecifier ?? "lld")))
    }
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let plural: [String: Variant]?
    let device: [String: Variant]?

    var entry: StringTable.Entry? {
      if let plural, let other = (plural["other"] ?? plural["many"])?.text {
        return .init(other, plurals: plural.compactMapValues(\.text))
      }
      let other = device?["other"] ?? device?.min { $0.key < $1.key }?.value
      return other?.text.map { .init($0) }
    }
  }

  final class Variant: Decodable {
    let stringUnit: Unit?

    var text: String? { stringUnit?.value }
  }
}
