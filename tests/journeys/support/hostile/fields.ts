import { fieldNames } from "#features/listings/fields.ts";
import type { Schema } from "../../../attacks/support/description.ts";

/**
 * Fields of bodies that hold no free text, by how they are judged; a name alone stands for the field wherever it is. Those with
 * a format or a pattern in the description are judged by it.
 */
export const notFree = {
  /** Its shape is told in code: a hostile text is refused (refusals.ts tries it). */
  shaped: [
    "vinNumber",
    "plateNumber",
    "phoneNumber",
    "images.[]",
    "phone",
    "chatPhone",
    "email",
    "brand",
    "filters.brand.[]",
    "filters.make.[]",
    "filters.priceRange",
    "filters.yearRange",
    "filters.mileageRange",
    "filters.ref",
    "endpoint",
    "planId",
    "whatsapp",
    "bankIban",
    "username",
    "addresses.[]",
    "link",
    "dealershipName",
    "dealershipLicense",
    "dealershipCity",
    "dealershipPhone",
    "dealershipEmail",
    "yearsInBusiness",
    "specialization",
    "mapUrl",
    "hours.[].[].[]",
    "sourceUrl",
    "url",
    ...["vinNumber", "plateNumber", "phoneNumber", "phone", "brand", "images.[]"].map(
      (field) => `items.[].vehicle.${field}`,
    ),
    "plan",
    "taxNumber",
  ],
  /** Compared with what is kept, and never shown. */
  secret: ["password", "confirmPassword", "currentPassword", "newPassword", "token", "code"],
  /** What a change names of what was read before. */
  seen: ["version", "seen.plan", "seenAs.firstName", "seenAs.lastName"],
  /** Kept and shown as what POST /api/admin/messages takes, which is looked at; the reason is one of a report that is decided. */
  asAnother: [
    ...["notifications", "emails"].flatMap((list) =>
      ["ar.title", "ar.body", "en.title", "en.body"].map((text) => `POST /api/admin/${list} ${text}`),
    ),
    "PUT /api/admin/conversation-reports/:id/status reason",
    // Kept where that of POST /api/inspections/:id/withdraw is.
    "POST /api/admin/inspection-partners/:id/withdraw-reports reason",
    // Kept by what keeps those of POST /api/auth/register, and shown as the name of a user.
    ...["firstName", "lastName"].map((text) => `POST /api/phone/register ${text}`),
    // Kept by the verbs of POST /api/cars, and shown as what that stores.
    ...["PUT /api/stock/:stockNumber ", "POST /api/stock/batch items.[].vehicle."].flatMap((call) =>
      ["title", "model", "description"].map((text) => call + text),
    ),
  ],
  /** Told again to nobody: it answers its caller, in JSON. */
  notKept: [
    "POST /api/admin/cars/queue/next search",
    "POST /api/admin/cars/queue/next city",
    "POST /api/admin/costs/preview source",
    "POST /api/admin/costs/preview noteAr",
    "POST /api/admin/costs/preview noteEn",
    "POST /api/admin/messages/audience addresses.[]",
    "POST /api/dealers/me/imports/:id/photos name",
    "PATCH /api/stock filter.search",
  ],
  /** Kept, and given back to the search box that it was typed into. */
  typedBack: [
    "POST /api/stock-views filter.search",
    // Texts as typed, back in the form that they were typed into.
    ...fieldNames.map((field) => `PUT /api/listing-drafts fields.${field}`),
    "PUT /api/listing-drafts fields.features.[]",
  ],
} as const;

const judged = new Set<string>(Object.values(notFree).flat());

/** Whether a field (`POST /api/cars title`) is judged to hold no free text. */
export const isJudged = (field: string) =>
  judged.has(field) || judged.has(field.split(" ").slice(2).join(" "));

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** Every text of every body of JSON that `/openapi.json` describes: `POST /api/cars title`. */
export function textsOfBodies({ paths }: Described): string[] {
  const fields = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
      const schema = requestBody?.content["application/json"]?.schema;
      return schema ? [...textsWithin(schema)].map((at) => `${call} ${at}`) : [];
    }),
  );
  return [...new Set(fields)];
}

/** Every text that the body of a call may hold, at any depth: `title`, `features.[]`. */
function* textsWithin(schema: Schema, at: readonly string[] = []): Generator<string> {
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* textsWithin(one, at);
  const isOpen = schema.enum === undefined && schema.const === undefined;
  const isShaped = schema.format !== undefined || schema.pattern !== undefined;
  if (schema.type === "string" && isOpen && !(isShaped && schema.format !== "uri")) yield at.join(".");
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    yield* textsWithin(field, [...at, name]);
  for (const item of schema.prefixItems ?? []) yield* textsWithin(item, [...at, "[]"]);
  if (schema.items) yield* textsWithin(schema.items, [...at, "[]"]);
}
