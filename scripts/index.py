"""What the compiler noted about each file in its index, for scripts that ask who refers to what."""

import ctypes
import json
import subprocess
import sys
from pathlib import Path

DECLARED, REFERRED = 1 << 0 | 1 << 1, 1 << 2  # indexstore_symbol_role_t
RECORD = 2  # indexstore_unit_dependency_kind_t


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """What a folder has about sources, read by way of the toolchain's own library."""

    def __init__(self, folder):
        target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
        libraries = Path(target["paths"]["runtimeResourcePath"]).parent
        self.library = ctypes.CDLL(str(next(libraries.glob("libIndexStore.[sd][oy]*"))))
        self.error = ctypes.byref(ctypes.c_void_p())
        self.store = self.open("store", str(folder).encode())

    def call(self, name, argument, result=ctypes.c_void_p):
        function = self.library["indexstore_" + name]
        function.restype = result
        return function(ctypes.c_void_p(argument))

    def open(self, name, *arguments):
        function = self.library[f"indexstore_{name}_create"]
        function.restype = ctypes.c_void_p
        return function(*arguments, self.error) or sys.exit("error: there is no index; run make build")

    def each(self, name, of, visit, *options, kind=ctypes.c_void_p):
        step = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)(lambda _, item: visit(item) or True)
        self.library[f"indexstore_{name}_apply_f"](ctypes.c_void_p(of), *options, None, step)

    def files(self, folder):
        """Gives each source below a folder, with its module and the records about it."""
        units = []
        self.each("store_units", self.store, lambda name: units.append(str(name)), 0, kind=Text)
        for name in units:
            unit = self.open("unit_reader", ctypes.c_void_p(self.store), name.encode())
            records = []

            def visit(dependency):
                if self.call("unit_dependency_get_kind", dependency, ctypes.c_int) == RECORD:
                    records.append(str(self.call("unit_dependency_get_name", dependency, Text)))

            file = Path(str(self.call("unit_reader_get_main_file", unit, Text)))
            if folder in file.parents and file.exists():
                self.each("unit_reader_dependencies", unit, visit)
                yield file, str(self.call("unit_reader_get_module_name", unit, Text)), records
            self.call("unit_reader_dispose", unit, None)

    def symbols(self, name):
        """Gives the identity, the name and the roles of each symbol of a record."""
        record = self.open("record_reader", ctypes.c_void_p(self.store), name.encode())
        symbols = []

        def visit(symbol):
            texts = [str(self.call(f"symbol_get_{part}", symbol, Text)) for part in ("usr", "name")]
            symbols.append((*texts, self.call("symbol_get_roles", symbol, ctypes.c_uint64)))

        self.each("record_reader_symbols", record, visit, ctypes.c_bool(True))
        self.call("record_reader_dispose", record, None)
        return symbols
