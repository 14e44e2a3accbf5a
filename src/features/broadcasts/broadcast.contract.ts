import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { bothWays } from "#text/both-ways.ts";
import {
  audiences,
  audiencesOf,
  type BroadcastKind,
  broadcastKinds,
  broadcastStates,
  isNamed,
  longestBody,
  longestTitle,
  mostAddresses,
  outcomeReasons,
  outcomes,
} from "./broadcast.schema.ts";

const moment = z.iso.datetime();
const refuse = (code: `field.${string}`) => ({ params: { code } });
/** Text and nothing else: markup in it is shown as it was typed. Of the control characters a line's end alone is kept. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();
const title = z
  .string()
  .transform((typed) => plain(typed).replace(/\s+/g, " "))
  .pipe(z.string().min(1).max(longestTitle));
const body = z.string().transform(plain).pipe(z.string().min(1).max(longestBody.email));
const wording = z.strictObject({ title, body });

const page = z
  .string()
  .trim()
  .max(300)
  .refine((typed) => /^\/(?![/\\])[^\s\\]*$/.test(typed), refuse("field.page"));
const mail = z.email().max(254);
const address = z.string().trim().toLowerCase().max(254);
const addresses = z
  .array(address)
  .min(1)
  .max(mostAddresses)
  .transform((all) => [...new Set(all)]);

const audienceParts = {
  kind: z.enum(broadcastKinds),
  audience: z.enum(audiences),
  addresses: addresses
    .nullable()
    .describe("Of a `list`: mails and, of a notification, ids of users; else null"),
};

interface Named {
  kind: (typeof broadcastKinds)[number];
  audience: (typeof audiences)[number];
  addresses: string[] | null;
}
/** The audience is one of its kind's, and named if, and only if, it is of that sort. */
const fits = ({ kind, audience }: Named) => (audiencesOf[kind] as readonly string[]).includes(audience);
const isListed = ({ audience, addresses }: Named) => isNamed(audience) === (addresses !== null);
const isReadable = ({ kind, addresses }: Named) =>
  (addresses ?? []).every(
    (one) => mail.safeParse(one).success || (kind === "notification" && z.uuid().safeParse(one).success),
  );
const unknownAudience = { path: ["audience"], ...refuse("field.unknown_choice") };
const noList = { path: ["addresses"], ...refuse("field.required") };
const unreadable = { path: ["addresses"], ...refuse("field.recipient") };

const audienceInput = z
  .strictObject(audienceParts)
  .refine(fits, unknownAudience)
  .refine(isListed, noList)
  .refine(isReadable, unreadable);

const messageInput = z
  .strictObject({
    ...audienceParts,
    ar: wording.nullable(),
    en: wording.nullable(),
    link: page.nullable().describe("A page of the market"),
  })
  .refine(fits, unknownAudience)
  .refine(isListed, noList)
  .refine(isReadable, unreadable)
  .refine(({ ar, en }) => ar !== null || en !== null, { path: ["ar"], ...refuse("field.required") })
  .refine(({ kind, ar, en }) => [ar, en].every((one) => !one || one.body.length <= longestBody[kind]), {
    path: ["body"],
    ...refuse("field.message_too_long"),
  });
export type BroadcastInput = z.output<typeof messageInput>;

/** One kind alone, by a name of its own; a list is also called `custom` there. */
const inputOf = (kind: BroadcastKind) =>
  z
    .strictObject({
      audience: z.enum([...audiencesOf[kind], "custom"]),
      addresses: addresses.nullable().default(null),
      ar: wording.nullable().default(null),
      en: wording.nullable().default(null),
      link: page.nullable().default(null),
    })
    .transform(({ audience, ...given }) => ({
      ...given,
      kind,
      audience: audience === "custom" ? ("list" as const) : audience,
    }))
    .pipe(messageInput);

const shownWording = z.object({ title: z.string(), body: z.string() }).nullable();
const message = z.object({
  id: z.uuid(),
  kind: z.enum(broadcastKinds),
  audience: z.enum(audiences),
  ar: shownWording,
  en: shownWording,
  link: z.string().nullable(),
  attachment: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  state: z.enum(broadcastStates),
  tested: z.boolean().describe("Its writer had it sent to the own address, as it is worded now"),
  sendAt: moment.nullable(),
  finishedAt: moment.nullable(),
  createdAt: moment,
  createdBy: z.string().describe("Full name"),
  total: z.int().describe("Recipients; 0 until they are written down"),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
});
export type BroadcastView = z.output<typeof message>;
const messageDetail = message.extend({ addresses: z.array(z.string()).nullable() });
export type BroadcastDetail = z.output<typeof messageDetail>;

const recipient = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe("Null: the address has no account"),
  address: z
    .string()
    .nullable()
    .describe("Null: the mail of an account, for a role that does not look after users (decision 0010)"),
  outcome: z.enum(outcomes),
  reason: z.enum(outcomeReasons).nullable(),
  at: moment.nullable(),
});
export type RecipientView = z.output<typeof recipient>;

const area = { policy: "administrator", area: "notifications" } as const;
const one = { params: z.object({ id: z.uuid() }) };
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
};
const paged = { total: z.int(), page: z.int(), totalPages: z.int() };
const moved = ["message.not_found", "message.wrong_state"] as const;

const answersDraft = {
  ...area,
  once: true,
  status: 201,
  answer: messageDetail,
  refuses: ["request.key_reused"],
} as const;
export const broadcastSorts = bothWays("date", "kind", "state", "total");
const sort = z.enum(broadcastSorts).default("-date");
const answersList = {
  ...area,
  query: z.object({ state: filterOf(broadcastStates), sort, ...paging }),
  answer: z.object({ data: z.array(message), ...paged }),
} as const;

export const broadcastContract = contract({
  "GET /api/admin/notifications": { ...answersList, summary: "Of `messages` the notifications" },
  "GET /api/admin/emails": { ...answersList, summary: "Of `messages` the mails" },
  "POST /api/admin/notifications": {
    ...answersDraft,
    summary:
      "Writes a notification to many down, as `messages` does; /api/admin/messages/{id} goes on from there",
    body: inputOf("notification"),
  },
  "POST /api/admin/emails": {
    ...answersDraft,
    summary: "Writes a mail to many down, as `messages` does; /api/admin/messages/{id} tests and sends it",
    body: inputOf("email"),
  },
  "GET /api/admin/messages": {
    ...area,
    summary: "Messages to many, the newest first",
    query: z.object({
      kind: filterOf(broadcastKinds),
      state: filterOf(broadcastStates),
      sort,
      ...paging,
    }),
    answer: z.object({ data: z.array(message), ...paged }),
  },
  "POST /api/admin/messages/audience": {
    ...area,
    summary: "How many an audience is at this moment; changes nothing",
    body: audienceInput,
    answer: z.object({
      count: z.int().describe("Who would receive it"),
      unsubscribed: z.int().describe("Who wants no mails to many, and is left out"),
      unknown: z.array(z.string()).describe("The first twenty that no user in good standing has"),
      unknownCount: z.int(),
    }),
  },
  "POST /api/admin/messages": {
    ...answersDraft,
    summary: "Writes one down; nothing is sent yet",
    body: messageInput,
  },
  "GET /api/admin/messages/:id": {
    ...area,
    ...one,
    summary: "One message; its list while it is a draft or scheduled",
    answer: messageDetail,
    refuses: ["message.not_found"],
  },
  "PUT /api/admin/messages/:id": {
    ...area,
    ...one,
    summary: "Rewrites a draft; a mail must be tested anew",
    body: messageInput,
    answer: messageDetail,
    refuses: moved,
  },
  "DELETE /api/admin/messages/:id": {
    ...area,
    ...one,
    summary: "Throws a draft away",
    refuses: moved,
  },
  "PUT /api/admin/messages/:id/attachment": {
    ...area,
    ...one,
    takesFile: true,
    summary: "The one file of a mail, 5 MB at most: a PDF or a picture. A field `name` names it",
    answer: messageDetail,
    refuses: [...moved, "request.too_large", "request.unsupported_type"],
  },
  "DELETE /api/admin/messages/:id/attachment": {
    ...area,
    ...one,
    summary: "Takes the file of a draft off",
    answer: messageDetail,
    refuses: moved,
  },
  "POST /api/admin/messages/:id/test": {
    ...area,
    ...one,
    summary: "Mails a draft to whoever asks, in each of its languages",
    answer: messageDetail,
    refuses: [...moved, "message.mail_off"],
  },
  "POST /api/admin/messages/:id/send": {
    ...area,
    ...one,
    summary:
      "Sends a draft, now or at a time. `count` is what the sender was shown: where it is not so, nothing is sent",
    body: z.strictObject({ count: z.int().min(0), sendAt: moment.nullable() }),
    answer: messageDetail,
    refuses: [...moved, "message.untested", "message.count_changed", "message.nobody", "message.mail_off"],
  },
  "POST /api/admin/messages/:id/stop": {
    ...area,
    ...one,
    summary: "Calls off what is scheduled, stops what is being sent; what was sent stays sent",
    answer: messageDetail,
    refuses: moved,
  },
  "GET /api/admin/messages/:id/recipients": {
    ...area,
    ...one,
    summary: "To whom one went, and what became of it",
    query: z.object({ outcome: z.enum(outcomes).optional(), ...paging }),
    answer: z.object({ data: z.array(recipient), ...paged }),
    refuses: ["message.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof broadcastContract> {}
}
