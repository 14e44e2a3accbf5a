import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that are nobody's on the internet: a machine's own, of a private net, of documentation, of many at once. */
const notPublic = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  notPublic.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  notPublic.addSubnet(net, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 6 ? "ipv6" : "ipv4");
}

const loopback = /^(127\.0\.0\.1|localhost)$/;
const ofTheInternet =
  /^(?!.*\.(local|localhost|internal|lan|home|test|invalid|onion)$)([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

/**
 * Whether the market may call what a user names: a push service, a photo, a program of a dealer. It must be https on the usual
 * port of a host that has a name of the internet; what it is found at is looked at when it is called (`publicLookup`). `withLoopback`: also this machine: for tests alone, what runs beside a market is not to be reached by its users.
 */
export function isPublicUrl(text: string, { withLoopback }: { withLoopback: boolean }): boolean {
  if (text.length > 1000 || /[^\x21-\x7e]/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return false;
  if (withLoopback && loopback.test(url.hostname)) return /^https?:$/.test(url.protocol);
  return url.protocol === "https:" && url.port === "" && ofTheInternet.test(url.hostname);
}

/** Finds a host, unless it lies where nothing public does: a name may lead anywhere, and elsewhere by the time it is called. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const wrong =
      error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : refused(hostname));
    const [first] = found ?? [];
    if (wrong || !first) return callback(wrong ?? refused(hostname), "", 0);
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

const refused = (hostname: string) =>
  Object.assign(new Error(`${hostname} is no public address`), { code: "EACCES" });
