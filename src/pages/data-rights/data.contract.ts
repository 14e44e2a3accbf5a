import { z } from "zod";
import { accountDeletion } from "#features/accounts/account.schema.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";

/** What people may do with what is kept about them. */
export const dataContract = contract({
  "GET /api/auth/export": {
    summary: "Everything that is kept about the user, as one JSON document",
    policy: "user",
    produces: "application/json",
    answer: z.record(z.string(), z.unknown()),
    refuses: ["request.too_many"],
  },
  "DELETE /api/auth/account": {
    summary:
      "Asks for the account to be deleted: at once invisible and signed out, gone after 7 days; signing in undoes it",
    policy: "user",
    body: accountDeletion,
    refuses: ["auth.wrong_password", "auth.locked", "server.busy"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof dataContract> {}
}
