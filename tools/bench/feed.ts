import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { optionOf } from "./lib/arguments.ts";
import { withMarket } from "./lib/market.ts";
import { withPeople } from "./lib/people.ts";
import { productionServer, startServer } from "./lib/processes.ts";
import type { Report } from "./lib/report.ts";
import { figure, timed } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const usualListings = 100_000;
const rows = 300;
const wrong = 15;
const limitSeconds = 20;

interface Car {
  number: string;
  brand: string;
  model: string;
  year: number;
  price: number;
  mileage: number;
}

/** A dealer's file of 300 rows, 15 of them wrong, until the last listing is there; then the same with other prices. */
export async function benchFeed(args: string[]): Promise<Report> {
  const listings = Number(optionOf(args, "listings") ?? usualListings);
  return withMarket({ listings, pictures: false }, ({ url, dataDir }) =>
    withPeople(url, { sellers: 1 }, async ({ sellers: [dealer = ""] }, db) => {
      const cars = await stockOf(db);
      const server = await startServer(productionServer, dataDir, { DATABASE_URL: url, RATE_LIMIT: "0" });
      const call = calling(server.origin);
      try {
        const [judged, imported] = await importAll(call, dealer, fileOf(cars, 0));
        const [again, changed] = await importAll(call, dealer, fileOf(cars, 100));
        return reportOf(listings, { judged, imported, again, changed });
      } finally {
        await server.stop();
      }
    }),
  );
}

/** The seller becomes a dealer with room for all; the cars are like those of the market. */
async function stockOf(db: Database): Promise<Car[]> {
  await sql`update users set current_plan = 'dealer-300', is_dealership = true, is_verified_dealer = true,
      dealership_name = 'Bench Motors', dealership_slug = 'bench-' || id, dealership_city = 'metn', dealership_phone = '+9611234567'
    where email like 'seller%@bench.example'`.execute(db);
  const { rows: found } = await sql<Car>`
    select 'B-' || row_number() over () as number, brand, model, year, price::float8 as price, mileage
    from cars where is_public and vehicle_type = 'car' and currency = 'usd' and price > 3000 and mileage > 0
    order by id limit ${rows}`.execute(db);
  return found;
}

const isWrong = (place: number) => place % (rows / wrong) === 0;

/** `dearer`: by so much each price is another than in the first file. */
const fileOf = (cars: readonly Car[], dearer: number) =>
  [
    "Stock number,Brand,Model,Year,Price,Mileage",
    ...cars.map(({ number, brand, model, year, price, mileage }, place) =>
      [number, brand, model, isWrong(place) ? 1 : year, price + dearer, mileage].join(","),
    ),
  ].join("\n");

type Call = <T>(method: string, path: string, headers: object, body?: object | FormData) => Promise<T>;

const calling =
  (origin: string): Call =>
  async (method, path, headers, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, ...headers, ...(body && !isForm && { "content-type": "application/json" }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };

/** Milliseconds until a file is judged, and from the press until the last of its rows is done. */
async function importAll(call: Call, cookie: string, file: string): Promise<[number, number]> {
  const form = new FormData();
  form.set("file", new Blob([file]), "stock.csv");
  const judged = await timed(() =>
    call<{ id: string; counts: { wrong: number } }>("POST", "/api/dealers/me/import", { cookie }, form),
  );
  const { id, counts } = judged.result;
  if (counts.wrong !== wrong) throw new Error(`${counts.wrong} rows are wrong`);
  const done = await timed(async () => {
    await call("POST", `/api/dealers/me/imports/${id}/start`, { cookie }, {});
    for (;;) {
      const path = `/api/dealers/me/imports/${id}/progress`;
      const { state, counts } = await call<{
        state: string;
        counts: { imported: number; changed: number };
      }>("GET", path, { cookie });
      if (state === "done" && counts.imported + counts.changed === rows - wrong) return;
      if (state !== "running") throw new Error(`${state}: ${JSON.stringify(counts)}`);
      await setTimeout(50);
    }
  });
  return [judged.ms, done.ms];
}

function reportOf(
  listings: number,
  times: Record<"judged" | "imported" | "again" | "changed", number>,
): Report {
  const whole = (times.judged + times.imported) / 1000;
  const row = (title: string, ms: number) => [title, figure(ms / 1000)];
  return {
    markdown: table(
      [`${rows} rows, ${wrong} of them wrong, among ${listings.toLocaleString("en-US")} listings`, "seconds"],
      [
        row("judged", times.judged),
        row("all right ones are listings", times.imported),
        row("judged again with other prices", times.again),
        row("all prices changed", times.changed),
      ],
    ),
    targets: [
      {
        text: `judged and listed in under ${limitSeconds} s`,
        figure: `${figure(whole)} s`,
        met: whole < limitSeconds,
      },
    ],
  };
}
