"""Which version of the house this is."""

from importlib.metadata import version

VERSION = version("ludotheque")
