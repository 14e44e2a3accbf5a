import pg from "pg";
import { parts } from "./schema-parts.ts";

/** A table, function, type … of the live database, as SQL text; `file` where those of its kind share one. */
export interface SchemaObject {
  kind: string;
  name: string;
  definition: string;
  file: string;
}

/** What the live database is made of, the same for the same schema whatever the order it was made in. */
export async function schemaObjects(url: string): Promise<SchemaObject[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET search_path = public");
    const objects: SchemaObject[] = [];
    for (const { kind, query, file } of parts) {
      const { rows } = await client.query<{ name: string; definition: string }>(query);
      for (const { name, definition } of rows) {
        const text = definition.trimEnd().replace(/[ \t]+$/gm, "");
        objects.push({ kind, name, definition: text, file: file ?? name });
      }
    }
    return objects;
  } finally {
    await client.end();
  }
}

/** The whole live schema as one text, to compare two databases by. */
export async function schemaPicture(url: string): Promise<string> {
  return (await schemaObjects(url)).map(({ definition }) => definition).join("\n\n");
}
