import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { vinReading } from "./reading.schema.ts";

export const vinContract = contract({
  "GET /api/vin/:vin": {
    summary:
      "What a VIN tells of a car, in the values of our lists, without asking anyone outside: only what is known. At most 60 an hour for an address (429 with Retry-After)",
    policy: "public",
    params: z.object({
      vin: z
        .string()
        .toUpperCase()
        .regex(/^[A-HJ-NPR-Z0-9]{17}$/)
        .describe("Seventeen letters and digits, without I, O and Q"),
    }),
    answer: vinReading,
    cacheControl: "no-store",
    refuses: ["request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof vinContract> {}
}
