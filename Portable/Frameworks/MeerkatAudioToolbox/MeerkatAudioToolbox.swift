@_exported public import Foundation

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// The address of a file, which is bridged to Foundation's.
public typealias CFURL = URL

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Gives a sound a number, by which nothing is played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

/// Plays no sound: there is no speaker.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays no sound, and says at once that it has ended.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
