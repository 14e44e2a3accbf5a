import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { owners } from "./owners.ts";
import { type SchemaObject, schemaObjects } from "./schema-picture.ts";

const heading =
  "-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.";

/**
 * The schema cut by feature: path in the project → text. Errors name the objects of the database that no folder owns,
 * and those of `owned` that the database lacks or two folders claim.
 */
export function filesOf(objects: SchemaObject[], owned = owners): Map<string, string> {
  const folders = new Map<string, string>();
  const faults: string[] = [];
  for (const [folder, names] of Object.entries(owned)) {
    for (const name of names) {
      if (folders.has(name)) faults.push(`${name} has two owners, ${folders.get(name)} and ${folder}`);
      if (objects.every((object) => object.name !== name))
        faults.push(`the database has no ${name}: remove it`);
      folders.set(name, folder);
    }
  }
  const files = new Map<string, string>();
  for (const { kind, name, file, definition } of objects) {
    const folder = folders.get(name);
    if (!folder) faults.push(`${kind} ${name} belongs to no feature: add it`);
    const path = `src/${folder}/sql/${file}.sql`;
    files.set(path, `${files.get(path) ?? `${heading}\n`}\n${definition}\n`);
  }
  if (faults.length > 0) throw new Error(`tools/db/owners.ts: ${faults.join("; ")}`);
  return files;
}

/** The files as they are in the project now. */
export async function readSchemaFiles(root: string): Promise<Map<string, string>> {
  const paths = globSync("src/{features,platform}/**/sql/*.sql", { cwd: root });
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as [string, string]),
    ),
  );
}

/** Writes what changed, removes the files of what is gone; returns the paths of both. */
export async function writeSchemaFiles(root: string, url: string): Promise<string[]> {
  const [files, before] = [filesOf(await schemaObjects(url)), await readSchemaFiles(root)];
  const changed = [...files].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before.keys()].filter((path) => !files.has(path));
  for (const path of gone) await rm(join(root, path));
  for (const [path, text] of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...gone, ...changed.map(([path]) => path)];
}
