import { z } from "zod";
import type { Config } from "#config";
import { askToSend } from "./call.ts";
import type { Sender } from "./sender.ts";

const taken = z.object({ data: z.object({ id: z.string().min(1).max(300) }) });
const refused = z
  .object({ errors: z.array(z.object({ code: z.union([z.string(), z.number()]) })).min(1) })
  .transform(({ errors }) => errors[0]?.code ?? "");

/** SMS by Telnyx, under the name that the carriers have registered: such a sender needs the id of its messaging profile. */
export function telnyxSender({
  url,
  apiKey,
  profileId,
  sender,
}: NonNullable<Config["phone"]["telnyx"]>): Sender {
  return {
    async send({ to, text }) {
      const body = { from: sender, to, text, messaging_profile_id: profileId };
      const { data } = await askToSend({
        company: "Telnyx",
        url: `${url}/v2/messages`,
        token: apiKey,
        body,
        taken,
        refused,
      });
      return { providerId: data.id };
    },
  };
}
