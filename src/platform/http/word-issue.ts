import type { Translate } from "#i18n/translate.ts";
import type { Issue } from "./validation.ts";

/** The refusals of fields that take no values; `custom` issues of schemas and fields of an AppError name one. */
export type FieldCode = "field.invalid";

/** What is wrong with a field, in words, from what the schema found: for the answers of calls and, beforehand, the forms. */
export function wordIssue(issue: Issue, t: Translate): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return t("errors.field.required");
      return issue.expected === "int"
        ? t("errors.field.not_whole")
        : issue.expected === "number"
          ? t("errors.field.not_a_number")
          : t("errors.field.invalid");
    case "too_small":
      return issue.origin === "string"
        ? t("errors.field.too_short", { minimum: String(issue.minimum) })
        : t("errors.field.too_small", { minimum: String(issue.minimum) });
    case "too_big":
      return issue.origin === "string"
        ? t("errors.field.too_long", { maximum: String(issue.maximum) })
        : t("errors.field.too_big", { maximum: String(issue.maximum) });
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
