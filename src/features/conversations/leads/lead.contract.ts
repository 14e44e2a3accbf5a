import { z } from "zod";
import { currencies } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { conversation } from "../conversation.contract.ts";
import { keptText } from "../kept-text.ts";
import {
  callDays,
  leadActs,
  leadStates,
  longestNote,
  mostActs,
  mostInFile,
  mostNotes,
} from "./lead.schema.ts";

const time = z.iso.datetime();
const byId = z.object({ id: z.uuid().describe("Of the conversation: each that a buyer began is one lead") });

const lead = z.object({
  id: z.uuid().describe("Of the conversation, too"),
  conversation: conversation.describe("With whom, about which listing, and what was written last"),
  state: z.enum(leadStates),
  isOwnState: z.boolean().describe("The seller said it; else it is what was written and arranged"),
  remindAt: time.nullable(),
  inCharge: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Of a dealership with staff: who sees to it, by itself the listing's person in charge"),
  notes: z.int().describe("How many there are"),
});
export type Lead = z.output<typeof lead>;

const note = z.object({ id: z.uuid(), text: z.string(), createdAt: time });
export type LeadNote = z.output<typeof note>;

const leadDetail = lead.extend({
  noteList: z.array(note).describe(`The newest first, at most ${mostNotes}`),
  acts: z
    .array(
      z.object({
        kind: z.enum(leadActs),
        at: time,
        amount: z.number().nullable().describe("Of an offer"),
        currency: z.enum(currencies).nullable(),
      }),
    )
    .describe(`What the buyer did, the newest first, at most ${mostActs}`),
});
export type LeadDetail = z.output<typeof leadDetail>;

const filters = z.object({
  state: z.enum(leadStates).optional(),
  search: z
    .string()
    .max(100)
    .optional()
    .describe("Words of the buyer's name as it is shown, or of the listing"),
  mine: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .default(false)
    .describe("Only what one is in charge of"),
});

export const leadContract = contract({
  "GET /api/leads": {
    summary: "Who asked about one's listings, each person and listing once, the last active first",
    policy: "user",
    staff: ["sales"],
    query: filters.extend({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(60).default(20),
    }),
    answer: z.object({
      data: z.array(lead),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
      counts: z
        .record(z.enum(leadStates), z.int())
        .describe("All one's leads by state, whatever was asked for"),
      calls: z
        .object({ call: z.int(), whatsapp: z.int() })
        .describe(`How often one's numbers were asked for in the last ${callDays} days; by whom is not kept`),
      responseMinutes: z.number().nullable().describe("As buyers are told it"),
    }),
  },
  "GET /api/leads.csv": {
    summary: `One's leads as a file for spreadsheets, the last active first, at most ${mostInFile}`,
    policy: "user",
    staff: ["sales"],
    query: filters,
    answer: z.string(),
    produces: "text/csv",
    cacheControl: "no-store",
  },
  "GET /api/leads/:id": {
    summary: "One lead with one's notes and what the buyer did, the newest first",
    policy: "user",
    staff: ["sales"],
    params: byId,
    answer: leadDetail,
    refuses: ["lead.not_found"],
  },
  "PATCH /api/leads/:id": {
    summary: "Says how far it is, or when one wants to be reminded of it; what is left out stays",
    policy: "user",
    staff: ["sales"],
    params: byId,
    body: z.strictObject({
      state: z.enum(leadStates).nullish().describe("null: as what was written and arranged tells"),
      remindAt: time.nullish().describe("Ahead, at most a year; null: not any more"),
      inCharge: z
        .uuid()
        .nullish()
        .describe("A colleague who sells, by `GET /api/staff/colleagues`; null: the listing's person"),
    }),
    answer: lead,
    refuses: ["lead.not_found", "staff.not_found"],
  },
  "POST /api/leads/:id/notes": {
    summary: `Adds a note that nobody else reads, and that stays as it is; ${mostNotes} at most`,
    policy: "user",
    staff: ["sales"],
    params: byId,
    body: z.strictObject({ text: keptText(longestNote) }),
    answer: note,
    status: 201,
    refuses: ["lead.not_found", "lead.too_many_notes"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof leadContract> {}
}
