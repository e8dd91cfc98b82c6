"""What hatchling does before it packs: build the browser client, compile the kernels.

LUDOTHEQUE_NO_WEB=1   leave the browser client out
LUDOTHEQUE_PURE=1     compile nothing
LUDOTHEQUE_NATIVE=1   a kernel that cannot be compiled is an error, not a warning
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_kernels
import build_web

NOT_COMPILED = """
******************************************************************************
  The kernels are NOT compiled: bots will think up to 30 times more slowly.
  Reason: {reason}
  Install a C compiler and Python's headers, then install Ludothèque again.
******************************************************************************"""


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        missing = build_web.wanted() and not build_web.fresh() and build_web.find_node() is None
        return [build_web.NODE_PACKAGE] if missing else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if build_web.wanted():  # else the client came built, with the source distribution
            build_web.build(self.app.display_info)
        if self.target_name == "wheel" and self.kernels_compiled():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("src/ludotheque/**/_c/*")

    def kernels_compiled(self) -> bool:
        if os.environ.get("LUDOTHEQUE_PURE"):
            return False
        try:
            build_kernels.build(self.app.display_info)
        except (Exception, SystemExit) as error:  # compilers and Cython raise what they like
            if os.environ.get("LUDOTHEQUE_NATIVE"):
                raise
            self.app.display_warning(NOT_COMPILED.format(reason=error))
            return False
        return bool(build_kernels.kernels())
