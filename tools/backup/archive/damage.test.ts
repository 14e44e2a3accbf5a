import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { OperatorError } from "#platform/operator-error.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { fc, inputs } from "../../../tests/support/property.ts";
import { inspectArchive } from "../restore-backup.ts";
import { takeBackup } from "../take-backup.ts";
import { type Manifest, sealOf, sha256Of } from "./manifest.ts";
import { type Entry, endOfTar, packed, unpacked } from "./tar.ts";

const folder = mkdtempSync(join(tmpdir(), "mishwar-damage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { url } = await testDatabase();
const [secret, at] = ["the secret of a market, for its tests", new Date("2026-11-22T10:00:00Z")];
const whole = join(folder, "whole.tar.zst");
const storage = diskStorage(join(folder, "uploads"));
await storage.put("pictures/ab/one/640.avif", Buffer.from("a picture ".repeat(200)));
await takeBackup({ url, storage, path: whole, secret, version: "1", at });
const bytes = readFileSync(whole);
const tar = zstdDecompressSync(bytes);
const entries: Entry[] = [];
for await (const entry of unpacked(asStream(tar)))
  entries.push({ ...entry, bytes: Buffer.from(entry.bytes) });

async function* asStream(buffer: Buffer) {
  yield buffer;
}

/** What is said of an archive of these bytes. */
async function saidOf(archive: Buffer): Promise<string> {
  const path = join(folder, "changed.tar.zst");
  writeFileSync(path, archive);
  return inspectArchive(path, { secret }).then(
    () => "nothing",
    (error) => (error instanceof OperatorError ? error.message : `a fault: ${(error as Error).stack}`),
  );
}

const archiveOf = (given: readonly Entry[]) =>
  zstdCompressSync(Buffer.concat([...given.flatMap((entry) => packed(entry, at)), endOfTar]));

/** As a user does it who knows the format: every checksum is right again, and with the secret the seal too. */
function rewritten(
  change: (entry: Entry) => Entry,
  changeManifest: (manifest: Manifest) => void = () => {},
  key?: string,
) {
  const lists: Manifest["checksums"] = [];
  let lines: string[] = [];
  let manifest = Buffer.alloc(0);
  return archiveOf(
    entries.map((given) => {
      const { name, bytes: content } = change(given);
      if (name === "manifest.json") {
        const read = { ...(JSON.parse(content.toString()) as Manifest), checksums: lists };
        changeManifest(read);
        manifest = Buffer.from(JSON.stringify(read));
        return { name, bytes: manifest };
      }
      if (name === "seal.json") {
        const { seal: before } = JSON.parse(content.toString()) as { seal: string };
        const seal = key ? sealOf(key, manifest) : before;
        return { name, bytes: Buffer.from(JSON.stringify({ manifest: sha256Of(manifest), seal })) };
      }
      if (name.startsWith("checksums/")) {
        const list = Buffer.from(`${lines.join("\n")}\n`);
        lines = [];
        lists.push({ name, sha256: sha256Of(list) });
        return { name, bytes: list };
      }
      if (name !== "backup.json") lines.push(`${sha256Of(content)}  ${name}`);
      return { name, bytes: content };
    }),
  );
}

const same = (entry: Entry) => entry;
const only = (wanted: string, change: (entry: Entry) => Entry) => (entry: Entry) =>
  entry.name === wanted ? change(entry) : entry;

it("says nothing of one that is as it was written", async () => {
  expect(await saidOf(bytes)).toBe("nothing");
  expect(await saidOf(archiveOf(entries))).toBe("nothing");
});

it("refuses what was cut off anywhere, or changed in any byte", async () => {
  const places = fc.record({
    at: fc.nat({ max: bytes.length - 1 }),
    bit: fc.nat({ max: 7 }),
    cut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(places, async ({ at: place, bit, cut }) => {
      const changed = Buffer.from(cut ? bytes.subarray(0, place) : bytes);
      if (!cut) changed[place] = (changed[place] ?? 0) ^ (1 << bit);
      // A bit that zstd itself does not heed changes nothing of what is read.
      if (!cut && (await unharmed(changed))) return;
      expect(await saidOf(changed)).toMatch(/^(The archive is cut off|This file is not a backup)/);
    }),
    inputs(60),
  );
});

async function unharmed(archive: Buffer): Promise<boolean> {
  try {
    return zstdDecompressSync(archive).equals(tar);
  } catch {
    return false;
  }
}

it("refuses what was changed, left out or put in within a tar that is whole", async () => {
  const table = "database/public.subscription_plans/00001.copy";
  const picture = "uploads/pictures/ab/one/640.avif";
  const more = { name: "uploads/pictures/more.webp", bytes: Buffer.from("x") };
  const cases: Entry[][] = [
    entries.filter(({ name }) => name !== picture),
    entries.filter(({ name }) => name !== table),
    entries.filter(({ name }) => name !== "seal.json"),
    entries.filter(({ name }) => !name.startsWith("checksums/")),
    entries.flatMap((entry) => (entry.name === picture ? [more, entry] : [entry])),
    [...entries, more],
    entries.map(only(picture, (entry) => ({ ...entry, bytes: Buffer.from("another") }))),
    entries.map(only(table, ({ name, bytes: rows }) => ({ name, bytes: Buffer.concat([rows, rows]) }))),
  ];
  for (const changed of cases)
    expect(await saidOf(archiveOf(changed))).toMatch(/^The archive is cut off or was altered/);
});

it("refuses rows that its checksums vouch for, but not the digest of the table, nor the seal", async () => {
  const table = "database/public.subscription_plans/00001.copy";
  const another = only(table, ({ name, bytes: rows }) => ({
    name,
    bytes: Buffer.from(rows.toString().replace("free", "frei")),
  }));
  expect(await saidOf(rewritten(same, undefined, secret))).toBe("nothing");
  expect(await saidOf(rewritten(another, undefined, secret))).toMatch(
    /^The archive is cut off or was altered/,
  );
  // Even the digests are right, and the seal would have to be made with the secret.
  const later = rewritten(same, (manifest) => {
    manifest.madeAt = "2030-01-01T00:00:00.000Z";
  });
  expect(await saidOf(later)).toMatch(/^The archive is cut off or was altered/);
  const ours = entries.at(-1);
  expect(JSON.parse(ours?.bytes.toString() ?? "")).toMatchObject({
    seal: sealOf(secret, entries.at(-2)?.bytes ?? Buffer.alloc(0)),
  });
});

it("refuses names that lead out of the market, and what is no plain file", async () => {
  for (const name of [
    "uploads/../../etc/passwd",
    "uploads//etc/passwd",
    "uploads/.hidden",
    "database/x/1.copy",
    "evil",
  ]) {
    const put = entries.flatMap((entry) =>
      entry.name.startsWith("uploads/") ? [{ name, bytes: Buffer.from("x") }, entry] : [entry],
    );
    expect(await saidOf(archiveOf(put)), name).toMatch(
      /^The archive holds ".*", which no backup of Mishwar holds/,
    );
  }
  for (const [type, where] of [
    ["1", 156], // a link
    ["2", 156], // a symbolic link
    ["3", 156], // a device
    ["5", 156], // a folder
    ["x", 156], // names and sizes of the next file
    ["L", 156], // a long name of the next file
    ["/", 345], // in another folder than ours
  ] as const) {
    const [header = Buffer.alloc(0), ...rest] = packed(
      { name: "uploads/a.webp", bytes: Buffer.from("x") },
      at,
    );
    header.write(type, where, "latin1");
    header.write("        ", 148, "latin1");
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
    const head = packed(entries[0] ?? { name: "", bytes: Buffer.alloc(0) }, at);
    const changed = zstdCompressSync(Buffer.concat([...head, header, ...rest, endOfTar]));
    expect(await saidOf(changed), type).toMatch(/which no backup of Mishwar holds/);
  }
});

it("refuses what follows the end, what ends without one, and a tar that is packed once more", async () => {
  const plain = Buffer.concat(entries.flatMap((entry) => packed(entry, at)));
  for (const changed of [
    plain,
    Buffer.concat([plain, endOfTar.subarray(512)]),
    Buffer.concat([plain, endOfTar, Buffer.alloc(512)]),
    Buffer.concat([plain, endOfTar, plain, endOfTar]),
  ])
    expect(await saidOf(zstdCompressSync(changed))).toMatch(/^The archive is cut off or was altered/);
  expect(await saidOf(zstdCompressSync(bytes))).toMatch(/^This file is not a backup of Mishwar/);
});

it("knows what is none of its archives, or one of a later time", async () => {
  const foreign = [
    Buffer.alloc(0),
    Buffer.from("select 1;"),
    zstdCompressSync(Buffer.from("text ".repeat(1000))),
    archiveOf([{ name: "manifest.json", bytes: Buffer.from("{}") }]),
    tar,
  ];
  for (const one of foreign) expect(await saidOf(one)).toMatch(/^This file is not a backup of Mishwar/);
  expect(await inspectArchive(join(folder, "none"), { secret }).catch(String)).toMatch(
    /none cannot be used: it is not there/,
  );
  const newer = Buffer.from(JSON.stringify({ format: 2, product: "mishwar" }));
  expect(await saidOf(rewritten(only("backup.json", ({ name }) => ({ name, bytes: newer }))))).toMatch(
    /^The archive has format 2 and this Mishwar reads 1/,
  );
});

it("does not restore the rows of migrations that this code does not have", async () => {
  const with_ = async (name: string, checksum: string) => {
    const { seal } = { seal: secret };
    let text = Buffer.alloc(0);
    const changed = entries.map((entry) => {
      if (entry.name === "manifest.json") {
        const manifest = JSON.parse(entry.bytes.toString()) as Manifest;
        const migrations = [...manifest.migrations.filter((one) => one.name !== name), { name, checksum }];
        text = Buffer.from(JSON.stringify({ ...manifest, migrations }));
        return { name: entry.name, bytes: text };
      }
      if (entry.name !== "seal.json") return entry;
      return {
        name: entry.name,
        bytes: Buffer.from(JSON.stringify({ manifest: sha256Of(text), seal: sealOf(seal, text) })),
      };
    });
    return saidOf(archiveOf(changed));
  };
  expect(await with_("9999__later__more.sql", "0".repeat(64))).toMatch(
    /^The archive is of a newer Mishwar \(1\), with the migration 9999__later/,
  );
  expect(await with_("0002__listings__create.sql", "0".repeat(64))).toMatch(
    /is another one in the archive than here/,
  );
});
