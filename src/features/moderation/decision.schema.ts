import { z } from "zod";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { isFault } from "#features/selling/standing/ladder.ts";

/** In characters: what a reviewer writes to the owner. */
export const reasonLimit = 500;

const spoken = z
  .string()
  .transform((text) => text.replace(/[^\P{Cc}\n]+/gu, " ").trim())
  .pipe(z.string().max(reasonLimit));

const decisionFields = {
  status: z.enum(["active", "rejected"]),
  code: z
    .enum(rejectionCodes)
    .optional()
    .describe("Why it is refused; without one `other`, and then a reason is needed"),
  reason: spoken.optional().describe("To the owner, in the reviewer's words"),
  changes: z
    .boolean()
    .optional()
    .describe("Of a live listing only its changes under review: refused, the version on sale stays"),
  warn: z
    .boolean()
    .optional()
    .describe("Refused for what is the seller's fault, with a warning that ends after 90 days"),
};
interface Said {
  status: "active" | "rejected";
  code?: (typeof rejectionCodes)[number] | undefined;
  reason?: string | undefined;
  warn?: boolean | undefined;
}

/** The owner is always told why: by a code that has words, or in the reviewer's. */
const isExplained = ({ status, code = "other", reason }: Said) =>
  status === "active" || code !== "other" || !!reason;
/** Nobody is warned of a dark photo. */
const mayWarn = ({ status, code, warn }: Said) => !warn || (status === "rejected" && isFault(code));
const noFault = { path: ["warn"], error: "field.invalid", params: { code: "field.invalid" } };
const unexplained = { path: ["reason"], error: "field.required", params: { code: "field.required" } };

const seenAt = z.iso.datetime().describe("`updatedAt` of the listing as the reviewer saw it");

export const decisionBody = z
  .object({ ...decisionFields, seen: seenAt.optional() })
  .refine(isExplained, unexplained)
  .refine(mayWarn, noFault);

/** Those that one page of a list can hold. */
export const bulkLimit = 100;

export const bulkDecisionBody = z
  .object({
    ...decisionFields,
    ids: z.array(z.uuid()).min(1).max(bulkLimit),
    seen: z.record(z.uuid(), seenAt).optional().describe("The same, by id"),
  })
  .refine(isExplained, unexplained)
  .refine(mayWarn, noFault);

/** A decision as it is carried out. */
export interface Decision {
  status: "active" | "rejected";
  code?: (typeof rejectionCodes)[number] | undefined;
  reason?: string | undefined;
  changes?: boolean | undefined;
  /** The seller is warned (selling/standing/ladder.ts). */
  warn?: boolean | undefined;
}
