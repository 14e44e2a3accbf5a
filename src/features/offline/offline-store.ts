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

/** Pages that need nothing but the device: each is kept from the first visit on, and shown as itself without a network. */
export const devicePages = ["/checklist"] as const;
export type DevicePage = (typeof devicePages)[number];
export const isDevicePage = (path: string): path is DevicePage =>
  (devicePages as readonly string[]).includes(path);

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
  /** A page that was opened, and needs no network from now on. */
  | { type: "keepPage"; path: DevicePage; language: "ar" | "en" }
  /** What is saved now, the last saved first. */
  | { type: "saved"; ids: readonly string[] }
  | { type: "takeOver" };
