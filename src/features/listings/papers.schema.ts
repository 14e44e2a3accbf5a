import { z } from "zod";
import { paperKinds, papersStates, refusalReasons } from "./paper-kinds.ts";

const time = z.iso.datetime();

export const paperFile = z.object({
  number: z.int().min(1).max(4),
  kind: z.enum(paperKinds),
  type: z.enum(["picture", "pdf"]),
  bytes: z.int().describe("Of the file as it was sent"),
});

/** How the papers of a listing stand, to its owner alone; what is in them nobody but a reviewer reads. */
export const ownPapers = z.object({
  state: z.enum(["none", ...papersStates]),
  isAsked: z
    .boolean()
    .describe("Another seller had the same chassis number on sale before: papers decide whose car it is"),
  files: z.array(paperFile).describe("Those that are kept still; they go some weeks after the decision"),
  reasons: z.array(z.enum(refusalReasons)).describe("Why they were refused"),
  sentAt: time.nullable(),
  decidedAt: time.nullable(),
});
export type OwnPapers = z.output<typeof ownPapers>;
