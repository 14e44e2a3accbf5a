import { createHash } from "node:crypto";
import { colours } from "#ui/colours.ts";

/** For whom the bytes of a page are: one who has nothing of ours yet, one who wants a page of all guests dark. */
export interface Reader {
  isFirst: boolean;
  isDark: boolean;
}

/** What stands in a page once, and what stands there for some readers. */
export type Exchange = readonly [found: string, instead: Buffer];

/** A page in bytes, and what becomes of them. */
export interface PageBytes {
  body: Buffer;
  /** What it carries in itself for who has nothing of ours yet, by address, and has fetched for the next page. */
  sheets: ReadonlyMap<string, Exchange>;
  /** When it was made: that stands in it, in milliseconds. */
  made: Date;
}

/**
 * A style sheet in the place of the link to it: a browser that has nothing of ours yet draws the page a whole round trip
 * earlier. The link stays behind it and loads nothing: React finds by it what is there, and puts behind it the sheets of
 * parts that come on demand.
 */
export const carried = (address: string, text: Buffer): Exchange => {
  const found = `<link rel="stylesheet" href="${address}"`;
  const link = `</style>${found.replace(" href", " disabled href")}`;
  return [found, Buffer.concat([Buffer.from("<style>"), text, Buffer.from(link)])];
};

/** A page that was made light is drawn dark from the first byte. */
const darkened: readonly Exchange[] = [
  // What the markup was made for is kept until the browser has taken it over (ui/shell/preferences.ts).
  ['data-theme="light"', 'data-theme="dark" data-served-theme="light"'],
  [
    `name="theme-color" content="${colours.light.ground}"`,
    `name="theme-color" content="${colours.dark.ground}"`,
  ],
  ['name="color-scheme" content="light"', 'name="color-scheme" content="dark"'],
].map(([light = "", dark = ""]) => [light, Buffer.from(dark)]);

/** The bytes of a page for a reader: these never become a text again, which has Arabic in it and is long. */
export function bodyOf(
  { body, sheets }: Pick<PageBytes, "body" | "sheets">,
  { isFirst, isDark }: Reader,
): Buffer {
  return exchanged(exchanged(body, isDark ? darkened : []), isFirst ? [...sheets.values()] : []);
}

/** With the first of each exchanged, in their order. */
function exchanged(page: Buffer, all: readonly Exchange[]): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const [found, instead] of all) {
    const at = page.indexOf(found, from);
    if (at < 0) continue;
    parts.push(page.subarray(from, at), instead);
    from = at + found.length;
  }
  return parts.length > 0 ? Buffer.concat([...parts, page.subarray(from)]) : page;
}

/** The same of all pages that say the same, whenever they were made: a weak tag leaves that moment out. */
export function tagOf({ body, made }: Pick<PageBytes, "body" | "made">): string {
  const moment = String(made.getTime());
  const rest = createHash("sha1");
  let from = 0;
  for (let at = body.indexOf(moment); at >= 0; at = body.indexOf(moment, from)) {
    rest.update(body.subarray(from, at));
    from = at + moment.length;
  }
  return rest.update(body.subarray(from)).digest("base64url");
}
