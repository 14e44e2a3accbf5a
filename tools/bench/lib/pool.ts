import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Database, typeParsers } from "#platform/db/connect.ts";

/** As many connections as the product has, but nobody gives up: a slow side must show its time, not an error. */
export function patientPool(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: typeParsers, application_name: "bench" });
  // When a run fails, the connections that the server then ends must not hide the failure.
  pool.on("error", () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
