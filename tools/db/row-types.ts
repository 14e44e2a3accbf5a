import { PostgresDialect as GeneratorDialect, generate } from "kysely-codegen";
import { connectDatabase } from "#platform/db/connect.ts";

/** The row types of a migrated database, as connect.ts parses its values. */
export async function rowTypes(url: string): Promise<string> {
  const db = await connectDatabase({ url, max: 1, statementTimeoutMs: 0 });
  try {
    return await generate({
      db,
      dialect: new GeneratorDialect({ dateParser: "string", numericParser: "string" }),
      excludePattern: "{*.schema_migrations,graphile_worker.*}",
      typeMapping: { int8: "number" },
      outFile: null,
      print: false,
    });
  } finally {
    await db.destroy();
  }
}
