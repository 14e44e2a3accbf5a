import type { PrivatePhoto } from "#features/media/private-photo.ts";
import type { Part, Point } from "./points/points.ts";

/** What a partner says of a part of the car as a whole. */
export const verdictKinds = ["good", "attention", "bad", "not_looked"] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** What was found at one point. */
export const findings = ["ok", "bad", "unsure"] as const;
export type Finding = (typeof findings)[number];

export interface Verdict {
  verdict: VerdictKind;
  note: string;
}
export type Verdicts = Partial<Record<Part, Verdict>>;
/** A photo, with the SHA-256 of its largest file. */
export interface SignedPhoto extends PrivatePhoto {
  digest: string;
}
export type Findings = Partial<Record<Point, Finding>>;

/** `replaced`: the same partner published another report on the same car. */
export const reportStates = ["draft", "published", "replaced", "withdrawn"] as const;
export type ReportState = (typeof reportStates)[number];

export const requestStates = ["open", "declined", "done", "withdrawn"] as const;
export type RequestState = (typeof requestStates)[number];

/** In characters. */
export const longestNote = 1000;
export const longestRequest = 500;
export const highestMileage = 2_000_000;
/** A report no longer speaks of a car that drove further since, in kilometres. */
export const validKm = 5000;
/** Nor of one that was inspected longer ago. */
export const validMonths = 6;
/** In one report. */
export const mostPhotos = 12;
/** What a buyer may have asked for at a time. */
export const mostOpen = 3;
