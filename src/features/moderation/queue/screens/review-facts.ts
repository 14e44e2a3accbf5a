import { specification } from "#features/listings/facts/facts.ts";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { formatAge, isolated } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
import type { ReviewDetail } from "../review.schema.ts";

type Row = readonly [label: string, value: string, dir?: "ltr"];

/** The seller, and what earlier listings say of the seller. */
function seller({ seller: of }: ReviewDetail, { t, number, day }: Wording): Row[] {
  const { active = 0, pending = 0, rejected = 0, expired = 0 } = of.listings;
  const figures = {
    active: number(active),
    pending: number(pending),
    rejected: number(rejected),
    expired: number(expired),
  };
  const badges = [
    t(`moderation.standing_${of.status}`),
    ...(of.isVerifiedDealer ? [t("moderation.verifiedDealer")] : []),
    ...(of.isVerifiedSeller ? [t("moderation.verifiedSeller")] : []),
  ];
  const listings = [t("moderation.listingsOf", figures)];
  if (of.deletedListings > 0) listings.push(t("moderation.deletedOf", { count: of.deletedListings }));
  const verified = t(of.isEmailVerified ? "moderation.mailVerified" : "moderation.mailUnverified");
  return [
    [t("moderation.seller"), of.dealershipName ?? of.name],
    [t("moderation.standing"), badges.join(" · ")],
    [t("moderation.memberSince"), day(of.memberSince)],
    [t("moderation.mail"), `${isolated(of.email)} · ${verified}`],
    [t("moderation.listings"), listings.join(" · ")],
    [t("moderation.rejections"), t("moderation.times", { count: of.rejections })],
    ...(of.warnings > 0
      ? [
          [
            t("moderation.warnings"),
            [
              t("moderation.warningsInForce", { count: of.warnings }),
              of.noListingUntil && t("moderation.noListingUntil", { day: day(of.noListingUntil) }),
            ]
              .filter(Boolean)
              .join(" · "),
          ] as const,
        ]
      : []),
    [
      t("moderation.reportsOf"),
      t("moderation.reportsLine", { open: number(of.openReports), upheld: number(of.upheldReports) }),
    ],
  ];
}

/** The vehicle, as its page tells it, with the whole VIN and the phone. */
function vehicle(
  { listing, modelName }: Pick<ReviewDetail, "listing" | "modelName">,
  wording: Wording,
): Row[] {
  const { t, name } = wording;
  const rows: Row[] = specification(
    { ...listing, vinNumber: null },
    `${name("brand", listing.brand)} ${modelName}`,
    wording,
  ).map(({ label, value }) => [label, value]);
  if (listing.vinNumber) rows.push([t("moderation.vin"), listing.vinNumber, "ltr"]);
  if (listing.phoneNumber) rows.push([t("moderation.phone"), listing.phoneNumber, "ltr"]);
  return rows;
}

/** An earlier decision in a sentence. */
function past(one: ReviewDetail["reviews"][number], { t, language }: Wording): string {
  const facts = { name: one.by, age: formatAge(language, new Date(one.decidedAt), new Date()) };
  if (one.decision === "active") return t("moderation.past_active", facts);
  const code = rejectionCodes.find((known) => known === one.code) ?? "other";
  return t("moderation.past_rejected", { ...facts, reason: one.reason ?? t(`moderation.code_${code}`) });
}

export const facts = { seller, vehicle, past };
