import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { DealerDocument, OwnApplication } from "./application.contract.ts";
import type { ApplicationRow, DocumentRow } from "./application.queries.ts";

/** An application as its applicant sees it; who decided is not told. */
export function presentApplication(
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  language: Language,
): OwnApplication {
  return {
    id: row.id,
    state: row.state,
    dealershipName: row.dealership_name,
    dealershipLicense: row.dealership_license,
    dealershipAddress: row.dealership_address,
    dealershipCity: row.dealership_city,
    dealershipPhone: row.dealership_phone,
    dealershipEmail: row.dealership_email,
    yearsInBusiness: row.years_in_business,
    specialization: row.specialization,
    description: row.description,
    reason: reasonIn(language, row.reason),
    documents: documents.map(presentDocument),
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A paper; its key opens a private store and is never disclosed. */
export function presentDocument({ id, key, name, bytes, created_at }: DocumentRow): DealerDocument {
  return {
    id,
    name,
    type: key.endsWith(".pdf") ? "pdf" : "picture",
    bytes,
    createdAt: created_at.toISOString(),
  };
}
