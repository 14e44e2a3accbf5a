import { z } from "zod";
import { ownPapers } from "#features/listings/papers.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const one = { params: z.object({ id: z.uuid() }) };

export const papersContract = contract({
  "POST /api/cars/:id/papers": {
    ...one,
    summary:
      "Adds a paper that shows whose car it is: part `file` (JPEG, PNG, WebP or PDF, to 12 MB), field `kind` (registration, purchase or mandate); 4 at most. It is kept sealed, and reviewers alone see it",
    policy: "user",
    staff: [],
    takesFile: true,
    answer: ownPapers,
    status: 201,
    refuses: [
      "listing.not_found",
      "papers.needs_vin",
      "papers.confirmed",
      "papers.too_many",
      "request.unsupported_type",
      "request.too_large",
      "request.too_many",
      "server.busy",
    ],
  },
  "DELETE /api/cars/:id/papers": {
    ...one,
    summary: "Takes papers back while nobody has decided about them, with their files",
    policy: "user",
    staff: [],
    answer: ownPapers,
    refuses: ["listing.not_found", "papers.none_waiting"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof papersContract> {}
}
