import { demoAccounts } from "../demo/owners.ts";

/** Asks the market for ids. */
export type FindIds = (query: string, values: unknown[]) => Promise<string[]>;

/** The ids that addresses of listed pages ask for. Titles and prices are the same in every market of a seed; ids begin with the moment. */
export async function idsOfMarket(find: FindIds): Promise<Record<string, string>> {
  const one = async (condition: string, at = 0, values: unknown[] = []) => {
    const query = `select c.id from cars c join users u on u.id = c.user_id where ${condition}
      order by price_usd desc, title, c.id limit 1 offset ${at}`;
    const [id = ""] = await find(query, values);
    return id;
  };
  const cars =
    "is_public and vehicle_type = 'car' and cardinality(images) >= 4 and u.email not like '%@mishwar.example'";
  const [showroom = ""] = await find("select dealership_slug as id from users where email = $1", [
    demoAccounts.dealer,
  ]);
  return {
    car: await one(cars, 3),
    other: await one(cars, 8),
    third: await one(cars, 13),
    fourth: await one(cars, 21),
    motorcycle: await one("is_public and vehicle_type = 'motorcycle'", 2),
    own: await one("is_public and vehicle_type = 'car' and u.email = $1", 0, [demoAccounts.seller]),
    showroom,
  };
}
