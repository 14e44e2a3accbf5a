import pg from "pg";

/**
 * Counts and digests of all rows of all tables, made by PostgreSQL itself and not by the code that takes backups: with
 * what it computes (generated columns), and without what a restore changes on purpose, the locks of jobs that were
 * under way.
 */
async function tableDigests(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const row = "(to_jsonb(t) - '{locked_at,locked_by,is_available}'::text[])::text";
    const digest = await client.query<{ is: string }>(
      `select count(*) || ' rows ' || coalesce(sum(hashtextextended(${row}, 7)::numeric), 0) as is from ${name} t`,
    );
    found.set(name, digest.rows[0]?.is ?? "");
  }
  return found;
}

export async function digestsAt(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await tableDigests(client);
  } finally {
    await client.end();
  }
}

/** The same at the moment of a snapshot that another connection holds. */
export async function digestsInSnapshot(url: string, snapshot: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read");
    await client.query(`set transaction snapshot '${snapshot}'`);
    return await tableDigests(client);
  } finally {
    await client.end();
  }
}
