import { randomBytes } from "node:crypto";
import type { Metrics } from "../metrics/metrics.ts";
import type { MadePage } from "./make-page.ts";
import { type PackedPage, packPage, writtenOver } from "./packed-page.ts";

/**
 * How long a page is given again, counted from before anything of it was read: what was committed longer ago than this is
 * in every page. The rest of the second is for what the search in memory takes to hear of a change.
 */
export const keptForMs = 800;

/** Packing a page costs as much as five answers that are packed each: only one that is asked for often is worth it. */
const packFrom = 4;

/** A page for all guests, with the places of its nonce. */
export interface GuestPage {
  page: MadePage;
  /** The page with a nonce of its own in each place. */
  bodyWith(nonce: string): Buffer;
  /** The same packed with Brotli, once the page has been asked for often enough; undefined until then. */
  packedWith(nonce: string): Buffer | undefined;
}

interface Making {
  begun: number;
  made: Promise<GuestPage>;
  /** How many wait for it; when the last has left, it is asked to stop. */
  waiting: number;
  left: AbortController;
}
interface Kept extends GuestPage {
  begun: number;
  /** What it takes, its packed copy included once there is one. */
  bytes: number;
}

/** What makes a page: the nonce that is to stand in it, and what tells that nobody wants it any more. */
export type Make = (nonce: string, signal: AbortSignal) => Promise<MadePage>;

/**
 * The pages that guests were given within the last moment, at most `mostBytes` of them and their packed copies. Age alone ends a page: what a page shows
 * comes from twenty tables, the clock and memory of this process, and no list of what to hear of would stay complete.
 * All that ask for the same page while it is made wait for that one (docs/decisions/0013).
 */
export function guestPages({
  mostBytes,
  onAnswer,
  now = () => performance.now(),
}: {
  mostBytes: number;
  /** Called at every page that is asked for: whether it was there, was being made, or is made for it. */
  onAnswer?: (from: "kept" | "shared" | "made") => void;
  now?: () => number;
}) {
  // In the order in which they were begun, so the oldest is the first to go, whether for its age or for room.
  const kept = new Map<string, Kept>();
  const makings = new Map<string, Making>();
  let bytes = 0;
  let isSweeping = false;

  const isOld = ({ begun }: { begun: number }) => now() - begun >= keptForMs;

  function forget(key: string, old: Kept): void {
    kept.delete(key);
    bytes -= old.bytes;
  }

  function keep(key: string, next: Kept): void {
    const before = kept.get(key);
    if (before) forget(key, before);
    kept.set(key, next);
    bytes += next.bytes;
    makeRoom();
    sweepLater();
  }

  /** A page has a packed copy now; one that was forgotten meanwhile takes nothing here. */
  function grow(key: string, page: MadePage, more: number): void {
    const known = kept.get(key);
    if (known?.page !== page) return;
    known.bytes += more;
    bytes += more;
    makeRoom();
  }

  function makeRoom(): void {
    for (const [key, old] of kept) {
      if (bytes <= mostBytes && !isOld(old)) break;
      forget(key, old);
    }
  }

  /** Nobody may come again to push the last ones out. */
  function sweepLater(): void {
    if (isSweeping || kept.size === 0) return;
    isSweeping = true;
    setTimeout(() => {
      isSweeping = false;
      for (const [key, old] of kept) if (isOld(old)) forget(key, old);
      sweepLater();
    }, keptForMs).unref();
  }

  function begin(key: string, make: Make): Making {
    // Unknown to everybody until it is replaced in each answer: no text of a page can hold it.
    const place = randomBytes(16).toString("base64url");
    const left = new AbortController();
    const begun = now();
    const made = make(place, left.signal).then((page) => {
      const guestPage = { page, ...filling(page.body, place, (more) => grow(key, page, more)) };
      if (page.status === 200 && !left.signal.aborted && makings.get(key) === making)
        keep(key, { ...guestPage, begun, bytes: page.body.length });
      return guestPage;
    });
    const making: Making = { begun, made, waiting: 0, left };
    makings.set(key, making);
    const over = () => {
      if (makings.get(key) === making) makings.delete(key);
    };
    made.then(over, over);
    return making;
  }

  return {
    /** The page of a key: kept, being made, or made now. `gone` tells that its visitor has left. */
    async get(key: string, gone: AbortSignal, make: Make): Promise<GuestPage> {
      const known = kept.get(key);
      if (known && !isOld(known)) {
        onAnswer?.("kept");
        return known;
      }
      const under = makings.get(key);
      const shared = under && !isOld(under) ? under : undefined;
      onAnswer?.(shared ? "shared" : "made");
      const making = shared ?? begin(key, make);
      making.waiting++;
      gone.addEventListener("abort", () => {
        making.waiting--;
        if (making.waiting > 0) return;
        making.left.abort();
        // Who comes now must not be given what was asked to stop.
        if (makings.get(key) === making) makings.delete(key);
      });
      return making.made;
    },
    /** What the kept pages take, as they are and packed. */
    bytes: () => bytes,
  };
}
export type GuestPages = ReturnType<typeof guestPages>;

/** Counts the pages of guests by where they came from. */
export function guestPageCounter(metrics: Metrics) {
  const count = metrics.counter("mishwar_guest_pages_total", "Pages of guests, by where they came from", [
    "from",
  ]);
  return (from: "kept" | "shared" | "made") => count({ from });
}

/**
 * Finds the places of a nonce in a page once, and returns what puts another of the same length there. `onPacked` is told how
 * much the packed copy takes.
 */
function filling(
  body: Buffer,
  place: string,
  onPacked: (bytes: number) => void,
): Pick<GuestPage, "bodyWith" | "packedWith"> {
  const places: number[] = [];
  for (let at = body.indexOf(place); at >= 0; at = body.indexOf(place, at + place.length)) places.push(at);
  let packed: PackedPage | undefined;
  let asked = 0;
  const fill = (bytes: Buffer, where: readonly number[], nonce: string) => {
    if (nonce.length !== place.length) throw new Error("a nonce of another length");
    return writtenOver(bytes, where, nonce);
  };
  return {
    bodyWith: (nonce) => fill(body, places, nonce),
    packedWith: (nonce) => {
      asked++;
      // Beside the answers, which are packed one by one until it is there. A page that cannot be packed stays as it is.
      if (asked === packFrom) {
        packPage(body, places, place.length).then(
          (page) => {
            packed = page;
            if (page) onPacked(page.bytes.length);
          },
          () => {},
        );
      }
      return packed && fill(packed.bytes, packed.places, nonce);
    },
  };
}
