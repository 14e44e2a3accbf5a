import { slugOf } from "#features/dealers/slug.ts";
import { specializations } from "#features/reference/dealer-enumerations.ts";
import type { Owner, Plans } from "./owners.ts";
import { Random } from "./random.ts";

const dayMs = 86_400_000;

/** Among half a million seeds some draw the same: the owner's number tells their identifiers apart. */
const numbered = (id: string, number: number): string =>
  id.slice(0, -6) + number.toString(16).padStart(6, "0");

/** A user's row and the moment of joining, from the owner's number alone. */
export function userRow(seed: string, now: Date, owner: Owner): Record<string, unknown> & { id: string } {
  const random = new Random(`${seed}:user:${owner.number}`);
  const { person, plan } = owner;
  const { dealership } = person;
  // Nobody advertises before joining: the oldest listing is nine months old.
  const joined = new Date(now.getTime() - random.between(276, 1400) * dayMs);
  const seen = new Date(now.getTime() - random.between(0.02, 20) * dayMs);
  const ends = plan === "free" ? null : new Date(now.getTime() + random.between(2, 29) * dayMs);
  return {
    id: numbered(random.uuidAt(joined), owner.number),
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    city: person.place,
    is_email_verified: true,
    last_login_at: seen.toISOString(),
    current_plan: plan,
    subscription_ends_at: ends?.toISOString() ?? null,
    is_dealership: dealership !== undefined,
    dealership_name: dealership?.name ?? null,
    dealership_license: dealership?.license ?? null,
    dealership_address: dealership?.address ?? null,
    dealership_phone: dealership?.phone ?? null,
    is_verified_dealer: dealership?.verified ?? false,
    dealership_city: dealership ? person.place : null,
    // Names repeat among half a million: the number tells the addresses apart.
    dealership_slug: dealership?.verified ? `${slugOf(dealership.name)}-${owner.number}` : null,
    is_demo: true,
    created_at: joined.toISOString(),
    updated_at: joined.toISOString(),
  };
}

/** What the showroom of an approved dealer says. */
export function showroomRow(
  seed: string,
  { number, person: { dealership } }: Owner,
  user: Record<string, unknown> & { id: string },
): Record<string, unknown>[] {
  if (!dealership?.verified) return [];
  const random = new Random(`${seed}:showroom:${number}`);
  const arabic = /[\u0600-\u06ff]/.test(dealership.name);
  const day = random.pick(dayHours);
  const saturday = random.pick(saturdayHours);
  return [
    {
      user_id: user.id,
      specialization: random.pick(specializations.filter((one) => one !== "spare_parts")),
      years_in_business: String(random.int(1, 30)),
      years_told_at: user.created_at,
      about_ar: arabic ? random.pick(aboutArabic) : null,
      about_en: arabic ? null : random.pick(aboutEnglish),
      hours: random.chance(0.85) ? [day, day, day, day, day, saturday, []] : null,
      updated_at: user.created_at,
    },
  ];
}

const dayHours = [
  [["09:00", "18:00"]],
  [["08:30", "17:30"]],
  [
    ["09:00", "13:00"],
    ["15:00", "19:00"],
  ],
];
const saturdayHours = [[["09:00", "14:00"]], [["09:00", "18:00"]], []];
const aboutArabic = [
  "معرض عائلي منذ أكثر من جيل. نفحص كل سيارة قبل عرضها، ونرافق المشتري حتى تسجيلها باسمه.",
  "سيارات مستعملة مختارة، معظمها من مصدرها مع سجل صيانة. التجربة متاحة في كل يوم عمل.",
  "نستورد ونبيع ونستبدل. اتصل قبل زيارتك فنحضّر السيارة للتجربة.",
];
const aboutEnglish = [
  "A family business for more than a generation. Every car is inspected before we show it, and we see the registration through with you.",
  "Hand-picked used cars, most from their first owner with service history. Test drives on every working day.",
  "We import, sell and trade in. Call ahead and we have the car ready for a drive.",
];

/** The period of a user's plan, where it is a paid one: given, since nobody paid for it, and with an end like any other. */
export function periodRow(
  seed: string,
  owner: Owner,
  user: Record<string, unknown> & { id: string },
  plans: Plans,
): Record<string, unknown>[] {
  const ends = user.subscription_ends_at;
  if (typeof ends !== "string") return [];
  const { id: planId, days } = plans[owner.plan];
  const starts = new Date(Date.parse(ends) - days * dayMs);
  const random = new Random(`${seed}:period:${owner.number}`);
  return [
    {
      id: random.uuidAt(starts),
      user_id: user.id,
      plan_id: planId,
      amount: 0,
      start_date: starts.toISOString(),
      end_date: ends,
      is_active: true,
      created_at: starts.toISOString(),
      updated_at: starts.toISOString(),
    },
  ];
}
