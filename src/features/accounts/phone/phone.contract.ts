import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { account } from "../account.contract.ts";
import { codeRegistration, codeRequest, phoneProof } from "./phone.schema.ts";

/** A number that is shown to be its user's, and signing in by it. */
export const phoneContract = contract({
  "POST /api/phone/code": {
    summary:
      "Sends a code of six digits that is good for ten minutes: to verify the number of one's own profile, to sign in by a verified number, or to open an account. The answer is the same for a number that nobody has",
    policy: "public",
    body: codeRequest,
    status: 202,
    answer: z.object({
      nextInSeconds: z.int().describe("When another code may be asked for, which then replaces this one"),
      goodForSeconds: z.int(),
    }),
    refuses: ["auth.required", "phone.unavailable", "request.too_many"],
  },
  "POST /api/phone/register": {
    summary:
      "Opens an account without a password by the newest code of its number, from the browser that asked for it, and signs in; a mail with a link to verify the address follows. A mail that is taken leaves the code good",
    policy: "public",
    body: codeRegistration,
    answer: account,
    status: 201,
    refuses: [
      "phone.unavailable",
      "phone.code_wrong",
      "phone.code_dead",
      "phone.taken",
      "auth.email_taken",
      "request.too_many",
    ],
  },
  "POST /api/phone/verify": {
    summary:
      "Takes the newest code of a number, once, from the user or browser that asked for it: of a signed-in user it verifies the number of the profile, of a guest it signs in. Five tries; 400 carries triesLeft. A number that another account has confirmed is claimed: 409 `phone.claimed` {until}; from then on, for 30 days, another code takes it from there, unless it was confirmed there again",
    policy: "public",
    body: phoneProof,
    answer: account.extend({
      deletionUndone: z.boolean().describe("The account was to be deleted; signing in has called that off"),
    }),
    refuses: [
      "phone.unavailable",
      "phone.code_wrong",
      "phone.code_dead",
      "phone.taken",
      "phone.claimed",
      "phone.password_needed",
      "auth.suspended",
      "auth.banned",
      "request.too_many",
    ],
  },
});

/** What WhatsApp tells: authenticated by the signature over the bytes of a notice. */
export const phoneNoticeContract = contract({
  "GET /api/phone/whatsapp": {
    summary:
      "Meta asks it once, when its notices are set up: the challenge is sent back to the one who knows the token",
    policy: "public",
    query: z.object({
      "hub.mode": z.string().max(50).optional(),
      "hub.verify_token": z.string().max(200).optional(),
      "hub.challenge": z.string().max(200).optional(),
    }),
    produces: "text/plain",
    answer: z.string(),
    refuses: ["phone.unavailable"],
  },
  "POST /api/phone/whatsapp": {
    summary: "What became of a message, signed by Meta (X-Hub-Signature-256)",
    policy: "gateway",
    answer: z.object({ received: z.literal(true) }),
    refuses: ["notice.forged", "request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof phoneContract> {}
}
