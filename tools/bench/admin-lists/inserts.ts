import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { figure, median, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";

const rowsAtOnce = 10_000;
const rounds = 3;

/** The indexes of cars that only administrators' lists read. */
const ofLists = [
  "cars_admin_by_created",
  "cars_admin_by_status",
  "cars_admin_by_city",
  "cars_admin_by_model",
  "cars_admin_by_year",
  "cars_admin_by_price",
  "cars_waiting",
  "cars_to_tally",
  "cars_search_text_hidden",
  "cars_phone",
];

class Undone extends Error {}

/** What the indexes of these lists cost: 10,000 listings inserted with them and without, each time undone. A table. */
export async function measureInserts(db: Database): Promise<string> {
  const insert = await copies(db);
  const cases: [title: string, without: readonly string[]][] = [
    ["with all indexes", []],
    ["without those of the administrators' lists", ofLists],
    ["without the trigrams of hidden listings", ["cars_search_text_hidden"]],
  ];
  const times = cases.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, [, without]] of cases.entries())
      times[at]?.push(await insertWithout(db, insert, without));
  }
  return table(
    [`${figure(rowsAtOnce)} listings in one statement`, "seconds", "ms each"],
    cases.map(([title], at) => {
      const ms = median(times[at] ?? []);
      return [title, figure(ms / 1000), figure(ms / rowsAtOnce)];
    }),
  );
}

/** The newest listings once more, under other ids: what most inserts look like to an index. */
async function copies(db: Database): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'cars'
      and is_generated = 'NEVER' and column_name <> 'id' order by ordinal_position`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  return sql`insert into cars (id, ${columns}) select uuidv7(), ${columns} from cars
    where deleted_at is null order by created_at desc, id desc limit ${rowsAtOnce}`;
}

async function insertWithout(
  db: Database,
  insert: RawBuilder<unknown>,
  without: readonly string[],
): Promise<number> {
  let taken = Number.NaN;
  const work = db.transaction().execute(async (tx) => {
    // The places of a plan are not what is measured, and these sellers have none left.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const name of without) await sql`drop index ${sql.ref(name)}`.execute(tx);
    taken = (await timed(() => insert.execute(tx))).ms;
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return taken;
}
