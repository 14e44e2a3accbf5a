import { sql } from "kysely";
import { isMeantBy } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import type { FoundUser } from "./user-admin.contract.ts";

const most = 10;

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  name: string;
  name_ar: string;
}

/** Whom a text means, for those who give plans and see no list of users: the newest, with the plan they have at a moment. */
export async function findForPlan(
  db: Database,
  search: string,
  at: Date,
): Promise<{ data: FoundUser[]; isMore: boolean }> {
  const { rows } = await sql<Row>`
    select u.id, u.first_name, u.last_name, u.email, p.name, p.name_ar
    from users u join subscription_plans p
      on p.slug = plan_at(u.current_plan, u.subscription_ends_at, ${at}::timestamptz)
    where ${isMeantBy(search)} order by u.created_at desc, u.id desc limit ${most + 1}`.execute(db);
  return {
    data: rows.slice(0, most).map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      planName: { en: row.name, ar: row.name_ar },
    })),
    isMore: rows.length > most,
  };
}
