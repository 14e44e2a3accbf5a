import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

const endpoint = z.string().min(10).max(1000).describe("The address of the browser's push service");

export const pushContract = contract({
  "GET /api/push/subscription": {
    summary:
      "The key with which a browser subscribes (VAPID, RFC 8292), and whether this session's browser is sent notices",
    policy: "user",
    answer: z.object({
      publicKey: z.string().describe("Uncompressed P-256, base64url"),
      isOn: z.boolean(),
      isOffered: z.boolean().describe("False: the market sends none to devices at the moment"),
    }),
  },
  "POST /api/push/subscription": {
    summary:
      "Sends notices to this browser until its session ends: what `PushManager.subscribe` gave. Said again it is the same one",
    policy: "user",
    body: z.strictObject({
      endpoint,
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
    }),
  },
  "DELETE /api/push/subscription": {
    summary: "Sends no more notices to this browser; others of the user, and other people's, are left alone",
    policy: "user",
    body: z.strictObject({ endpoint }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof pushContract> {}
}
