import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

const mostMegabytes = 300;
const side = 7000;
const fits = "{ width: 1280, height: 4096 }";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mishwar-memory-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a process of its own holds at most, in megabytes, that does nothing but decode this file. */
async function peakOf(file: string): Promise<number> {
  const script = `
    import { readFile } from "node:fs/promises";
    import { decode } from ${JSON.stringify(new URL("./decode.ts", import.meta.url).href)};
    await decode(await readFile(${JSON.stringify(file)}), ${fits});
    // What it began with as a copy of this process, before it was another program, counts in maxRSS.
    const status = await readFile("/proc/self/status", "utf8").catch(() => "");
    console.log(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    script,
  ]);
  return Number(stdout) / 1024;
}

const flat = () => sharp({ create: { width: side, height: side, channels: 3, background: "#456" } });
const kinds: [string, (picture: Sharp) => Sharp][] = [
  ["an interlaced PNG", (picture) => picture.png({ progressive: true, compressionLevel: 1 })],
  ["a progressive JPEG", (picture) => picture.jpeg({ progressive: true, chromaSubsampling: "4:2:0" })],
  ["a WebP", (picture) => picture.webp({ effort: 0 })],
];

test.each(kinds)(
  "%s of 49 megapixels is decoded within 300 MB",
  async (_, encode) => {
    const file = join(folder, "picture");
    await writeFile(file, await encode(flat()).toBuffer());
    const peak = await peakOf(file);
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(mostMegabytes);
  },
  60_000,
);
