import type { Language } from "#i18n/language.ts";
import { presentApplication } from "../application.present.ts";
import type { findApplication, ListedApplication as ListedRow } from "../application.queries.ts";
import type { Dealer, ListedApplication, ReviewedApplication } from "./dealer-admin.contract.ts";
import type { DealerRow } from "./dealers.queries.ts";

export function presentListed(row: ListedRow): ListedApplication {
  return {
    id: row.id,
    state: row.state,
    dealershipName: row.dealership_name,
    dealershipLicense: row.dealership_license,
    dealershipCity: row.dealership_city,
    dealershipPhone: row.dealership_phone,
    dealershipEmail: row.dealership_email,
    yearsInBusiness: row.years_in_business,
    specialization: row.specialization,
    documents: row.documents,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    applicant: { id: row.user_id, firstName: row.first_name, lastName: row.last_name, email: row.email },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export function presentReviewed({
  application,
  applicant,
  history,
  documents,
  reviewer,
}: Found): ReviewedApplication {
  const language = application.language === "en" ? "en" : "ar";
  return {
    ...presentApplication(application, documents, language),
    language,
    reviewer,
    applicant: {
      id: applicant.id,
      firstName: applicant.first_name,
      lastName: applicant.last_name,
      email: applicant.email,
      phone: applicant.phone,
      city: applicant.city,
      isEmailVerified: applicant.is_email_verified,
      status: applicant.user_status,
      plan: applicant.current_plan,
      isVerifiedDealer: applicant.is_verified_dealer,
      slug: applicant.dealership_slug,
      createdAt: applicant.created_at.toISOString(),
    },
    history: history.map((one) => ({
      id: one.id,
      state: one.state,
      dealershipName: one.dealership_name,
      reason: one.reason,
      reviewer: one.reviewer,
      createdAt: one.created_at.toISOString(),
      decidedAt: one.decided_at?.toISOString() ?? null,
    })),
  };
}

export function presentDealer(row: DealerRow, language: Language): Dealer {
  return {
    id: row.id,
    name: row.dealership_name,
    owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    city: row.city,
    slug: row.dealership_slug,
    plan: row.plan,
    planName: language === "ar" ? row.plan_name_ar : row.plan_name,
    listings: row.listings,
    since: row.since.toISOString(),
    isVerifiedDealer: row.is_verified_dealer,
  };
}
