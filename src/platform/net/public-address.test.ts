import { expect, it } from "vitest";
import { isPublicAddress, isPublicUrl, publicLookup } from "./public-address.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QABC",
  "https://db5p.notify.windows.com/w/?token=abc",
])("takes %s", (endpoint) => {
  expect(isPublicUrl(endpoint, { withLoopback: false })).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://user:secret@fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://127.1/abc",
  "https://2130706433/abc",
  "https://0x7f.0.0.1/abc",
  "https://[::1]/abc",
  "https://[::ffff:127.0.0.1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/abc",
  "https://postgres/abc",
  "https://printer.local/abc",
  "https://metadata.google.internal/abc",
  "https://fcm.googleapis.com./abc",
  "ftp://fcm.googleapis.com/abc",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://fcm.googleapis.com/\r\nX-Evil: 1",
  "https://fcm.googleapis.com/ قلب",
  `https://fcm.googleapis.com/${"a".repeat(1000)}`,
  "not an address",
  "",
])("never takes %s", (endpoint) => {
  expect(isPublicUrl(endpoint, { withLoopback: false })).toBe(false);
});

it("takes this machine in tests alone, and nothing else with it", () => {
  for (const endpoint of ["http://127.0.0.1:4000/a", "http://localhost:4000/a"]) {
    expect(isPublicUrl(endpoint, { withLoopback: true })).toBe(true);
    expect(isPublicUrl(endpoint, { withLoopback: false })).toBe(false);
  }
  for (const endpoint of ["http://10.0.0.1/a", "http://a@127.0.0.1/a", "http://127.0.0.1.evil.example/a"]) {
    expect(isPublicUrl(endpoint, { withLoopback: true })).toBe(false);
  }
});

it.each([
  ["142.250.1.95", true],
  ["2a00:1450:4001:81b::200a", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.53", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["64:ff9b:1::a00:1", false],
  ["2001:0:4136:e378:8000:63bf:3fff:fdd2", false],
  ["::ffff:7f00:1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["nothing", false],
])("knows whether %s is of the internet", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it("goes nowhere by a name that leads to this machine", async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, resolve));
    expect(String(error)).toContain("is no public address");
  }
});
