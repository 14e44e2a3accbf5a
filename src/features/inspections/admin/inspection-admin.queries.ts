import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { PartnerRow } from "../inspection.queries.ts";

export interface ListedRow extends PartnerRow {
  user_id: string;
  email: string;
  since: Date;
  ended_at: Date | null;
  reports: number;
}

/** A page of partners, the newest first, and how many there are. */
export async function findPartners(db: Database, { page, limit }: { page: number; limit: number }) {
  const [found, counted] = await Promise.all([
    sql<ListedRow>`
      select p.id, p.name, p.place, p.phone, p.user_id, u.email, p.since, p.ended_at,
        (select count(*)::int from inspections i where i.partner_id = p.id and i.published_at is not null) as reports
      from inspection_partners p join users u on u.id = p.user_id
      order by p.since desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from inspection_partners`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}
