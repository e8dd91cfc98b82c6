"""What hatchling does before it packs: build the browser client, pack the word list, compile the kernels."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_kernels
import build_lexicon
import build_web


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [build_web.NODE_PACKAGE] if build_web.needs_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if build_web.wanted():  # else the client came built, with the source distribution
            build_web.build(self.app.display_info)
        if self.target_name != "wheel":
            return
        build_lexicon.build(self.app.display_info)
        build_data["artifacts"].append("src/ludotheque/games/crack/words/*.dawg")
        if build_kernels.attempt(self.app.display_info, self.app.display_warning):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("src/ludotheque/**/_c/*")
