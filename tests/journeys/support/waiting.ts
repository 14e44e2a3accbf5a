import { randomUUID } from "node:crypto";
import { changePerson, makePerson } from "./accounts.ts";
import { idsFromMarket } from "./market.ts";

/** Listings of a new user that wait, the oldest of all first; their titles begin with one word nobody else has. */
export async function makeWaiting(count: number, word: string): Promise<string[]> {
  const person = await makePerson();
  await changePerson(person, "current_plan = 'dealer'");
  return idsFromMarket(
    `insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, terms, created_at, updated_at)
      select $2::text || ' ' || n, 'kia', 'sportage', 2018, 9000 + n, 0, 'beirut', u.id, 'pending', '',
        now() - interval '40 days' + make_interval(mins => n), now() - interval '40 days' + make_interval(mins => n)
      from generate_series(1, $3::int) n, users u where u.email = $1 returning id`,
    [person.email, word, count],
  );
}
/** A word that no other listing has: journeys share a market. */
export const wordOf = (name: string) => `${name}${randomUUID().slice(0, 6)}`;
