import type { papersStates } from "#features/listings/paper-kinds.ts";

/** The class of the badge that says how papers stand. */
export const tones: Record<(typeof papersStates)[number], string> = {
  waiting: "warn",
  confirmed: "ok",
  refused: "bad",
  ended: "",
};
