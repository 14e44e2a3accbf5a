import type { TitleStatus } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import { titleContradiction } from "#text/title-words.ts";
import type { Flag } from "./facts.ts";
import type { FlagKind } from "./rules.ts";
import { findVinHistory, type SaidOfVin } from "./vin-history.queries.ts";

/** What of a listing is compared with what was said before. */
export interface SaidNow {
  /** Undefined before it is there. */
  id: string | undefined;
  title: string;
  description: string;
  vinNumber: string | null;
  /** Kilometres. */
  mileage: number | null;
  titleStatus: TitleStatus | null;
  accidentHistory: boolean | null;
}

/** What earlier listings of the same vehicle, and the words of this one, say otherwise than its answers. */
export async function vinHistoryFlags(db: Database, now: SaidNow): Promise<Flag[]> {
  const before = now.vinNumber ? await findVinHistory(db, now.vinNumber, now.id) : [];
  const farther = before.find((said) => isDown(said.mileage, now.mileage));
  const damaged = before.find((said) => isClean(said, now));
  const found: [FlagKind, string | undefined][] = [
    ["mileage_down", farther && `${farther.mileage} km`],
    ["salvage_before", damaged && (damaged.titleStatus === "salvage" ? "salvage" : "accident")],
    ["title_contradicts", titleContradiction(now)],
  ];
  return found.flatMap(([kind, detail]) => (detail ? [{ kind, detail }] : []));
}

/** People round: 120,000 then, 119,500 now is the same. */
const roundedKm = 1000;
const roundedShare = 0.02;

/** Whether a mileage went down further than people round it, both in kilometres. */
export const isDown = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && before - now > Math.max(roundedKm, before * roundedShare);

/** A salvage title stays one, also where nothing is said of it now; an accident is denied only by who says that there was none. */
const isClean = (before: SaidOfVin, now: SaidNow): boolean =>
  (before.titleStatus === "salvage" && now.titleStatus !== "salvage") ||
  (before.accidentHistory === true && now.accidentHistory === false);
