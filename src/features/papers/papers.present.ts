import type { OwnPapers } from "#features/listings/papers.schema.ts";
import type { PapersOfRow } from "./papers.queries.ts";

const utc = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);

/** How papers stand, as the owner of the listing reads it. They are asked for while none wait that could say whose car it is. */
export function presentOwnPapers({ asked, papers }: PapersOfRow): OwnPapers {
  const state = papers?.state ?? "none";
  return {
    state,
    isAsked: asked && state !== "waiting" && state !== "confirmed",
    files: papers?.files ?? [],
    reasons: papers?.reasons ?? [],
    sentAt: utc(papers?.sent_at),
    decidedAt: utc(papers?.decided_at),
  };
}
