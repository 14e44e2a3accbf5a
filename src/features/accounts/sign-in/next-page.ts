const here = "http://here.invalid";

/**
 * Where to go after signing in, or once there is a network again, as an address asked for: a page of this site, whatever tricks its text plays with
 * slashes, backslashes, spaces and schemes. The landing page for anything else, and for /login itself.
 */
export function nextPage(wanted: unknown): string {
  const address = typeof wanted === "string" && wanted.startsWith("/") && addressOf(wanted);
  if (!address) return "/";
  const { origin, pathname, search, hash } = address;
  if (origin !== here || pathname.startsWith("//") || pathname === "/login") return "/";
  return `${pathname}${search}${hash}`;
}

/** `URL.canParse` is younger than the browsers that we support. */
function addressOf(text: string): URL | undefined {
  try {
    return new URL(text, here);
  } catch {
    return undefined;
  }
}
