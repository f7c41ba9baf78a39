//! Which addresses are public.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An address that everybody reaches, and not one of this machine or of the network around it.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    let is_special = first == 0 || first >= 224 || (first, second, third) == (192, 0, 0);
    let is_trial = first == 198 && (second == 18 || second == 19);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_special
        || is_trial)
}

/// Only what is given out to everybody, without the parts that lead to addresses of the older kind.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_tunnel = first == 0x2002 || (first, second) == (0x2001, 0);
    let is_documentation = (first, second) == (0x2001, 0xdb8);
    (0x2000..0x4000).contains(&first) && !is_tunnel && !is_documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_and_its_neighbours_are_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::1",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }
}
