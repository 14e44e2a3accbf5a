import { locationOf } from "./address.ts";
import type { HistoryState, PageLocation } from "./page-definition.ts";

/** What an entry of the browser's history holds: its place among ours, its name, and what pages keep there. */
interface Entry {
  index: number;
  key: string;
  kept: HistoryState;
}
const entryHere = (): Entry | undefined => history.state ?? undefined;

/** Where the browser stands. */
export function here(): PageLocation {
  const { pathname, search, hash } = window.location;
  return locationOf(pathname + search + hash, entryHere()?.kept);
}

/** The name of the present entry, the same when one comes back to it. */
export const entryKey = (): string => entryHere()?.key ?? "";

interface Hearing {
  /** Asked before a step back or forward counts; where it says no, the browser stays, and `proceed` makes the step after all. */
  mayLeave(next: PageLocation, proceed: () => void): boolean;
  onStep(location: PageLocation): void;
}

/** The browser's history. */
export function openHistory({ mayLeave, onStep }: Hearing) {
  let index = entryHere()?.index ?? 0;
  /** Steps that we make ourselves, to undo one or to make it after all. */
  let ours: "undo" | "proceed" | undefined;

  function write(location: PageLocation, replace: boolean): void {
    if (!replace) index++;
    const key = Math.random().toString(36).slice(2);
    const entry: Entry = { index, key, kept: location.state };
    if (replace) history.replaceState(entry, "", location.href);
    else history.pushState(entry, "", location.href);
  }

  if (!entryHere()) write(here(), true);
  addEventListener("popstate", () => {
    // The browser made this one, for a link to a place on the page.
    if (!entryHere()) {
      index++;
      write(here(), true);
    }
    const by = (entryHere()?.index ?? 0) - index;
    const why = ours;
    ours = undefined;
    if (why === "undo") return;
    const proceed = () => {
      ours = "proceed";
      history.go(by);
    };
    if (why !== "proceed" && by !== 0 && !mayLeave(here(), proceed)) {
      ours = "undo";
      history.go(-by);
      return;
    }
    index += by;
    onStep(here());
  });
  return { write };
}
