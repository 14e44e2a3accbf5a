import { everyName } from "#features/search/address/read-search.ts";

/** The names that a browse page reads from its address, and the language. Marks of campaigns differ by visitor. */
const searchNames = new Set<string>([...everyName, "lang"]);
const languageAlone = new Set(["lang"]);

const pages: readonly (readonly [path: RegExp, names: ReadonlySet<string>])[] = [
  [/^\/$/, languageAlone],
  [/^\/(cars|motorcycles)$/, searchNames],
  [/^\/cars\/[0-9a-f-]{36}$/, languageAlone],
  [/^\/seo(\/[\w/-]+)?$/, languageAlone],
  [/^\/dealers(\/[\w/-]+)?$/, searchNames],
  [/^\/(about|trust|terms|privacy|subscriptions|contact)$/, languageAlone],
];
const longestAddress = 500;

/**
 * Whether an address is that of a page which all guests may be given alike. What is not named here is made for each: pages
 * behind the links of mails, whose address is a secret, results of payments, the administration, campaigns.
 */
export function isGuestPage(url: string): boolean {
  if (url.length > longestAddress) return false;
  const [path = "", query = ""] = url.split("?", 2);
  const names = pages.find(([pattern]) => pattern.test(path))?.[1];
  return names !== undefined && [...new URLSearchParams(query).keys()].every((name) => names.has(name));
}
