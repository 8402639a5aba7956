@_exported public import Foundation
import MeerkatViews

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth, in degrees.
///
/// Like CoreLocation's `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees = 0
  public var longitude: CLLocationDegrees = 0

  public init() {}

  @Memberwise
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
///
/// Like CoreLocation's `CLLocation`.
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  public var speed: CLLocationSpeed { -1 }
  public var course: CLLocationDirection { -1 }

  @Memberwise
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  )

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the distance on a sphere of the earth's mean radius, in metres.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = { (degrees: Double) in degrees * .pi / 180 }
    let (here, there) = (coordinate, location.coordinate)
    let height = sin(radians(there.latitude - here.latitude) / 2)
    let width = sin(radians(there.longitude - here.longitude) / 2)
    let part =
      height * height
      + cos(radians(here.latitude)) * cos(radians(there.latitude)) * width * width
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}

/// Whether an app may know where it is.
///
/// Like CoreLocation's `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know where it is.
///
/// Like CoreLocation's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What the user moves for.
///
/// Like CoreLocation's `CLActivityType`.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
///
/// Like CoreLocation's `CLError`.
public struct CLError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// Tells an app where it is: access is denied.
///
/// Like CoreLocation's `CLLocationManager`.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var location: CLLocation? { nil }

  public override init() {}

  public class func locationServicesEnabled() -> Bool { false }
  public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  public class func headingAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
}

/// Hears where an app is.
///
/// Like CoreLocation's `CLLocationManagerDelegate`.
@OptionalMethods
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// What is at a place.
///
/// Like CoreLocation's `CLPlacemark`.
public final class CLPlacemark: NSObject, Sendable {
  public var location: CLLocation? { nil }
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }
}

/// Finds what is at a place, and where an address is: never anything here.
///
/// Like CoreLocation's `CLGeocoder`.
public final class CLGeocoder: NSObject, Sendable {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  public var isGeocoding: Bool { false }

  public override init() {}

  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func cancelGeocode() {}
}
