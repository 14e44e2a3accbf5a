import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { emptyDatabase, testDatabase } from "../../../tests/support/database.ts";
import { rowTypes } from "../../../tools/db/row-types.ts";
import { filesOf, readSchemaFiles } from "../../../tools/db/schema-files.ts";
import { type SchemaObject, schemaObjects, schemaPicture } from "../../../tools/db/schema-picture.ts";
import { migrate } from "./migrate.ts";

const { url } = await testDatabase();
const root = fileURLToPath(new URL("../../..", import.meta.url));
const object = (name: string): SchemaObject => ({ kind: "table", name, file: name, definition: `${name};` });

test("the sql folders of features show what the migrations make", async () => {
  const [made, committed] = [filesOf(await schemaObjects(url)), await readSchemaFiles(root)];
  const faults = [...new Set([...made.keys(), ...committed.keys()])].flatMap((path) => {
    if (!committed.has(path)) return [`${path} is missing`];
    if (!made.has(path)) return [`${path} shows nothing that the database has`];
    return committed.get(path) === made.get(path) ? [] : [`${path} is out of date`];
  });
  expect(faults, "changes of the schema are migrations; then run npm run db -- schema").toEqual([]);
});

test("an object without an owner is refused by name, as is an owner of nothing or a second one", () => {
  expect(() => filesOf([object("x")], {})).toThrow(
    "tools/db/owners.ts: table x belongs to no feature: add it",
  );
  expect(() => filesOf([], { "features/listings": ["y"] })).toThrow("the database has no y: remove it");
  expect(() => filesOf([object("z")], { "features/a": ["z"], "features/b": ["z"] })).toThrow(
    "z has two owners, features/a and features/b",
  );
});

test("the row types are those of the migrated database", async () => {
  const committed = readFileSync(fileURLToPath(new URL("./schema.d.ts", import.meta.url)), "utf8");
  expect(await rowTypes(url), "src/platform/db/schema.d.ts is out of date: run npm run db -- types").toBe(
    committed,
  );
});

test("the picture of the same migrations is the same in another database", async () => {
  const other = await emptyDatabase();
  await migrate({ url: other });
  expect(await schemaPicture(other)).toBe(await schemaPicture(url));
});
