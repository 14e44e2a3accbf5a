import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Faults } from "./faults.ts";
import type { Deliver } from "./notifications.ts";
import type { PhoneCredentials } from "./phone-credentials.ts";

/** A message that a telephone would have got. */
export interface TestMessage {
  id: string;
  channel: "whatsapp" | "sms";
  /** In E.164. */
  to: string;
  /** As it would be read. */
  text: string;
  language: string | null;
  at: string;
  state: "sent" | "undelivered";
}

/** A number that ends so has no WhatsApp: the message is taken, and a notice tells that it cannot be delivered. */
const withoutWhatsapp = "9999";
const kept = 500;

const parameter = z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(15) });
/** An authentication template as the Cloud API takes it; what it does not know is refused, as there. */
const whatsappMessage = z
  .strictObject({
    messaging_product: z.literal("whatsapp"),
    recipient_type: z.literal("individual"),
    to: z.string().regex(/^[1-9]\d{6,14}$/),
    type: z.literal("template"),
    template: z.strictObject({
      name: z.string().regex(/^[a-z0-9_]+$/),
      language: z.strictObject({ code: z.enum(["ar", "en"]) }),
      components: z.tuple([
        z.strictObject({ type: z.literal("body"), parameters: z.tuple([parameter]) }),
        z.strictObject({
          type: z.literal("button"),
          sub_type: z.literal("url"),
          index: z.literal("0"),
          parameters: z.tuple([parameter]),
        }),
      ]),
    }),
  })
  .refine(({ template: { components } }) => {
    const [body, button] = components;
    return body.parameters[0].text === button.parameters[0].text;
  }, "the code of the button is another than that of the body");

const telnyxMessage = z.strictObject({
  from: z.string().regex(/^[A-Za-z0-9 ]{3,11}$/),
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(1600),
  messaging_profile_id: z.string().min(1),
});

/** What WhatsApp makes of an authentication template. */
const whatsappText = (code: string, language: "ar" | "en") =>
  language === "ar" ? `${code} هو رمز التحقق الخاص بك.` : `${code} is your verification code.`;

interface Needs {
  clock: () => Date;
  credentials: PhoneCredentials;
  faults: Faults;
  deliver: Deliver;
  /** Where notices of WhatsApp go. */
  noticeUrl: string;
}

/** The sending calls of WhatsApp's Cloud API and of Telnyx, and what they were asked to send. */
export function servePhone(app: FastifyInstance, { clock, credentials, faults, deliver, noticeUrl }: Needs) {
  const messages: TestMessage[] = [];
  const underWay = new Set<Promise<unknown>>();
  const keep = (message: Omit<TestMessage, "at">) => {
    messages.unshift({ ...message, at: clock().toISOString() });
    messages.splice(kept);
  };

  /** Tells that a message cannot be delivered, with a signature, or one that is not Meta's. */
  const notify = (message: TestMessage, { forged = false } = {}): Promise<number> => {
    const body = JSON.stringify({
      object: "whatsapp_business_account",
      entry: [
        {
          id: "test-account",
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "whatsapp",
                metadata: { display_phone_number: "15550000000", phone_number_id: credentials.numberId },
                statuses: [
                  {
                    id: message.id,
                    status: "failed",
                    timestamp: String(Math.floor(clock().getTime() / 1000)),
                    recipient_id: message.to.slice(1),
                    errors: [{ code: 131026, title: "Message undeliverable" }],
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const key = forged ? "another secret" : credentials.appSecret;
    const signature = createHmac("sha256", key).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    const going = deliver({ url: noticeUrl, headers, body }).catch(() => 0);
    underWay.add(going);
    void going.then(() => underWay.delete(going));
    return going;
  };

  app.post<{ Params: { number: string } }>("/v23.0/:number/messages", async (request, reply) => {
    const fail = (status: number, code: number, message: string) =>
      reply.code(status).send({ error: { message, type: "OAuthException", code, fbtrace_id: "test" } });
    if (request.headers.authorization !== `Bearer ${credentials.token}`)
      return fail(401, 190, "Invalid OAuth access token.");
    if (request.params.number !== credentials.numberId) return fail(400, 100, "Unsupported post request.");
    const parsed = whatsappMessage.safeParse(request.body);
    if (!parsed.success) return fail(400, 132000, parsed.error.issues[0]?.message ?? "Invalid parameter");
    const { to, template } = parsed.data;
    if (await faults.strike(reply, `+${to}`)) return reply;
    const undelivered = to.endsWith(withoutWhatsapp);
    const [body] = template.components;
    const language = template.language.code;
    const message = {
      id: `wamid.${randomUUID()}`,
      channel: "whatsapp" as const,
      to: `+${to}`,
      text: whatsappText(body.parameters[0].text, language),
      language,
      state: undelivered ? ("undelivered" as const) : ("sent" as const),
    };
    keep(message);
    // After the answer: who sent it does not know the message by its id before.
    if (undelivered) setTimeout(() => void notify({ ...message, at: "" }), 200);
    return {
      messaging_product: "whatsapp",
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.id, message_status: "accepted" }],
    };
  });

  app.post("/v2/messages", async (request, reply) => {
    const fail = (status: number, code: string, title: string) =>
      reply.code(status).send({ errors: [{ code, title, detail: title }] });
    if (request.headers.authorization !== `Bearer ${credentials.apiKey}`)
      return fail(401, "10009", "Authentication failed");
    const parsed = telnyxMessage.safeParse(request.body);
    if (!parsed.success) return fail(422, "10015", parsed.error.issues[0]?.message ?? "Invalid value");
    const { from, to, text, messaging_profile_id: profile } = parsed.data;
    if (from !== credentials.sender || profile !== credentials.profileId)
      return fail(400, "40305", "Invalid 'from' address");
    if (await faults.strike(reply, to)) return reply;
    const id = randomUUID();
    keep({ id, channel: "sms", to, text, language: null, state: "sent" });
    return {
      data: {
        record_type: "message",
        direction: "outbound",
        id,
        type: "SMS",
        messaging_profile_id: profile,
        from: { phone_number: from },
        to: [{ phone_number: to, status: "queued" }],
        text,
      },
    };
  });

  return {
    /** The newest first. */
    messages: () => messages,
    notify,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
export type TestPhone = ReturnType<typeof servePhone>;
