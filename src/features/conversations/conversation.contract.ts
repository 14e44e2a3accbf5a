import { z } from "zod";
import { photo, vehicleWords } from "#features/listings/listing.schema.ts";
import { currencies, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import {
  hintKinds,
  longestMessage,
  longestReport,
  refusesWriting,
  reportReasons,
} from "./conversation.schema.ts";
import { offerAct } from "./offers/offer.contract.ts";
import { mostPhotos } from "./photos/chat-photo.schema.ts";
import { viewingStep } from "./viewings/viewing.contract.ts";

const time = z.iso.datetime();
const byId = z.object({ id: z.uuid() });
/** The greatest number that a message can have. */
const mostMessages = 2_147_483_647;

/** One message as one of the two sees it. */
export const message = z.object({
  id: z.uuid(),
  number: z.int().describe("One, two, three in its conversation"),
  mine: z.boolean(),
  content: z.string(),
  offer: offerAct
    .nullable()
    .describe("What it tells of an offer; its content says the same without a language"),
  viewing: viewingStep.nullable().describe("What it tells of a viewing"),
  photos: z
    .array(photo)
    .describe("Those that it shows; each is asked for with the session of one of the two"),
  sentAt: time,
  deliveredAt: time.nullable(),
  readAt: time.nullable(),
  hints: z.array(z.enum(hintKinds)).describe("What its reader is warned of; of one's own messages none"),
  by: z
    .string()
    .nullable()
    .describe("Of one's own side, where that is a dealership with staff: which colleague wrote it"),
  key: z.string().nullable().describe("Of one's own: the Idempotency-Key it was sent with"),
});
export type Message = z.output<typeof message>;

export const conversation = z.object({
  id: z.uuid(),
  role: z.enum(["buyer", "seller"]).describe("What one is in it"),
  other: z.object({ name: z.string(), isDealership: z.boolean(), isVerified: z.boolean() }),
  listing: z.object({
    id: z.uuid(),
    vehicleType: z.enum(vehicleTypes),
    state: z.enum(["available", "sold", "away"]),
    title: z.string().nullable().describe("Null while nobody but its owner may see the listing"),
    name: vehicleWords.nullable(),
    price: z.number().nullable(),
    currency: z.enum(currencies),
    priceUsd: z.number().nullable(),
    photo: photo.nullable(),
  }),
  priority: z.boolean().describe("Of one's own listing with the add-on: it stands first"),
  state: z
    .enum(["open", "blocked", "closed"])
    .describe("blocked: by oneself; closed: the other cannot be written to"),
  unread: z.int(),
  last: message,
});
export type Conversation = z.output<typeof conversation>;

const content = z
  .string()
  .max(4 * longestMessage)
  .transform((text) =>
    text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      // Marks of direction stay: Arabic with Latin between needs them. Nothing else that cannot be seen does.
      .replace(/[^\P{Cc}\n\t]+/gu, "")
      .replace(/\n{4,}/g, "\n\n\n")
      .trim(),
  )
  .refine((text) => text.length > 0, { params: { code: "field.required" } })
  .refine((text) => !/\p{Surrogate}/u.test(text), { params: { code: "field.invalid" } })
  .refine((text) => [...text].length <= longestMessage, { params: { code: "field.contact_too_long" } });

const refusals = [...refusesWriting, "request.key_reused", "request.key_invalid"] as const;

const unread = z.object({ unread: z.int().describe(`Of all conversations`) });

export const conversationContract = contract({
  "GET /api/conversations": {
    summary:
      "One's conversations, those of listings with chat priority first, then the last written in; `after` the last one of the page before; `carId`: the one about a listing",
    policy: "user",
    staff: ["sales"],
    query: z.object({
      after: z.uuid().optional(),
      carId: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(60).default(20),
    }),
    answer: z.object({ data: z.array(conversation), hasMore: z.boolean() }),
  },
  "POST /api/conversations": {
    summary:
      "Writes to the seller of a listing that anyone may see; there is one conversation for each listing and buyer",
    policy: "user",
    staff: ["sales"],
    once: true,
    body: z.strictObject({ carId: z.uuid(), content }),
    answer: z.object({ conversation, message }),
    status: 201,
    refuses: ["listing.own", "listing.not_found", "listing.gone", ...refusals],
  },
  "GET /api/conversations/unread": {
    summary: "How many messages to oneself were not read; 100 stands for more",
    policy: "user",
    staff: ["sales"],
    answer: unread,
  },
  "POST /api/conversations/delivered": {
    summary: "This device has been told of everything that was written to oneself so far",
    policy: "user",
    staff: ["sales"],
  },
  "GET /api/conversations/:id/messages": {
    summary:
      "The last messages in the order they were written, those `before` a number, or, to catch up, those `after` one; and how far the other has read",
    policy: "user",
    staff: ["sales"],
    params: byId,
    query: z.object({
      before: z.coerce.number().int().min(1).max(mostMessages).optional(),
      after: z.coerce.number().int().min(0).max(mostMessages).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    answer: z.object({
      conversation,
      data: z.array(message),
      hasMore: z.boolean().describe("In the direction that was asked for"),
      seen: z
        .object({ delivered: z.int(), read: z.int() })
        .describe("The numbers of one's own last messages that reached the other, and were read; 0: none"),
    }),
    refuses: ["conversation.not_found"],
  },
  "POST /api/conversations/:id/messages": {
    summary:
      "Writes in a conversation, words or photos or both; with the same Idempotency-Key once, however often it is sent",
    policy: "user",
    staff: ["sales"],
    once: true,
    params: byId,
    body: z
      .strictObject({
        content: content.optional(),
        photoIds: z
          .array(z.uuid())
          .max(mostPhotos)
          .refine((ids) => new Set(ids).size === ids.length)
          .default([])
          .describe("Of `POST /api/conversations/:id/photos`, in their order"),
      })
      .refine(({ content, photoIds }) => content !== undefined || photoIds.length > 0, {
        path: ["content"],
        params: { code: "field.required" },
      }),
    answer: message,
    status: 201,
    refuses: ["conversation.not_found", ...refusals],
  },
  "POST /api/conversations/:id/read": {
    summary: "One has read what the other wrote, up to a number",
    policy: "user",
    staff: ["sales"],
    params: byId,
    body: z.strictObject({ upTo: z.int().min(1).max(mostMessages) }),
    answer: unread,
    refuses: ["conversation.not_found"],
  },
  "PUT /api/conversations/:id/block": {
    summary: "The other can no longer write to oneself, here and in any other conversation",
    policy: "user",
    staff: ["sales"],
    params: byId,
    refuses: ["conversation.not_found"],
  },
  "DELETE /api/conversations/:id/block": {
    summary: "The other can write again",
    policy: "user",
    staff: ["sales"],
    params: byId,
    refuses: ["conversation.not_found"],
  },
  "POST /api/conversations/:id/report": {
    summary: "Tells the market's support what is wrong with a conversation, which support then reads",
    policy: "user",
    staff: ["sales"],
    params: byId,
    body: z.strictObject({
      reason: z.enum(reportReasons),
      text: z.string().trim().min(1).max(longestReport).optional(),
    }),
    refuses: ["conversation.not_found", "conversation.reported", "request.too_many"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof conversationContract> {}
}
