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
    is_demo: true,
    created_at: joined.toISOString(),
    updated_at: joined.toISOString(),
  };
}

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
      listings_used: 0,
      created_at: starts.toISOString(),
      updated_at: starts.toISOString(),
    },
  ];
}
