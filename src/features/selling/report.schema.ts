import * as z from "zod/mini";
import { reportReasons, reportTextLimit } from "#features/listings/reporting/report-reasons.ts";

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
