import pg from "pg";
import { parts } from "./schema-parts.ts";

const heading = `-- What the migrations add up to, for reading and for reviews; made by npm run db -- schema, never by hand.
`;

/** The live schema as SQL text, the same for the same schema whatever the order it was made in. */
export async function schemaPicture(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET search_path = public");
    const sections: string[] = [heading];
    for (const { title, query } of parts) {
      const { rows } = await client.query<{ definition: string }>(query);
      if (rows.length === 0) continue;
      sections.push(`-- ${title}\n`, ...rows.map(({ definition }) => `${definition.trimEnd()}\n`));
    }
    return sections.join("\n").replace(/[ \t]+$/gm, "");
  } finally {
    await client.end();
  }
}
