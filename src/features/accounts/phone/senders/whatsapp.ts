import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "#config";
import { askToSend } from "./call.ts";
import type { Sender } from "./sender.ts";

type Settings = NonNullable<Config["phone"]["whatsapp"]>;

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) }).transform(({ error }) => error.code);

/**
 * WhatsApp's Cloud API: an authentication template with a button that copies the code. The code stands twice, in the body and
 * in the button, which is of type `url` when it is sent.
 */
export function whatsappSender({ url, numberId, token, template }: Settings): Sender {
  return {
    async send({ to, code, language }) {
      const parameters = [{ type: "text", text: code }];
      const body = {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to: to.slice(1),
        type: "template",
        template: {
          name: template,
          language: { code: language },
          components: [
            { type: "body", parameters },
            { type: "button", sub_type: "url", index: "0", parameters },
          ],
        },
      };
      const answer = await askToSend({
        company: "WhatsApp",
        url: `${url}/${numberId}/messages`,
        token,
        body,
        taken,
        refused,
      });
      return { providerId: answer.messages[0]?.id ?? "" };
    },
  };
}

const notice = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  id: z.string().min(1).max(300),
                  status: z.string(),
                  errors: z.array(z.object({ code: z.number() })).optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

/** A message that did not arrive, with WhatsApp's code of the reason: 131026 is a number that has no WhatsApp. */
export interface Undelivered {
  providerId: string;
  reason: number | undefined;
}

/** Whether Meta signed these bytes with the secret of the app. */
function isSigned(appSecret: string, signature: unknown, body: string): boolean {
  const right = `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
  const said = Buffer.from(typeof signature === "string" ? signature : "");
  return said.length === right.length && timingSafeEqual(said, Buffer.from(right));
}

/** What a notice tells of messages that did not arrive; undefined where it is not Meta's. `body`: the bytes as they came. */
export function readNotice(
  { appSecret }: Pick<Settings, "appSecret">,
  signature: unknown,
  body: string,
): Undelivered[] | undefined {
  if (!isSigned(appSecret, signature, body)) return undefined;
  const told = notice.safeParse(JSON.parse(body));
  // Signed, and about something else: a message of a user, a template.
  if (!told.success) return [];
  return told.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []))
    .filter(({ status }) => status === "failed")
    .map(({ id, errors }) => ({ providerId: id, reason: errors?.[0]?.code }));
}
