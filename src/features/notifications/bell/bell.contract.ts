import { z } from "zod";
import { type CallsOf, contract } from "#platform/http/contract.ts";

export const notification = z.object({
  id: z.uuid(),
  type: z
    .string()
    .describe("What it is about: system, payment, car_approved, car_rejected, subscription or favorite"),
  title: z.string(),
  body: z.string(),
  inOneLanguage: z.boolean().describe("It was made in one language, whichever the visitor reads"),
  link: z.string().nullable().describe("A page of the market"),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.number().int() });

export const bellContract = contract({
  "GET /api/notifications": {
    summary:
      "One's notices in the visitor's language, the newest first; `after` the last one of the page before",
    policy: "user",
    query: z.object({
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(60).default(20),
    }),
    answer: z.object({ data: z.array(notification), hasMore: z.boolean() }),
  },
  "GET /api/notifications/unread": {
    summary: "How many of one's notices were not read; 100 stands for more",
    policy: "user",
    answer: unread,
  },
  "POST /api/notifications/read": {
    summary:
      "One has read these, or all that came until `upTo`, the newest one that was shown; others' are left alone",
    policy: "user",
    body: z.union([z.object({ ids: z.array(z.uuid()).min(1).max(100) }), z.object({ upTo: z.uuid() })]),
    answer: unread,
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof bellContract> {}
}
