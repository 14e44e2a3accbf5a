import { callPublic, PublicCallFailed } from "#platform/net/call-public.ts";
import { largestWorkbook } from "../stock-import/columns.ts";

/** In all, with every redirect. */
const limitMs = 45_000;
/** Sheets that are published lie behind one or two. */
const mostRedirects = 3;

/** Why a file was not had, as a reading keeps it; `refused` with the status of the answer. */
export type FetchFailure = "forbidden" | "unreachable" | "too_large" | "moved" | `refused:${number}`;
export class StockNotFetched extends Error {
  readonly why: FetchFailure;

  constructor(why: FetchFailure) {
    super(why);
    this.name = "StockNotFetched";
    this.why = why;
  }
}

/** What a server calls its file, by which it says that it is the same still. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/**
 * Fetches a file of stock from an address that a dealer named: each step of a redirect is looked at as the first address is. Returns
 * undefined where the file is the one that `validators` name. Throws `StockNotFetched`.
 */
export async function fetchStock(
  url: string,
  { etag, lastModified }: Validators,
  { withLoopback }: { withLoopback: boolean },
): Promise<({ bytes: Buffer } & Validators) | undefined> {
  const until = performance.now() + limitMs;
  const headers = {
    accept: "text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5",
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
  let next = url;
  for (let step = 0; step <= mostRedirects; step++) {
    const left = Math.max(1, Math.round(until - performance.now()));
    const answer = await callPublic(next, {
      headers,
      limitMs: left,
      mostBytes: largestWorkbook,
      withLoopback,
    }).catch(named);
    const { status, body } = answer;
    if (status === 304) return undefined;
    if (status === 200) {
      return {
        bytes: body,
        etag: shortHeader(answer.headers.etag),
        lastModified: shortHeader(answer.headers["last-modified"]),
      };
    }
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, next)) {
      throw new StockNotFetched(`refused:${status}`);
    }
    next = new URL(location, next).href;
  }
  throw new StockNotFetched("moved");
}

/** One that is too long to be kept is none: the file is read whole. */
const shortHeader = (value: string | undefined) => (value && value.length <= 300 ? value : null);

function named(error: unknown): never {
  throw error instanceof PublicCallFailed ? new StockNotFetched(error.reason) : error;
}
