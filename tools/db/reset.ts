import pg from "pg";

/** Empties a database that may well belong to a user who cannot create another one: schemas go, it stays. */
export async function resetDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'",
    );
    await client.query("SET lock_timeout = '10s'");
    await client.query("BEGIN");
    for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
    await client.query("CREATE SCHEMA public");
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
