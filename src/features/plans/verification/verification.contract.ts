import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** How far a user's verification badge is. Nothing of the document itself is told. */
export const ownVerification = z.object({
  state: z
    .enum(["none", "document_needed", "waiting", "refused", "granted"])
    .describe("none: not bought; waiting: an administrator looks at it"),
  documentSentAt: z.iso.datetime().nullable(),
  phoneSeen: z.boolean(),
  documentSeen: z.boolean(),
  grantedAt: z.iso.datetime().nullable(),
  refusedReason: z
    .string()
    .nullable()
    .describe("As the administrator wrote it; another document may be sent"),
});
export type OwnVerification = z.output<typeof ownVerification>;

export const verificationContract = contract({
  "GET /api/verification": {
    summary: "How far one's own verification badge is",
    policy: "user",
    staff: [],
    answer: ownVerification,
  },
  "POST /api/verification/document": {
    summary:
      "Sends the document of a bought badge: part `file` (JPEG, PNG, WebP or PDF, to 12 MB); a later one replaces it. Administrators alone see it",
    policy: "user",
    staff: [],
    takesFile: true,
    answer: ownVerification,
    refuses: [
      "verification.not_open",
      "request.unsupported_type",
      "request.too_large",
      "request.too_many",
      "server.busy",
    ],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof verificationContract> {}
}
