import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readConfig } from "#config";
import { OperatorError } from "#platform/operator-error.ts";
import { objectStore } from "../../../tests/support/object-store.ts";
import { openStorage } from "./open-storage.ts";
import { StorageAway } from "./storage.ts";

const store = await objectStore();
const configWith = (STORAGE_URL: string) =>
  readConfig({ NODE_ENV: "test", SESSION_SECRET: "x".repeat(32), STORAGE_URL });
const open = (...given: Parameters<typeof store.url>) => openStorage(configWith(store.url(...given)));
const bytes = (text: string) => Buffer.from(text);

describe("a bucket of an S3-compatible store", () => {
  it("keeps, gives, replaces and removes, and leaves no trace of the check at the start", async () => {
    const storage = await open();
    expect([...store.files.keys()]).toEqual([]);
    const key = "pictures/ab/one/640.avif";
    expect(await storage.get(key)).toBeUndefined();
    await storage.put(key, bytes("first"));
    await storage.put(key, bytes("صورة"));
    const found = await storage.get(key);
    expect(found?.bytes).toBe(8);
    expect(found && (await buffer(found.stream)).toString()).toBe("صورة");
    await storage.removeFolder("pictures/ab/one");
    expect(await storage.get(key)).toBeUndefined();
    await storage.removeFolder("pictures/ab/one");
  });

  it("removes a folder of more than one page of a list, and not one of a longer name", async () => {
    const storage = await open();
    for (let file = 0; file < 8; file++) await storage.put(`a/b/${file}.webp`, bytes("x"));
    await storage.put("a/bc/0.webp", bytes("x"));
    await storage.removeFolder("a/b");
    expect([...store.files.keys()]).toEqual(["a/bc/0.webp"]);
  });

  it("removes one file by its key, and tells all that it holds", async () => {
    const storage = await open();
    store.files.clear();
    for (const name of ["one", "two", "three", "four", "five"])
      await storage.put(`receipts/${name}.pdf`, bytes("x"));
    await storage.removeFolder("receipts/two.pdf");
    const keys: string[] = [];
    for await (const key of storage.keys()) keys.push(key);
    expect(keys).toEqual(["five", "four", "one", "three"].map((name) => `receipts/${name}.pdf`));
  });

  it("keeps empty files, and what is part of a larger buffer", async () => {
    const storage = await open();
    await storage.put("a/empty.bin", new Uint8Array());
    await storage.put("a/part.bin", bytes("0123456789").subarray(3, 6));
    expect(store.files.get("a/empty.bin")?.length).toBe(0);
    expect(store.files.get("a/part.bin")?.toString()).toBe("345");
  });

  it("refuses keys that would leave their market", async () => {
    const storage = await open();
    const before = store.asked.length;
    for (const key of ["../secret", "/etc", "a/../b", "a//b", "a?b", "a b", "", "A"]) {
      await expect(storage.put(key, bytes("x"))).rejects.toThrow("storage key");
      await expect(storage.get(key)).rejects.toThrow("storage key");
      await expect(storage.removeFolder(key)).rejects.toThrow("storage key");
    }
    expect(store.asked.length).toBe(before);
  });

  it("is asked again when it was busy, and says when it stays away", async () => {
    const storage = await open();
    store.refuse({ status: 503, code: "SlowDown", times: 2 });
    await storage.put("a/late.bin", bytes("x"));
    expect(store.files.has("a/late.bin")).toBe(true);
    store.refuse({ status: 500, code: "InternalError" });
    await expect(storage.get("a/late.bin")).rejects.toThrow(StorageAway);
    await expect(storage.get("a/late.bin")).rejects.toThrow("500 InternalError");
    // A bucket that is gone is no file that is gone.
    store.refuse({ status: 404, code: "NoSuchBucket" });
    await expect(storage.get("a/late.bin")).rejects.toThrow(StorageAway);
    store.refuse();
    expect(await storage.get("a/late.bin")).toBeDefined();
  });

  it("is named in one sentence when it cannot be used at the start, without its secret", async () => {
    const other = await objectStore();
    const gone = other.url();
    await other.close();
    const cases: [what: string, opening: () => Promise<unknown>, says: string][] = [
      ["key", () => open({ key: "OTHER" }), "does not know this key"],
      ["secret", () => open({ secret: "not/the+secret" }), "the secret does not belong to the key"],
      ["bucket", () => open({ bucket: "other" }), "no bucket other"],
      ["region", () => open({ region: "mars-1" }), "not in the region mars-1"],
      ["nothing there", () => openStorage(configWith(gone)), "cannot be reached: ECONNREFUSED"],
    ];
    for (const [what, opening, says] of cases) {
      const error = await opening().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error, what).toBeInstanceOf(OperatorError);
      expect(String(error), what).toContain(says);
      expect(String(error), what).toMatch(
        /^OperatorError: The store at http:[^.]+(\.[^.]+)*: check STORAGE_URL\.$/,
      );
      expect(String(error), what).not.toMatch(/secret.of|not.the/);
    }
    store.refuse({ status: 403, code: "AccessDenied" });
    await expect(open()).rejects.toThrow("may not read, write, list and delete in the bucket market");
    store.refuse();
  });
});

describe("STORAGE_URL", () => {
  it("is read with its parts, encrypted unless it says otherwise", () => {
    expect(configWith("s3://AK%2F1:s%2Fe+c@fra1.example.com/pictures-of-cars?region=fra1").storage).toEqual({
      endpoint: "https://fra1.example.com",
      bucket: "pictures-of-cars",
      region: "fra1",
      accessKeyId: "AK/1",
      secretAccessKey: "s/e+c",
    });
    expect(configWith("s3://k:s@10.0.0.4:9000/cars/?tls=off").storage).toMatchObject({
      endpoint: "http://10.0.0.4:9000",
      region: "us-east-1",
    });
    expect(configWith("").storage).toBeUndefined();
  });

  it("is refused at the start when it is something else, without the secret in what is said", () => {
    for (const url of [
      "https://k:hidden@host/bucket",
      "s3://host/bucket",
      "s3://k@host/bucket",
      "s3://k:hidden@host",
      "s3://k:hidden@host/bucket/folder",
      "s3://k:hidden@host/Bucket",
      "s3://k:hid/den@host/bucket",
      "s3://k:hidden%@host/bucket",
      "s3://k:hidden@host/bucket?tsl=off",
      "s3://k:hidden@host/bucket?tls=maybe",
      "pictures",
    ]) {
      expect(() => configWith(url), url).toThrow(OperatorError);
      expect(() => configWith(url), url).toThrow("STORAGE_URL: must look like s3://");
      expect(() => configWith(url), url).not.toThrow(/hidden|hid\/den/);
    }
  });
});
