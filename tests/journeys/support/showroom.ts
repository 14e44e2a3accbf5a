import type { APIRequestContext } from "@playwright/test";
import { changePerson, newPhone, type Person } from "./accounts.ts";
import { expectFound } from "./live-listings.ts";
import { apiOver, idsFromMarket } from "./market.ts";
import { somebodySignedIn } from "./signed-in.ts";

export interface Dealer {
  person: Person;
  name: string;
  slug: string;
}

let made = 0;

/** An approved dealer with a showroom of their own, who is signed in at `request`: no other journey changes it. */
export async function dealerSignedIn(request: APIRequestContext): Promise<Dealer> {
  const person = await somebodySignedIn(request);
  const own = person.email.replace(/@.*|[^a-z0-9]/g, "");
  const name = `Journey Motors ${own}`;
  const slug = `journey-motors-${own}-${++made}`;
  await changePerson(
    person,
    `is_dealership = true, is_verified_dealer = true, dealership_name = '${name}', dealership_slug = '${slug}',
    dealership_city = 'jbeil', dealership_address = 'Coast road, next to the old port', dealership_phone = '+9619540123',
    current_plan = 'dealer', subscription_ends_at = now() + interval '20 days'`,
  );
  await idsFromMarket(
    `insert into dealer_profiles (user_id, specialization, about_en, hours, years_in_business, years_told_at)
     select id, 'sports_cars', 'Old cars with new hearts.', $2::jsonb, '6-10', now() from users where email = $1
     returning user_id as id`,
    [person.email, JSON.stringify(Array.from({ length: 7 }, () => [["00:00", "24:00"]]))],
  );
  return { person, name, slug };
}

/** Puts listings of the signed-in user on the market, where the search finds them all. */
export async function liveStock(
  request: APIRequestContext,
  stock: readonly { brand: string; model: string; year: number; motorcycle?: true }[],
): Promise<void> {
  for (const { motorcycle, ...one } of stock) {
    const title = `${one.brand} ${one.model} ${one.year}, showroom`;
    const body = {
      ...one,
      title,
      ...(motorcycle && {
        vehicleType: "motorcycle",
        category: "small",
        motorcycleType: "sport",
        bikeEngineSize: 600,
      }),
      price: 9000 + one.year,
      city: "jbeil",
      phoneNumber: newPhone(),
    };
    const { id } = await apiOver(request)("POST /api/cars", { body: body as never });
    await idsFromMarket(
      "update cars set status = 'active', expires_at = now() + interval '60 days' where id = $1 returning id",
      [id],
    );
  }
  await expectFound(request, stock.length);
}
