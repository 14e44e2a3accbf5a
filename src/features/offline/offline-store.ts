/** What the service worker keeps on the device, by the names of its caches; pages read and empty them too. */
export const keptCaches = {
  /** Answers of the calls that say what was looked at last. Emptied, as `saved` is, when a user leaves an account. */
  answers: "answers",
  /** The cards of what was saved last: one answer. */
  saved: "saved",
  pictures: "pictures",
  /** Scripts, style sheets and fonts of the build, which never change under their names. */
  assets: "assets",
} as const;

/** The page that stands in for one that cannot be fetched. */
export const offlinePath = "/offline";

const listingPath = /^\/cars\/([0-9a-f-]{36})$/;
const listingCall = /^\/api\/cars\/([0-9a-f-]{36})$/;

/** The listing that a page, or a call, is about. */
export const listingOfPage = (path: string) => listingPath.exec(path)?.[1];
export const listingOfCall = (path: string) => listingCall.exec(path)?.[1];

/** Whether an answer is kept: a listing that was looked at, with those like it. */
export const isKeptCall = (path: string) => listingCall.test(path.replace(/\/similar$/, ""));

/** What a page tells the worker. */
export type ToWorker =
  | { type: "keep"; language: "ar" | "en"; assets: readonly string[] }
  /** What is saved now, the last saved first. */
  | { type: "saved"; ids: readonly string[] }
  | { type: "takeOver" };
