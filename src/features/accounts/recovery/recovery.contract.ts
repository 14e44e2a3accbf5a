import { type CallsOf, contract } from "#platform/http/contract.ts";
import { said } from "../account.contract.ts";
import { forgotPassword, passwordReset, verification } from "../account.schema.ts";

/** The calls behind the links of mails. */
export const recoveryContract = contract({
  "POST /api/auth/forgot-password": {
    summary: "Sends a link to choose a new password; the answer is the same for addresses without an account",
    policy: "public",
    body: forgotPassword,
    answer: said,
    refuses: ["request.too_many"],
  },
  "POST /api/auth/reset-password": {
    summary: "Sets a new password by the link of the mail (one use, one hour) and ends every session",
    policy: "public",
    body: passwordReset,
    answer: said,
    refuses: ["auth.link_dead", "server.busy"],
  },
  "POST /api/auth/verify-email": {
    summary: "Verifies the address by the link of the mail (one use, one hour)",
    policy: "public",
    body: verification,
    answer: said,
    refuses: ["auth.link_dead"],
  },
  "POST /api/auth/resend-verification": {
    summary: "Sends the mail with the link to verify again; the former link is dead then",
    policy: "user",
    answer: said,
    refuses: ["request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof recoveryContract> {}
}
