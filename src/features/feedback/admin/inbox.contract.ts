import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { filterOf } from "#platform/http/filter.ts";
import { categories, inboxSorts, longestReply, priorities, states } from "./inbox.schema.ts";

const moment = z.iso.datetime();
const category = z.enum(categories);
const priority = z.enum(priorities);
const state = z.enum(states).describe("pending: open");
const version = z
  .string()
  .min(1)
  .max(64)
  .describe("As it was read: another by now is 409 `feedback.changed`");

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category,
  priority,
  state,
  replies: z.int(),
  createdAt: moment,
});
export type ListedFeedback = z.output<typeof listed>;

const whole = listed.extend({
  phone: z.string(),
  message: z.string(),
  language: z.enum(["ar", "en"]).describe("In which it was written, and is answered"),
  userId: z.uuid().nullable().describe("Whose account it was written from"),
  version,
  thread: z.array(
    z.object({
      id: z.uuid(),
      message: z.string(),
      administrator: z.string(),
      createdAt: moment,
      sentAt: moment.nullable().describe("Null: its mail is on its way"),
    }),
  ),
});
export type Feedback = z.output<typeof whole>;

const area = { policy: "administrator", area: "feedback" } as const;
const one = { params: z.object({ id: z.uuid() }), answer: whole };
const halfCharacter = /\p{Surrogate}|\0/u;

export const inboxContract = contract({
  "GET /api/admin/feedback": {
    ...area,
    summary:
      "What people wrote to the market: unless `sort` says otherwise, of open messages the oldest first, else the newest; `search` looks in name, mail, subject and text",
    query: z.object({
      search: z.string().trim().max(100).optional(),
      category: filterOf(categories),
      priority: filterOf(priorities),
      state: filterOf(states),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
      sort: z.enum(inboxSorts).optional(),
    }),
    answer: z.object({ data: z.array(listed), total: z.int(), page: z.int(), totalPages: z.int() }),
  },
  "GET /api/admin/feedback/:id": {
    ...area,
    ...one,
    summary: "One message with all that was answered",
    refuses: ["feedback.not_found"],
  },
  "PATCH /api/admin/feedback/:id": {
    ...area,
    ...one,
    summary: "Sorts a message, closes it or opens it again; nothing that changed meanwhile is overwritten",
    body: z.strictObject({
      version,
      category: category.optional(),
      priority: priority.optional(),
      state: z.enum(["pending", "closed"]).optional(),
    }),
    refuses: ["feedback.not_found", "feedback.changed"],
  },
  "POST /api/admin/feedback/:id/reply": {
    ...area,
    ...one,
    once: true,
    summary: "Answers by mail, in the language of the message; of two answers at once the second is refused",
    body: z.strictObject({
      version,
      message: z
        .string()
        .trim()
        .min(1)
        .max(longestReply)
        .refine((text) => !halfCharacter.test(text)),
    }),
    refuses: ["feedback.not_found", "feedback.changed"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof inboxContract> {}
}
