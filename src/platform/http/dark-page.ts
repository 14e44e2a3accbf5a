import { themeColours } from "#ui/shell/preferences.ts";

/** What a page says of its theme, and all that draws it: the first of each in its bytes, light and dark. */
const sayings = [
  // What the markup was made for is kept until the browser has taken it over (ui/shell/preferences.ts).
  ['data-theme="light"', 'data-theme="dark" data-served-theme="light"'],
  [`name="theme-color" content="${themeColours.light}"`, `name="theme-color" content="${themeColours.dark}"`],
  ['name="color-scheme" content="light"', 'name="color-scheme" content="dark"'],
] as const;

/** A page that was made light, for who wants it dark: it is drawn dark from the first byte, and made once for both. */
export function inTheDark(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const [light, dark] of sayings) {
    const at = page.indexOf(light, from);
    if (at < 0) continue;
    parts.push(page.subarray(from, at), Buffer.from(dark));
    from = at + light.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
