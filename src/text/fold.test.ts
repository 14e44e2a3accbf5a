import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { fc, inputs } from "../../tests/support/property.ts";
import { foldLetters, foldText } from "./fold.ts";

const { db } = await testDatabase();

const inDatabase = async (texts: readonly string[]) => {
  const { rows } = await sql<{ text: string }>`
    select fold_search(text) as text from unnest(${texts}::text[]) with ordinality as t(text, place) order by place`.execute(
    db,
  );
  return rows.map(({ text }) => text.replace(/ +/g, " ").trim());
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
/** What keyboards of Lebanon and its neighbours type. */
const typed = [
  ...between(0x20, 0x7e),
  ...between(0xc0, 0xff),
  ...between(0x621, 0x63a),
  ...between(0x640, 0x652),
  ...between(0x660, 0x669),
  ...between(0x6f0, 0x6f9),
  ..."ٱپچڤگکیەٰ،؛؟«»“”’‘–—…•€",
  ..."\u200c\u200d\u200e\u200f",
];

it("is the same in the browser, on the server and in the database", async () => {
  const texts = fc.sample(fc.array(fc.constantFrom(...typed), { maxLength: 12 }), inputs(3000).numRuns);
  const joined = texts.map((letters) => letters.join(""));
  const database = await inDatabase(joined);
  const differ = joined.filter((text, at) => database[at] !== foldText(text));
  expect(differ.slice(0, 10).map((text) => [text, foldText(text)])).toEqual([]);
});

it("of letters keeps signs and drops what hides words", () => {
  expect(foldLetters("ＷＷＷ．Kïa\u200b．com ①②٣ عَرْبُـونٌ ﻋﺮﺑﻮﻥ مسؤولة")).toBe(
    "www.kia.com 123 عربون عربون مسووله",
  );
});
