"""Networks that a host names: whose word counts, and who may look."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True, slots=True)
class Networks:
    """Some addresses and networks; `"10.0.0.7" in networks` says whether an address is in one of them."""

    networks: tuple[Network, ...] = ()
    unix: bool = False
    """True if what comes through a Unix socket, which has no address, counts as well."""

    def __contains__(self, address: str) -> bool:
        if not address:
            return self.unix
        if not self.networks:
            return False
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self.networks)

    def __bool__(self) -> bool:
        return bool(self.networks) or self.unix

    def __str__(self) -> str:
        return ", ".join(_short(network) for network in self.networks)


NOWHERE: Final = Networks()


def networks(named: Iterable[str]) -> Networks:
    """The networks of these names, such as `127.0.0.1` or `172.16.0.0/12`. ValueError names the first that is none."""
    return Networks(tuple(_network(name.strip()) for name in named))


def _network(name: str) -> Network:
    try:
        return ipaddress.ip_network(name)
    except ValueError:
        pass
    try:
        wide = ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise ValueError(f"{name!r} is no address and no network, such as 127.0.0.1 or 172.16.0.0/12") from None
    raise ValueError(f"{name!r} has an address where a network is expected: {wide}, or without the / for one address")


def _short(network: Network) -> str:
    """One address without its `/32`."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)
