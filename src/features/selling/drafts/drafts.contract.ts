import { z } from "zod";
import { type Field, fieldNames, type KindOf, listingFields } from "#features/listings/fields.ts";
import { vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { descriptionLimit, mostPictures, pictureAddress } from "../listing-input.schema.ts";

/** As typed; what the longest title is, and something. */
const longestText = 160;
const mostChoices = 60;

/** What a form holds: texts as they were typed, finished or not. */
export type DraftFields = { [F in Field]?: (KindOf<F> extends "set" ? string[] : string) | undefined };

function schemaOf(field: Field) {
  if (field === "images") return z.array(z.string().regex(pictureAddress)).max(mostPictures);
  if (listingFields[field].kind === "set") return z.array(z.string().max(60)).max(mostChoices);
  return z.string().max(field === "description" ? descriptionLimit : longestText);
}
const draftFields = z.object(
  Object.fromEntries(fieldNames.map((field) => [field, schemaOf(field).optional()])),
) as unknown as z.ZodType<DraftFields, DraftFields>;

const time = z.iso.datetime();
const version = z.uuid().describe("Another one after every change");
const draft = z.object({
  vehicleType: z.enum(vehicleTypes),
  id: z.uuid(),
  version,
  fields: draftFields,
  updatedAt: time,
});
export type ListingDraft = z.output<typeof draft>;

export const draftsContract = contract({
  "GET /api/listing-drafts": {
    summary:
      "The own listings that were begun and not sent, one of each kind at most. Kept for 90 days after the last change",
    policy: "user",
    answer: z.object({ data: z.array(draft) }),
  },
  "PUT /api/listing-drafts": {
    summary:
      "Keeps what was typed of a new listing, in place of the version that it was typed on. 409 `draft.changed` where that is " +
      "no longer the one that is kept, `draft.sent` where this draft has become a listing",
    policy: "user",
    body: z.object({
      vehicleType: z.enum(vehicleTypes),
      id: z.uuid().describe("Of the caller's choice: the same for as long as the same listing is written"),
      base: z.uuid().nullable().describe("The version that this takes the place of; null: there is none"),
      fields: draftFields,
    }),
    answer: z.object({ version, updatedAt: time }),
    refuses: ["draft.changed", "draft.sent", "request.too_many"],
  },
  "DELETE /api/listing-drafts/:id": {
    summary: "Forgets an own draft; its pictures go within two days",
    policy: "user",
    params: z.object({ id: z.uuid() }),
    refuses: ["draft.not_found"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof draftsContract> {}
}
