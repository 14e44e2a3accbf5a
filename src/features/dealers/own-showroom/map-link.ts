import { foldDigits } from "#i18n/format.ts";

/** Where maps are, and which of their addresses lead to a place. */
const mapHosts: Record<string, RegExp> = {
  "google.com": /^\/maps\b/,
  "www.google.com": /^\/maps\b/,
  "maps.google.com": /^\//,
  "maps.app.goo.gl": /^\/./,
  "goo.gl": /^\/maps\/./,
  "maps.apple.com": /^\//,
  "openstreetmap.org": /^\//,
  "www.openstreetmap.org": /^\//,
  "waze.com": /^\//,
  "www.waze.com": /^\//,
  "ul.waze.com": /^\//,
};
const longest = 500;
const position = /^(-?\d{1,2}(?:\.\d{1,10})?)\s*[,،]\s*(-?\d{1,3}(?:\.\d{1,10})?)$/;

/**
 * The address of a place on a map, from a link of one of the great maps or from a position, "33.8938, 35.5018". Undefined for what is
 * neither: a showroom leads nowhere else.
 */
export function mapLink(typed: string): string | undefined {
  const text = foldDigits(typed).trim();
  const [, latitude, longitude] = position.exec(text) ?? [];
  if (latitude !== undefined && longitude !== undefined) {
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
    return `https://www.google.com/maps/search/?api=1&query=${Number(latitude)},${Number(longitude)}`;
  }
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return undefined;
  const path = Object.hasOwn(mapHosts, url.hostname) ? mapHosts[url.hostname] : undefined;
  return path?.test(url.pathname) && url.href.length <= longest ? url.href : undefined;
}
