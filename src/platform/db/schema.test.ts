import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { emptyDatabase, testDatabase } from "../../../tests/support/database.ts";
import { rowTypes } from "../../../tools/db/row-types.ts";
import { schemaPicture } from "../../../tools/db/schema-picture.ts";
import { migrate } from "./migrate.ts";

const { url } = await testDatabase();
const committed = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

test("db/schema.sql shows what the migrations make", async () => {
  const picture = await schemaPicture(url);
  expect(picture, "db/schema.sql is out of date: run npm run db -- schema").toBe(
    committed("../../../db/schema.sql"),
  );
});

test("the row types are those of the migrated database", async () => {
  expect(await rowTypes(url), "src/platform/db/schema.d.ts is out of date: run npm run db -- types").toBe(
    committed("./schema.d.ts"),
  );
});

test("the picture of the same migrations is the same in another database", async () => {
  const other = await emptyDatabase();
  await migrate({ url: other });
  expect(await schemaPicture(other)).toBe(await schemaPicture(url));
});
