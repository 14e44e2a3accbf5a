import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { keyNameLimit, keyScopes, longestAge, longestOverlap, mostKeys, overlapHours } from "./key.schema.ts";

const key = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  lastFour: z.string().describe("Of the key; nothing else of it is kept"),
  state: z
    .enum(["live", "replaced", "expired", "revoked"])
    .describe("replaced: it has a successor, and lives until `expiresAt`"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().describe("To the minute"),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.output<typeof key>;

const madeKey = key.extend({
  secret: z.string().describe("The key itself, told this once: `Authorization: Bearer mw_live_…`"),
});
export type MadeKey = z.output<typeof madeKey>;

const byId = z.object({ id: z.uuid() });
const password = z.string().min(1).max(200).describe("The account's, to be sure that it is its owner");

export const keyContract = contract({
  "GET /api/keys": {
    summary: "One's own keys for programs, the newest first; at most 50",
    policy: "user",
    staff: [],
    answer: z.object({ data: z.array(key), most: z.int().describe("How many may live at a time") }),
    refuses: ["dealer.not_approved"],
  },
  "POST /api/keys": {
    summary: `Makes a key for a program of one's own, of ${mostKeys} at most. The key itself is in this answer, and never told again`,
    policy: "user",
    staff: [],
    body: z.strictObject({
      name: z.string().trim().min(1).max(keyNameLimit),
      scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
      expiresInDays: z.int().min(1).max(longestAge).nullish().describe("null: until it is revoked"),
      password,
    }),
    answer: madeKey,
    status: 201,
    refuses: ["dealer.not_approved", "key.too_many", "auth.wrong_password", "auth.locked", "server.busy"],
  },
  "POST /api/keys/:id/rotate": {
    summary:
      "Makes the successor of a key, with its name, scopes and age. Both live meanwhile, so that no call fails",
    policy: "user",
    staff: [],
    params: byId,
    body: z.strictObject({
      overlapHours: z
        .int()
        .min(0)
        .max(longestOverlap)
        .default(overlapHours)
        .describe("So long the key still lives beside its successor"),
      password,
    }),
    answer: madeKey,
    status: 201,
    refuses: ["key.not_found", "key.ended", "auth.wrong_password", "auth.locked", "server.busy"],
  },
  "DELETE /api/keys/:id": {
    summary: "Revokes a key: the next call with it is refused",
    policy: "user",
    staff: [],
    params: byId,
    refuses: ["key.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof keyContract> {}
}
