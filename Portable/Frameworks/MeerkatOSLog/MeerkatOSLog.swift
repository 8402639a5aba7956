// What `import OSLog` means: the declarations of os. A module can have one alias only, so this one has the second.
@_exported public import MeerkatOS
