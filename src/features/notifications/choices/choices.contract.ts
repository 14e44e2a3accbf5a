import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { noticeChannels, noticeKinds } from "./choices.schema.ts";

const setting = z
  .enum(["on", "off", "always", "none"])
  .describe("always: it cannot be switched off; none: it is not told this way");
export type NoticeSetting = z.output<typeof setting>;

const kind = z.enum(noticeKinds);
const choices = z.object({
  data: z.array(z.object({ kind, bell: setting, mail: setting, push: setting })),
});
export type NoticeChoices = z.output<typeof choices>;

export const choicesContract = contract({
  "GET /api/notification-preferences": {
    summary: "Of what the user is told, and by which ways",
    policy: "user",
    answer: choices,
  },
  "PUT /api/notification-preferences/:kind/:channel": {
    summary:
      "Switches one way of being told of a kind on or off; what must always be told is refused with 409",
    policy: "user",
    params: z.object({ kind, channel: z.enum(noticeChannels) }),
    body: z.strictObject({ wanted: z.boolean() }),
    answer: choices,
    refuses: ["notice.no_choice"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof choicesContract> {}
}
