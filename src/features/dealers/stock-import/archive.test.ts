import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { AppError } from "#errors";
import { diskStorage, StorageAway } from "#platform/storage/storage.ts";
import { lookIntoArchive, openArchive, partKey } from "./archive.ts";
import { partBytes } from "./columns.ts";
import { findPhotos, photoIndex } from "./find-photos.ts";
import { type Zipped, zipOf } from "./stock-import.factory.ts";

const folder = await mkdtemp(join(tmpdir(), "mishwar-archive-"));
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function stored(zip: Buffer) {
  const place = { folder: `imports/archive-${++made}`, bytes: zip.length };
  for (let part = 0; part * partBytes < zip.length; part++) {
    await storage.put(partKey(place.folder, part), zip.subarray(part * partBytes, (part + 1) * partBytes));
  }
  return place;
}
const lookInto = async (zip: Buffer) => lookIntoArchive(storage, await stored(zip));
const bytes = Buffer.from("a picture, for all that the directory knows");
const file = (name: string, more: Partial<Zipped> = {}): Zipped => ({ name, bytes, ...more });
const refusal = (zip: Buffer) =>
  lookInto(zip).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.fields?.file : error),
  );

describe("an archive", () => {
  it("is known by its photos, whatever else systems put into it", async () => {
    const files = await lookInto(
      zipOf([
        file("Cars/"),
        file("Cars/A 1.JPG"),
        file("b.webp"),
        file("__MACOSX/._b.webp"),
        file("Cars/.hidden.jpg"),
        file("Thumbs.db"),
        file("readme.txt"),
        file("run.exe"),
        file("سيارة.png"),
        file("e\u0301t\u00e9.png", { flags: 0 }),
      ]),
    );
    expect(Object.keys(files)).toEqual(["cars/a 1.jpg", "b.webp", "سيارة.png", "été.png"]);
  });

  it("is read over its parts, one photo after the other", async () => {
    const large = Buffer.alloc(3 * partBytes + 17, 7);
    const place = await stored(zipOf([file("a.jpg"), file("large.jpg", { bytes: large }), file("z.jpg")]));
    expect(Object.keys(await lookIntoArchive(storage, place))).toHaveLength(3);
    const archive = await openArchive(storage, place);
    expect((await archive.read("large.jpg"))?.equals(large)).toBe(true);
    expect(await archive.read("z.jpg")).toEqual(bytes);
    expect(await archive.read("none.jpg")).toBeUndefined();
  });

  it.each([
    ["no zip at all", Buffer.from("GIF89a"), "field.archive_unreadable"],
    ["one that breaks off", zipOf([file("a.jpg")]).subarray(0, 60), "field.archive_unreadable"],
    ["a directory of garbage", zipOf([file("a.jpg")]).fill(1, 80, 100), "field.archive_unreadable"],
    ["a way out", zipOf([file("../../etc/a.jpg")]), "field.archive_paths"],
    ["a way out by backslashes", zipOf([file("..\\..\\a.jpg")]), "field.archive_paths"],
    ["a way out without a word of UTF-8", zipOf([file("../a.jpg", { flags: 0 })]), "field.archive_paths"],
    ["an absolute path", zipOf([file("/etc/a.jpg")]), "field.archive_paths"],
    ["a drive", zipOf([file("C:/a.jpg")]), "field.archive_paths"],
    ["a name that ends within", zipOf([file("a.jpg\0.png"), file("b.jpg")]), "field.archive_paths"],
    ["a link", zipOf([file("a.jpg", { mode: 0o120777 })]), "field.archive_paths"],
    [
      "a password",
      zipOf([file("a.jpg", { flags: 0x801, unpackedBytes: bytes.length - 12 })]),
      "field.archive_encrypted",
    ],
    ["a name twice", zipOf([file("a.jpg"), file("A.JPG")]), "field.archive_twice"],
    ["no photo", zipOf([file("a.txt")]), "field.archive_empty"],
    ["nothing", zipOf([]), "field.archive_empty"],
    [
      "more files than anybody has photos",
      zipOf(Array.from({ length: 5001 }, (_, i) => file(`${i}.jpg`))),
      "field.archive_too_many",
    ],
  ])("is refused: %s", async (_what, zip, code) => {
    expect(await refusal(zip)).toBe(code);
  });

  it("that unpacks to much more than it is, is refused before anything is unpacked", async () => {
    const declared = (unpackedBytes: number) => zipOf([file("a.jpg", { method: 8, unpackedBytes })]);
    expect(await refusal(declared(601 * 1024 * 1024))).toBe("field.archive_too_large");
    expect(await refusal(declared(599 * 1024 * 1024))).toBeUndefined();
  });

  it("that says less than it unpacks to gives nothing of that photo", async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000));
    const zip = zipOf([file("bomb.jpg", { bytes: bomb, method: 8, unpackedBytes: 1000 }), file("good.jpg")]);
    const archive = await openArchive(storage, await stored(zip));
    expect(await archive.read("bomb.jpg")).toBeUndefined();
    expect(await archive.read("good.jpg")).toEqual(bytes);
  });

  it("is not taken for a broken one while the store is away", async () => {
    const place = await stored(zipOf([file("a.jpg")]));
    const away = { ...storage, get: () => Promise.reject(new StorageAway("away")) };
    await expect(lookIntoArchive(away, place)).rejects.toBeInstanceOf(StorageAway);
  });
});

describe("photos of a row", () => {
  const index = photoIndex({
    "kia/1.jpg": 5,
    "kia/2.jpg": 5,
    "kia/10.jpg": 5,
    "bmw/1.jpg": 5,
    "cover.png": 5,
    "huge.jpg": 13_000_000,
  });
  const find = (...names: string[]) => {
    const { paths, warnings } = findPhotos(names, index, 3);
    return { paths, warned: warnings.map((one) => ("key" in one ? one.key : "")) };
  };

  it.each([
    [["Cover.PNG"], { paths: ["cover.png"], warned: [] }],
    [["cover"], { paths: ["cover.png"], warned: [] }],
    [["2.jpg", "cover.png", "2.jpg"], { paths: ["kia/2.jpg", "cover.png"], warned: [] }],
    [["kia\\1.jpg"], { paths: ["kia/1.jpg"], warned: [] }],
    [["KIA"], { paths: ["kia/1.jpg", "kia/2.jpg", "kia/10.jpg"], warned: [] }],
    [["cover.png", "kia/"], { paths: ["cover.png", "kia/1.jpg", "kia/2.jpg"], warned: [] }],
    [["1.jpg"], { paths: [], warned: ["stock-import.photoAmbiguous"] }],
    [
      ["nothing.jpg", "../1.jpg"],
      { paths: [], warned: ["stock-import.photoMissing", "stock-import.photoMissing"] },
    ],
    [["huge.jpg"], { paths: [], warned: ["stock-import.photoTooLarge"] }],
    [
      ["__proto__", "constructor"],
      { paths: [], warned: ["stock-import.photoMissing", "stock-import.photoMissing"] },
    ],
  ])("%j", (names, expected) => {
    expect(find(...names)).toEqual(expected);
  });
});
