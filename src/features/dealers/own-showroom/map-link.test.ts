import { expect, it } from "vitest";
import { mapLink } from "./map-link.ts";

it.each([
  ["https://maps.app.goo.gl/AbC123", "https://maps.app.goo.gl/AbC123"],
  [" https://www.google.com/maps/place/X ", "https://www.google.com/maps/place/X"],
  ["https://www.google.com/maps?q=33.9,35.5", "https://www.google.com/maps?q=33.9,35.5"],
  ["https://ul.waze.com/ul?ll=33.9,35.5", "https://ul.waze.com/ul?ll=33.9,35.5"],
  ["33.8938, 35.5018", "https://www.google.com/maps/search/?api=1&query=33.8938,35.5018"],
  ["٣٣.٨٩، ٣٥.٥", "https://www.google.com/maps/search/?api=1&query=33.89,35.5"],
])("%s leads to a place", (typed, link) => {
  expect(mapLink(typed)).toBe(link);
});

it.each([
  "",
  "http://maps.google.com/x",
  "javascript:alert(1)",
  "https://maps.google.com.evil.example/",
  "https://evil.example/maps",
  "https://www.google.com/url?q=https://evil.example",
  "https://www.google.com/mapsx",
  "https://user:pass@maps.google.com/",
  "https://maps.google.com:8443/",
  "https://maps.google.com@evil.example/",
  "https://goo.gl/other",
  "https://constructor/",
  "//maps.google.com/x",
  "95.0, 35.5",
  "33.9, 190",
  "33.9",
  `https://maps.google.com/${"x".repeat(500)}`,
])("%s does not", (typed) => {
  expect(mapLink(typed)).toBeUndefined();
});
