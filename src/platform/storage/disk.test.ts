import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { diskStorage, StorageAway } from "./storage.ts";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof files>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

it("a disk that is full keeps no half of a file, and says that it is full and not that we failed", async () => {
  const folder = await files.mkdtemp(join(tmpdir(), "mishwar-disk-"));
  const storage = diskStorage(folder);
  const real = await vi.importActual<typeof files>("node:fs/promises");
  vi.mocked(files.writeFile).mockImplementationOnce(async (path) => {
    await real.writeFile(path, "half");
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  await expect(storage.put("pictures/a.webp", Buffer.from("whole"))).rejects.toBeInstanceOf(StorageAway);
  expect(await files.readdir(join(folder, "pictures"))).toEqual([]);
  await storage.put("pictures/a.webp", Buffer.from("whole"));
  expect(await files.readdir(join(folder, "pictures"))).toEqual(["a.webp"]);
  await files.rm(folder, { recursive: true });
});

it("what a killed process left half written goes, and whole files stay", async () => {
  const folder = await files.mkdtemp(join(tmpdir(), "mishwar-disk-"));
  const storage = diskStorage(folder);
  await storage.removeHalves("pictures/a");
  await storage.put("pictures/a/640.webp", Buffer.from("whole"));
  await storage.put("pictures/a/source/source.jpg", Buffer.from("whole"));
  await files.writeFile(join(folder, "pictures/a/160.avif.487881fd.part"), "half");
  await storage.removeHalves("pictures/a");
  expect((await files.readdir(join(folder, "pictures/a"))).sort()).toEqual(["640.webp", "source"]);
  expect(await files.readdir(join(folder, "pictures/a/source"))).toEqual(["source.jpg"]);
  await files.rm(folder, { recursive: true });
});
