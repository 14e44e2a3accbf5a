import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#app";
import { readConfig } from "#config";
import { processPicture } from "#features/media/pipeline.ts";
import { type Language, languages } from "#i18n/language.ts";
import { connectDatabase } from "#platform/db/connect.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { diskStorage } from "#platform/storage/storage.ts";
import { table } from "./bench/lib/table.ts";
import { carriedStyles, weigh } from "./bench/weight/first-load.ts";
import { onScratchDatabase } from "./db/scratch.ts";
import { loadDemoMarket } from "./demo/demo-market.ts";
import { allRecipes } from "./demo/picture-pool.ts";
import { compositeJpeg } from "./pictures/composite.ts";

/**
 * Holds what phones on weak networks load to the budgets of docs/decisions/0003-what-the-budgets-weigh.md: the pages are
 * rendered by the built application on a small demo market, and weighed with all that they make a browser load at first.
 */
const KB = 1024;
const limits = { js: 119 * KB, css: 20 * KB, fonts: 80 * KB } as const;
/** Of the HTML that a returning visitor is sent for /cars, as it is and by Brotli 4, as who does not take zstd is sent it. */
const htmlLimits = { raw: 62 * KB, brotli: 11.2 * KB } as const;
const thumbnailLimit = 60 * KB;
const thumbnailWidth = 640;
const picturesWeighed = 6;

const kb = (bytes: number) => (bytes / KB).toFixed(1);
const over: string[] = [];

/** The two ways of coming to a page: only the first has the style sheet in it, for want of the cookie of the language. */
const visits = {
  first: (path: string, language: Language) => ({
    url: language === "ar" ? path : `${path}?lang=${language}`,
  }),
  next: (path: string, language: Language) => ({ url: path, cookies: { language } }),
};

/**
 * Renders each address in both languages, as a first page and as a later one, and weighs it. Only /cars has a budget;
 * the others are told beside it.
 */
async function weighPages(app: FastifyInstance): Promise<string[][]> {
  const client = join(import.meta.dirname, "../dist/client");
  const { data } = (await app.inject("/api/cars?limit=1")).json() as { data: { id: string }[] };
  const rows: string[][] = [];
  for (const path of ["/cars", "/", `/cars/${data[0]?.id}`]) {
    for (const [visit, ask] of Object.entries(visits)) {
      for (const language of languages) {
        const answer = await app.inject(ask(path, language));
        const name = `${path.replace(/[0-9a-f-]{36}/, "{id}")} ${language}, ${visit} page`;
        if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}`);
        const page = { html: answer.body, link: String(answer.headers.link ?? "") };
        if (!page.html.includes(`<html lang="${language}"`))
          throw new Error(`${name} is in another language.`);
        if (carriedStyles(page).length > 0 !== (visit === "first")) {
          throw new Error(`${name} is of the other kind: its style sheet is where only the other has it.`);
        }
        const [weight, html] = [await weigh(page, client), sizesOf(page.html)];
        const figures = [weight.js, weight.css, weight.fonts, html.raw, html.brotli].map(kb);
        rows.push([name, ...figures, String(weight.files.length)]);
        if (path === "/cars") compare(name, weight, limits);
        if (path === "/cars" && visit === "next") compare(name, html, htmlLimits);
      }
    }
  }
  return rows;
}

const brotli4 = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const sizesOf = (html: string) => ({
  raw: Buffer.byteLength(html),
  brotli: brotliCompressSync(html, brotli4).length,
});

function compare<Kind extends string>(
  name: string,
  weight: Record<NoInfer<Kind>, number>,
  most: Record<Kind, number>,
): void {
  for (const kind of Object.keys(most) as Kind[]) {
    // A page without scripts or styles was not weighed but missed.
    if (weight[kind] === 0) over.push(`${name} has no ${kind}: the page or its weighing is broken.`);
    if (weight[kind] > most[kind])
      over.push(`${name} has ${kb(weight[kind])} KB of ${kind}; its budget is ${kb(most[kind])} KB.`);
  }
}

/** Demo pictures of different bodies through the image pipeline; the largest file a card may show of each. */
async function weighThumbnails(): Promise<number> {
  const recipes = [...allRecipes().values()].filter(({ angle }) => angle === "front34");
  const step = Math.ceil(recipes.length / picturesWeighed);
  let largest = 0;
  for (const recipe of recipes.filter((_, index) => index % step === 0)) {
    const { variants } = await processPicture(await compositeJpeg(recipe));
    const sizes = variants.filter(({ width }) => width <= thumbnailWidth).map(({ data }) => data.length);
    largest = Math.max(largest, ...sizes);
  }
  if (largest > thumbnailLimit) {
    over.push(`A thumbnail has ${kb(largest)} KB; its budget is ${kb(thumbnailLimit)} KB.`);
  }
  return largest;
}

async function weighAll(url: string, dataDir: string): Promise<void> {
  const db = await connectDatabase({ url });
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir });
  const deps = { config, db, storage: diskStorage(join(dataDir, "uploads")), clock: () => new Date() };
  await loadDemoMarket({ ...deps, listings: 60 });
  const renderer = await builtRenderer();
  const app = await buildApp({ ...deps, renderer: async () => renderer });
  try {
    const rows = await weighPages(app);
    const budget = [...Object.values(limits), ...Object.values(htmlLimits)].map(kb);
    const head = ["first load", "JS KB gzip", "CSS KB gzip", "fonts KB", "HTML KB", "Brotli 4", "files"];
    console.log(table(head, [...rows, ["budget of /cars (HTML: next page)", ...budget, ""]]));
    console.log(`\nLargest thumbnail: ${kb(await weighThumbnails())} KB of ${kb(thumbnailLimit)} KB.`);
  } finally {
    await app.close();
    await db.destroy();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), "mishwar-budgets-"));
try {
  await onScratchDatabase((url) => weighAll(url, dataDir));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
for (const sentence of over) console.error(sentence);
if (over.length > 0) process.exitCode = 1;
