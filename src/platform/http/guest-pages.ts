import type { Metrics } from "../metrics/metrics.ts";
import { type Coding, encode } from "./compress.ts";
import type { MadePage } from "./make-page.ts";
import { bodyOf, type Reader, tagOf } from "./page-body.ts";

/**
 * How long a page is given again, counted from before anything of it was read: what was committed longer ago than this is
 * in every page. The rest of the second is for what the search in memory takes to hear of a change.
 */
export const keptForMs = 800;

/** A page for all guests: each body of it, and each coding of these, is made once, for the first who takes it. */
export interface GuestPage {
  page: MadePage;
  /** Another one in the dark; a first page may stand for the next one. */
  tag(reader: Reader): string;
  body(reader: Reader, coding: Coding | undefined): Promise<Buffer>;
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
  /** What its bodies take. */
  bytes: number;
}

/** What makes a page; `signal` tells that nobody wants it any more. */
export type Make = (signal: AbortSignal) => Promise<MadePage>;

/**
 * The pages that guests were given within the last moment, at most `mostBytes` of them. Age alone ends a page: what a page shows
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

  /** A page has one body more; one that was forgotten meanwhile takes nothing here. */
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
    const left = new AbortController();
    const begun = now();
    const made = make(left.signal).then((page) => {
      const said = tagOf(page);
      const tag = ({ isDark }: Reader) => `W/"${said}${isDark ? "-dark" : ""}"`;
      const guestPage = { page, tag, body: bodiesOf(page, (more) => grow(key, page, more)) };
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
    /** What the kept pages take. */
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

/** The bodies of a page, made when they are asked for. `onMore` hears how many bytes each takes beside the page's own. */
function bodiesOf(page: MadePage, onMore: (bytes: number) => void): GuestPage["body"] {
  const made = new Map<string, Promise<Buffer>>();
  return (reader, coding) => {
    const variant = `${reader.isFirst} ${reader.isDark} ${coding}`;
    const known = made.get(variant);
    if (known) return known;
    const whole = bodyOf(page, reader);
    const making = Promise.resolve(coding ? encode(coding, whole) : whole);
    made.set(variant, making);
    making.then(
      (body) => onMore(body === page.body ? 0 : body.length),
      () => made.delete(variant),
    );
    return making;
  };
}
