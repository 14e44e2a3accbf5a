import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { vehicleCosts } from "./cost.schema.ts";

export const costContract = contract({
  "GET /api/cars/:id/costs": {
    summary:
      "What it costs to own one listing's vehicle by what was officially published: registration, yearly road fee, customs; nothing is guessed",
    policy: "public",
    staff: ["stock", "sales"],
    params: z.object({ id: z.uuid() }),
    answer: vehicleCosts,
    refuses: ["listing.not_found", "listing.gone"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof costContract> {}
}
