import { z } from "zod";
import { photo } from "#features/listings/listing.schema.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { normalisePlace } from "#features/reference/normalise.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { aboutLimit, addressLimits, spansOfDay } from "./own-showroom.schema.ts";

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const halfCharacter = /\p{Surrogate}/u;
const line = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
    : value;
/** Paragraphs stay; other control characters carry no meaning, and PostgreSQL cannot store NUL. */
const paragraphs = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim() || null
    : value;
const whole = (text: string | null) => text === null || !halfCharacter.test(text);

const about = z.preprocess(
  paragraphs,
  z.string().max(aboutLimit).nullable().refine(whole, refuse("field.invalid")),
);

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const span = z.tuple([
  z.string().regex(time, refuse("field.hours")),
  z.string().refine((text) => time.test(text) || text === "24:00", refuse("field.hours")),
]);
const day = z
  .array(span)
  .max(spansOfDay)
  .refine(
    (spans) =>
      spans.every(([opens, closes], index) => opens < closes && (spans[index - 1]?.[1] ?? "") < opens),
    refuse("field.hours"),
  );

const sayings = {
  address: z.preprocess(
    line,
    z.string().min(addressLimits.shortest).max(addressLimits.longest).refine(whole, refuse("field.invalid")),
  ),
  city: z.preprocess(normalisePlace, z.enum(placeSlugs)),
  phone: z.string().max(30).describe("Lebanese, as people write it; given back as E.164"),
  chatPhone: z
    .preprocess((value) => (value === "" ? null : value), z.string().max(30).nullable().default(null))
    .describe("For chats, where it is another than the one for calls"),
  aboutAr: about,
  aboutEn: about,
  mapUrl: z
    .preprocess((value) => (value === "" ? null : value), z.string().max(600).nullable())
    .describe('A link to one of the great maps over https, or a position, "33.8938, 35.5018"'),
  hours: z
    .array(day)
    .length(7)
    .nullable()
    .describe("From Monday to Sunday, up to 3 spans of each day, in order; null: not said"),
};

const ownShowroom = z.object({
  version: z.string().describe("Of all that follows: a change names the one that it was made of"),
  slug: z.string(),
  name: z.string().describe("Checked with the application: not changed here"),
  address: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  chatPhone: z.string().nullable(),
  aboutAr: z.string().nullable(),
  aboutEn: z.string().nullable(),
  mapUrl: z.string().nullable(),
  hours: z.array(z.array(z.tuple([z.string(), z.string()]))).nullable(),
  logo: photo.nullable(),
  cover: photo.nullable(),
});
export type OwnShowroom = z.output<typeof ownShowroom>;

export const showroomChange = z.strictObject({
  version: z.string().max(40),
  ...sayings,
  logoId: z.uuid().nullable().describe("Of `POST /api/uploads`"),
  coverId: z.uuid().nullable(),
});
export type ShowroomChange = z.output<typeof showroomChange>;

export const ownShowroomContract = contract({
  "GET /api/dealers/me": {
    summary: "What one's own showroom says, for its form",
    policy: "user",
    staff: ["stock", "sales"],
    answer: ownShowroom,
    refuses: ["dealer.not_approved"],
  },
  "PUT /api/dealers/me": {
    summary: "Changes one's own showroom; nothing is overwritten that was not seen",
    policy: "user",
    staff: [],
    body: showroomChange,
    answer: ownShowroom,
    refuses: ["dealer.not_approved", "dealer.changed"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof ownShowroomContract> {}
}
