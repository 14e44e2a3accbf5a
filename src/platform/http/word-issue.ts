import { formatAmount, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Issue } from "./validation.ts";

/** The refusals of fields that take no values; `custom` issues of schemas and fields of an AppError name one. */
export type FieldCode = "field.invalid";

/** What is wrong with a field, in words, from what the schema found: for the answers of calls and, beforehand, the forms. */
export function wordIssue(issue: Issue, t: Translate, language: Language): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return t("errors.field.required");
      return issue.expected === "int"
        ? t("errors.field.not_whole")
        : issue.expected === "number"
          ? t("errors.field.not_a_number")
          : t("errors.field.invalid");
    case "too_small":
      return issue.origin === "string"
        ? t("errors.field.too_short", { minimum: boundText(issue, issue.minimum, language) })
        : t("errors.field.too_small", { minimum: boundText(issue, issue.minimum, language) });
    case "too_big":
      return issue.origin === "string"
        ? t("errors.field.too_long", { maximum: boundText(issue, issue.maximum, language) })
        : t("errors.field.too_big", { maximum: boundText(issue, issue.maximum, language) });
    case "invalid_value":
      if (issue.input === undefined) return t("errors.field.required");
      return t("errors.field.unknown_choice");
    case "unrecognized_keys":
      return t("errors.field.unknown_field");
    case "custom": {
      const code = issue.params?.code;
      return typeof code === "string" && code.startsWith("field.")
        ? t(`errors.${code as FieldCode}`)
        : t("errors.field.invalid");
    }
    default:
      return t("errors.field.invalid");
  }
}

/** Thousands are separated, but not those of a year. */
function boundText({ path }: Issue, bound: number | bigint, language: Language): string {
  const field = String(path[0] ?? "");
  if (/price/i.test(field)) return formatAmount(Number(bound));
  return /year/i.test(field) ? String(bound) : formatNumber(language, Number(bound));
}
