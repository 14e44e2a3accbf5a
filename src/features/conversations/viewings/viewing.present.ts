import type { Viewing, ViewingStep } from "./viewing.contract.ts";
import type { ViewingRow } from "./viewing.queries.ts";
import type { ViewingEvent, ViewingState } from "./viewing.schema.ts";

const iso = (time: Date | string) => new Date(time).toISOString();

const openStates: ReadonlySet<ViewingState> = new Set(["asked", "offered", "confirmed"]);
/** Whether anything can be done about it still. */
export const isOpen = ({ state, until }: Pick<ViewingRow, "state" | "until">, at: Date): boolean =>
  openStates.has(state) && new Date(until) > at;

/** A viewing at a moment: one whose time is over has ended, no matter what was written down. */
export const presentViewing = (row: ViewingRow, at: Date): Viewing => ({
  id: row.id,
  state: openStates.has(row.state) && !isOpen(row, at) ? "ended" : row.state,
  times: row.times.map(iso),
  at: row.at && iso(row.at),
  until: iso(row.until),
});

/** What the message of this number tells of a viewing. */
export function presentStep(row: ViewingRow, number: number): ViewingStep {
  const event = eventOf(row, number);
  const at = event === "confirmed" || event === "cancelled" ? row.at && iso(row.at) : null;
  return { id: row.id, event, times: event === "offered" ? row.times.map(iso) : [], at };
}

function eventOf(row: ViewingRow, number: number): ViewingEvent {
  if (number === row.asked_number) return "asked";
  if (number === row.offered_number) return "offered";
  if (number === row.confirmed_number) return "confirmed";
  return row.state === "declined" ? "declined" : "cancelled";
}
