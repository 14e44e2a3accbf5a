import { sql } from "kysely";
import { type ListCase, listOf } from "./ask.ts";

/** As src/features/moderation counts: no page lies further. */
const most = 10_000;
const shown = `c.*, u.first_name, u.last_name, u.dealership_name,
  (select count(*) from naive.listing_flags f where f.car_id = c.id) as flags,
  (select count(*) from naive.listing_reports r where r.car_id = c.id and r.resolved_at is null) as open_reports`;
const from = "naive.cars c join naive.users u on u.id = c.user_id";
const cars = listOf("/api/admin/cars", {
  columns: shown,
  from,
  order: "c.created_at desc, c.id desc",
  most,
});
const waits = "c.status = 'pending' and c.deleted_at is null and c.owner_in_good_standing";
const queue = listOf("/api/admin/pending-cars", {
  columns: shown,
  from,
  order: "c.waiting_since, c.id",
  most,
});
const reports = listOf("/api/admin/listing-reports", {
  columns: "c.*, r.open, r.since, u.first_name, u.last_name",
  from: `(select car_id, count(*) as open, min(created_at) as since, array_agg(reason) as reasons
    from naive.listing_reports where resolved_at is null group by car_id) r
    join naive.cars c on c.id = r.car_id join naive.users u on u.id = c.user_id`,
  order: "r.open desc, r.since",
  limit: 50,
});

/** What stands above the queue. */
const queueFigures = [
  "exists (select from naive.listing_flags f where f.car_id = c.id)",
  "c.vehicle_type = 'motorcycle'",
  "u.is_verified_dealer",
  "c.waiting_since < now() - interval '1 day'",
].map((figure) => sql.raw(`select count(*) from ${from} where ${waits} and ${figure}`));

const there = "c.deleted_at is null";
const orders = {
  "-createdAt": "c.created_at desc, c.id desc",
  createdAt: "c.created_at, c.id",
  "-price": "c.price_usd desc, c.id desc",
  price: "c.price_usd, c.id",
  "-year": "c.year desc, c.id desc",
  year: "c.year, c.id",
  "-model": "c.brand desc, c.model desc, c.id desc",
  model: "c.brand, c.model, c.id",
  "-city": "c.city desc, c.created_at, c.id",
  city: "c.city, c.created_at desc, c.id desc",
  "-status": "c.status desc, c.created_at, c.id",
  status: "c.status, c.created_at desc, c.id desc",
} as const;
type Sort = keyof typeof orders;
const sorts = Object.keys(orders) as Sort[];

const filtered = (query: Record<string, string>, where: string, sort: Sort = "-createdAt", page = 1) =>
  cars({ ...query, sort }, { where: `${there} and ${where}`, order: orders[sort], page });
const searched = (search: string, query: Record<string, string> = {}, where = "true") =>
  cars(
    { search, ...query },
    {
      where: `${there} and ${where} and ${search
        .split(" ")
        .map(
          (word) => `(c.title ilike '%${word}%' or c.brand ilike '%${word}%' or c.model ilike '%${word}%')`,
        )
        .join(" and ")}`,
      words: true,
    },
  );

interface Known {
  phone: string;
  mail: string;
  vin: string;
  dealer: string;
}

/** The table of all listings, what waits for a review, and what people report. */
export const listingCases = ({ phone, mail, vin, dealer }: Known): ListCase[] => [
  { title: "listings by each column", asks: sorts.map((sort) => filtered({}, "true", sort)) },
  {
    title: "listings by each column, the last page",
    asks: (["-createdAt", "price", "-year", "model", "-city", "status"] as const).map((sort) =>
      filtered({}, "true", sort, most / 100),
    ),
  },
  {
    title: "listings of a state",
    asks: [
      filtered({ status: "pending" }, "c.status = 'pending'"),
      filtered({ status: "pending" }, "c.status = 'pending'", "price", 100),
      filtered({ status: "rejected" }, "c.status = 'rejected'", "-year", 50),
      filtered({ status: "expired" }, "c.status = 'expired'", "model"),
      filtered({ status: "active" }, "c.status = 'active'", "-price", 100),
      cars({ status: "deleted" }, { where: "c.deleted_at is not null" }),
      cars({ status: "deleted", sort: "price" }, { where: "c.deleted_at is not null", order: orders.price }),
    ],
  },
  {
    title: "listings of a kind or place",
    asks: [
      filtered({ vehicleType: "motorcycle" }, "c.vehicle_type = 'motorcycle'"),
      filtered({ vehicleType: "motorcycle" }, "c.vehicle_type = 'motorcycle'", "-createdAt", 100),
      filtered({ vehicleType: "motorcycle" }, "c.vehicle_type = 'motorcycle'", "price", 100),
      filtered({ vehicleType: "motorcycle" }, "c.vehicle_type = 'motorcycle'", "-year"),
      filtered({ city: "beirut" }, "c.city = 'beirut'", "-createdAt", 100),
      filtered({ city: "batroun" }, "c.city = 'batroun'", "price", 50),
      filtered({ city: "batroun" }, "c.city = 'batroun'", "-year", 100),
      filtered(
        { city: "batroun", status: "rejected" },
        "c.city = 'batroun' and c.status = 'rejected'",
        "-year",
      ),
      filtered(
        { vehicleType: "motorcycle", status: "pending", city: "tripoli" },
        "c.vehicle_type = 'motorcycle' and c.status = 'pending' and c.city = 'tripoli'",
      ),
      filtered({ userId: dealer }, `c.user_id = '${dealer}'`, "price"),
    ],
  },
  {
    title: "listings, searched",
    asks: [
      searched("toyota corolla"),
      searched("bmw x5 2018"),
      searched("mercedes"),
      searched("mercedes", { sort: "price" }),
      searched("kia", { status: "pending" }, "c.status = 'pending'"),
      searched("nowhere-such-a-word"),
      cars({ search: vin }, { where: `${there} and c.vin_number = '${vin}'` }),
      cars({ search: phone }, { where: `${there} and c.phone_number = '${phone}'` }),
      cars({ search: mail }, { where: `${there} and u.email = '${mail}'` }),
    ],
  },
  {
    title: "the review queue with its figures",
    asks: [
      ...[1, 100].map((page) => queue({}, { where: waits, page })),
      queue({ vehicleType: "motorcycle" }, { where: `${waits} and c.vehicle_type = 'motorcycle'` }),
      queue({ city: "batroun" }, { where: `${waits} and c.city = 'batroun'` }),
      queue(
        { flagged: "true" },
        { where: `${waits} and exists (select from naive.listing_flags f where f.car_id = c.id)` },
      ),
      queue({ dealers: "true" }, { where: `${waits} and u.is_verified_dealer` }),
      queue({ search: "toyota" }, { where: `${waits} and c.title ilike '%toyota%'`, words: true }),
    ].map((ask) => ({ ...ask, naive: [...ask.naive, ...queueFigures] })),
  },
  {
    title: "reports",
    asks: [
      ...[1, 2, 10].map((page) => reports({}, { page })),
      reports({ reason: "fraud" }, { where: "'fraud' = any (r.reasons)" }),
    ],
  },
];
