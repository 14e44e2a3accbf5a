import { type RawBuilder, sql } from "kysely";
import type { ListCase } from "./ask.ts";

const day = (column: string) => `(${column} at time zone 'Asia/Beirut')::date`;
const since = (days: number) => `now() - interval '${days} days'`;
const contacts = "naive.listing_analytics a join naive.cars c on c.id = a.car_id";

const grouped = (by: string, what: string, from: string, where: string): RawBuilder<unknown> =>
  sql.raw(`select ${by}, ${what} from ${from} where ${where} group by ${by}`);

/** Each figure of the overview by its own count, sum or group, as they are counted when nothing is kept. */
function overview(days: number): RawBuilder<unknown>[] {
  const twice = since(2 * days);
  const waiting = "from naive.cars where status = 'pending' and deleted_at is null";
  return [
    sql.raw("select count(*) from naive.users"),
    sql.raw(`select count(*) from naive.users where last_login_at > ${since(30)}`),
    grouped("status", "count(*)", "naive.cars", "deleted_at is null"),
    grouped("city", "count(*)", "naive.cars", "is_public"),
    grouped(day("created_at"), "count(*)", "naive.users", `created_at > ${twice}`),
    grouped(day("created_at"), "count(*)", "naive.cars", `created_at > ${twice} and deleted_at is null`),
    grouped(day("a.hour"), "count(*)", contacts, `a.event = 'contact' and a.hour > ${twice}`),
    sql.raw(`select count(*), min(waiting_since) ${waiting}`),
    sql.raw(`select percentile_cont(0.5) within group (order by waited_seconds) from naive.listing_reviews
      where decided_at > ${since(days)}`),
    sql.raw("select sum(amount) from naive.payments where status = 'verified' and refunded_at is null"),
    grouped(
      `${day("p.verified_at")}, i.plan_id is null`,
      "sum(i.amount)",
      "naive.payments p join naive.order_items i on i.order_id = p.order_id",
      `p.verified_at > ${since(Math.max(2 * days, 366))}`,
    ),
    sql.raw("select count(distinct car_id) from naive.listing_reports where resolved_at is null"),
    sql.raw(
      "select count(*) from naive.subscriptions where is_active and start_date <= now() and end_date > now()",
    ),
    sql.raw("select * from naive.admin_activity_log order by created_at desc limit 8"),
  ];
}

const key = {
  all: "''::text",
  place: "c.city",
  brand: "c.brand",
  plan: "i.plan_id",
  method: "o.paid_by",
} as const;

function report(what: string, by: keyof typeof key, days: number): RawBuilder<unknown> {
  if (what === "users")
    return grouped(day("created_at"), "count(*)", "naive.users", `created_at > ${since(days)}`);
  if (what === "revenue") {
    return grouped(
      `${day("p.verified_at")}, ${key[by]}`,
      "sum(i.amount)",
      "naive.payments p join naive.orders o on o.id = p.order_id join naive.order_items i on i.order_id = o.id",
      `p.verified_at > ${since(days)}`,
    );
  }
  if (what === "contacts") {
    return grouped(
      `${day("a.hour")}, ${key[by]}`,
      "count(*)",
      contacts,
      `a.event = 'contact' and a.hour > ${since(days)}`,
    );
  }
  return grouped(
    `${day("c.created_at")}, ${key[by]}`,
    "count(*)",
    "naive.cars c",
    `c.deleted_at is null and c.created_at > ${since(days)}`,
  );
}

const kinds = [
  ["listings", "all"],
  ["listings", "place"],
  ["listings", "brand"],
  ["contacts", "place"],
  ["users", "all"],
  ["revenue", "all"],
  ["revenue", "plan"],
  ["revenue", "method"],
] as const;

/** The overview and the reports. `dayBefore`: the day so many days before today, in Beirut. */
export const figureCases = (dayBefore: (days: number) => string): ListCase[] => {
  const stats = (days: number) => ({ path: `/api/admin/stats?days=${days}`, naive: overview(days) });
  const reports = (days: number) =>
    kinds.map(([what, by]) => ({
      path: `/api/admin/reports?what=${what}&by=${by}&from=${dayBefore(days - 1)}`,
      naive: [report(what, by, days)],
    }));
  return [
    { title: "the overview: cards, charts, what waits", asks: [stats(7), stats(30), stats(365)] },
    { title: "the overview, nobody having looked for minutes", asks: [stats(30)], isFirst: true },
    { title: "reports of 30 days", asks: reports(30) },
    { title: "reports of a year", asks: reports(366) },
    {
      title: "plans and add-ons with who has them",
      asks: [
        {
          path: "/api/admin/subscription-plans",
          naive: [sql.raw("select current_plan, count(*) from naive.users group by 1")],
        },
        {
          path: "/api/admin/bonus-features",
          naive: [
            sql.raw("select bonus_feature_id, count(*) from naive.add_ons where ended_at is null group by 1"),
          ],
        },
      ],
    },
  ];
};
