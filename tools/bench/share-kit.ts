import sharp from "sharp";
import { someListing } from "#features/listings/facts/listing.fixture.ts";
import { drawPicture } from "#features/listings/share-kit/draw-picture.ts";
import { drawSign } from "#features/listings/share-kit/draw-sign.ts";
import { kitWords } from "#features/listings/share-kit/kit-words.ts";
import { languages } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { toPdf } from "#platform/typeset/to-pdf.ts";
import { toSvg } from "#platform/typeset/to-svg.ts";
import type { Report } from "./lib/report.ts";
import { figure, median, percentile } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const rounds = 20;
const [mostSignMs, mostStoryMs] = [100, 600];

/** Of this process, all its threads: what else the machine does counts little. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a seller shares a listing by, drawn one after the other on one thread as a web process does it. */
export async function benchShareKit(): Promise<Report> {
  sharp.concurrency(1);
  const words = await loadServerMessages();
  const photo = await noise();
  const kits = languages.map((language) =>
    kitWords(someListing(), {
      language,
      words,
      publicUrl: "https://mishwar.example",
      siteName: "Mishwar",
      now: new Date("2026-11-25T10:00:00Z"),
      phone: "+96171234567",
    }),
  );
  type Kit = (typeof kits)[number];
  const kinds = {
    "sign, PDF": async (kit: Kit) => toPdf(await drawSign(kit), { title: kit.name, language: kit.language }),
    "sign, SVG": async (kit: Kit) => Buffer.from(toSvg(await drawSign(kit), kit.name)),
    "story, PNG": (kit: Kit) => drawPicture("story", kit, photo),
    "square, PNG": (kit: Kit) => drawPicture("square", kit, photo),
  };
  const p95: Record<string, number> = {};
  const rows: string[][] = [];
  for (const [kind, draw] of Object.entries(kinds)) {
    const ms: number[] = [];
    let bytes = 0;
    for (let round = -1; round < rounds; round++) {
      for (const kit of kits) {
        const started = cpuMs();
        bytes = Math.max(bytes, (await draw(kit)).length);
        if (round >= 0) ms.push(cpuMs() - started);
      }
    }
    p95[kind] = percentile(ms, 0.95);
    rows.push([kind, figure(median(ms)), figure(percentile(ms, 0.95)), figure(bytes / 1024)]);
  }
  const target = (kind: string, most: number) => ({
    text: `${kind}: p95 under ${most} ms`,
    figure: `${figure(p95[kind] ?? 0)} ms`,
    met: (p95[kind] ?? Number.POSITIVE_INFINITY) < most,
  });
  return {
    markdown: [
      `Each piece in both languages, ${rounds} times: processor time; the photo is softened noise, of which a PNG makes little less.`,
      "",
      table(["", "p50, ms", "p95, ms", "KB at most"], rows),
    ].join("\n"),
    targets: [target("sign, PDF", mostSignMs), target("story, PNG", mostStoryMs)],
  };
}

/** A photo of the largest size that is kept. */
async function noise(): Promise<Buffer> {
  const size = { width: 1280, height: 960, channels: 3 as const };
  return sharp({
    create: { ...size, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .blur(1)
    .webp({ quality: 74 })
    .toBuffer();
}
