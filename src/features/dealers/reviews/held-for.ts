import { textFlags } from "#features/selling/review/text-flags.ts";
import type { HeldReason } from "./review.schema.ts";

/** Why a text waits for an administrator, by the checks that listings go through; `wasHidden`: what stood there before was hidden. */
export function heldFor(text: string, wasHidden: boolean): HeldReason[] {
  const flags = textFlags({ title: "", description: text }).map(({ kind }) => kind);
  return wasHidden ? [...flags, "again"] : flags;
}
