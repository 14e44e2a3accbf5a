import { type CallsOf, contract } from "#platform/http/contract.ts";
import { account } from "../account.contract.ts";

/** The picture of one's profile. */
export const pictureContract = contract({
  "PUT /api/auth/picture": {
    summary: "Sets the picture of the profile: multipart `file`, JPEG, PNG or WebP to 12 MB, cut to a square",
    policy: "user",
    takesFile: true,
    answer: account,
    refuses: ["request.too_many", "server.busy"],
  },
  "DELETE /api/auth/picture": {
    summary: "Takes the picture of the profile away",
    policy: "user",
    answer: account,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof pictureContract> {}
}
