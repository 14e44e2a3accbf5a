import type { Account } from "#features/accounts/account.contract.ts";
import { yearsInBusiness as yearRanges } from "#features/reference/dealer-enumerations.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { wordIssue } from "#platform/http/word-issue.ts";
import { readablePhone } from "#text/phone-links.ts";
import type { OwnApplication } from "../application.contract.ts";
import { application } from "../application.schema.ts";

/** What the forms hold while one types: texts as they were typed, in any digits. The schema makes sense of them. */
export interface Fields {
  dealershipName: string;
  dealershipLicense: string;
  dealershipAddress: string;
  dealershipCity: string;
  dealershipPhone: string;
  dealershipEmail: string;
  yearsInBusiness: string;
  specialization: string;
  description: string;
}
export type FieldName = keyof Fields;

/** A form to begin with what the account says already. */
export const emptyFields = (account: Pick<Account, "phone" | "email" | "city"> | null): Fields => ({
  dealershipName: "",
  dealershipLicense: "",
  dealershipAddress: "",
  dealershipCity: account?.city ?? "",
  dealershipPhone: account?.phone ? readablePhone(account.phone) : "",
  dealershipEmail: account?.email ?? "",
  yearsInBusiness: "",
  specialization: "",
  description: "",
});

/** An application of before as the form holds it. */
export const fieldsOf = (before: OwnApplication): Fields => ({
  dealershipName: before.dealershipName,
  dealershipLicense: before.dealershipLicense,
  dealershipAddress: before.dealershipAddress,
  dealershipCity: before.dealershipCity,
  dealershipPhone: readablePhone(before.dealershipPhone),
  dealershipEmail: before.dealershipEmail,
  yearsInBusiness: before.yearsInBusiness,
  specialization: before.specialization,
  description: before.description,
});

/** How the years are asked for: as they were said before, else by their number. */
export const yearsAsked = ({ yearsInBusiness }: Fields): "range" | "number" =>
  yearRanges.some((range) => range === yearsInBusiness) ? "range" : "number";

/** What is sent: the license in the letters that it is printed in. */
export const bodyOf = (fields: Fields): Fields => ({
  ...fields,
  dealershipLicense: fields.dealershipLicense.toUpperCase(),
});

/** What is wrong, field by field, in words: the same schema as the server's, before anything is sent. */
export function errorsOf(
  fields: Fields,
  { t, language }: { t: Translate; language: Language },
): Partial<Record<FieldName, string>> {
  const result = application.safeParse(bodyOf(fields), { reportInput: true });
  const errors: Record<string, string> = {};
  for (const issue of result.success ? [] : result.error.issues) {
    errors[String(issue.path[0])] ??= wordIssue(issue, t, language);
  }
  return errors;
}
