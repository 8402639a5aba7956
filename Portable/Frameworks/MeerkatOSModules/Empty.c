// SwiftPM wants something to compile in every module.
