import * as z from "zod/mini";

/** What a visitor can say is wrong with a listing. */
export const reportReasons = [
  "sold",
  "fraud",
  "wrong_details",
  "duplicate",
  "prohibited",
  "offensive",
  "wrong_category",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportTextLimit = 1000;

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });

export const listingReport = z
  .strictObject({
    reason: z.enum(reportReasons),
    text: z.pipe(
      z.transform((value: unknown) =>
        typeof value === "string"
          ? value.replace(/[^\P{Cc}\n]+/gu, " ").trim() || undefined
          : (value ?? undefined),
      ),
      z.optional(z.string().check(z.maxLength(reportTextLimit))),
    ),
  })
  .check(
    z.refine(({ reason, text }) => reason !== "other" || text !== undefined, {
      ...refuse("field.required"),
      path: ["text"],
    }),
  );
