const here = "http://here.invalid";

/**
 * Where to go after signing in, as an address asked for: a page of this site, whatever tricks its text plays with
 * slashes, backslashes, spaces and schemes. The landing page for anything else, and for /login itself.
 */
export function nextPage(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, here)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, here);
  if (origin !== here || pathname.startsWith("//") || pathname === "/login") return "/";
  return `${pathname}${search}${hash}`;
}
