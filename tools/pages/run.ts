import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dayInBeirut } from "#i18n/format.ts";
import { findChromium } from "../bench/lib/browser.ts";
import { freePort, root } from "../bench/lib/processes.ts";
import { machine } from "../bench/lib/report.ts";
import { pagesNamed } from "./listed-pages.ts";
import { linesOf, type PageResult, readResults, resultsTable } from "./results.ts";

const help = `npm run pages -- [options]
  Looks at every page (tools/pages/listed-pages.ts) of a small demo market of its own, in both languages, both themes and three
  widths: the rules of accessibility, nothing wider than the screen, nothing untranslated, no error in the console, and a
  picture compared with the committed one (tests/pages/shots). About 15 minutes on two processors.

  --only=WORD,WORD  the pages whose name has one of the words
  --update          takes the pictures anew, and looks at nothing else
  --save            writes the table into docs/pages.md; with --only the lines of those pages, the others stay
  --keep            leaves the folder with results and differing pictures, and says where`;

const args = process.argv.slice(2);
const given = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const words = (given("only") ?? "").split(",").filter(Boolean);
const updating = args.includes("--update");
const shots = fileURLToPath(new URL("../../tests/pages/shots/", import.meta.url));
const docs = fileURLToPath(new URL("../../docs/pages.md", import.meta.url));

/** Runs Playwright over the pages, in a folder that is thrown away unless something differs. */
async function lookAtPages(): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), "mishwar-pages-"));
  const started = performance.now();
  const day = dayInBeirut(new Date());
  const madeOn = machine();
  const code = await playwright(work);
  const minutes = (performance.now() - started) / 60_000;
  const results = await readResults(join(work, "results"));
  const pages = pagesNamed(words);
  const figures = await figuresOf(results, minutes, pages.length);
  const names = pages.map(({ name }) => name);
  const leftOver = words.length === 0 ? await picturesOfNoPage() : [];
  console.log(`\n${figures}\n\n${resultsTable(names, results)}\n`);
  if (dayInBeirut(new Date()) !== day)
    console.log(
      "Another day began in Beirut meanwhile: what is counted by days is not as in the pictures.\n",
    );
  if (leftOver.length > 0) console.log(`Pictures of no page:\n${leftOver.join("\n")}\n`);
  if (args.includes("--save")) await save(figures, results, madeOn);
  const ok = code === 0 && leftOver.length === 0 && results.length === pages.length * (updating ? 5 : 6);
  if (ok && !args.includes("--keep")) await rm(work, { recursive: true, force: true, maxRetries: 10 });
  else {
    await rm(join(work, "market"), { recursive: true, force: true, maxRetries: 10 });
    console.log(`What was found, and pictures that differ: ${work}`);
  }
  return ok;
}

async function playwright(work: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=tests/pages/playwright.config.ts",
      "--reporter=line",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (await findChromium(process.execPath)),
        JOURNEY_PORT: given("port") ?? String(await freePort()),
        JOURNEY_GATEWAY_PORT: String(await freePort()),
        JOURNEY_DATA: join(work, "market"),
        PAGES_WORK: work,
        PAGES_ONLY: words.join(),
        PAGES_UPDATE: updating ? "1" : "",
      },
    },
  );
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}

async function figuresOf(results: readonly PageResult[], minutes: number, pages: number): Promise<string> {
  const files = await readdir(shots).catch(() => []);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(shots, file))).size));
  const megabytes = (sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2).toFixed(1);
  return `${pages} pages, ${results.length} looks in ${minutes.toFixed(0)} minutes; ${files.length} pictures of ${megabytes} MB.`;
}

/** A page that has gone leaves its pictures behind. */
async function picturesOfNoPage(): Promise<string[]> {
  const names = new Set(pagesNamed([]).map(({ name }) => name));
  return (await readdir(shots)).filter((file) => !names.has(file.split(".")[0] ?? ""));
}

async function save(figures: string, results: readonly PageResult[], madeOn: string): Promise<void> {
  const text = await readFile(docs, "utf8");
  const [open, close] = ["<!-- pages -->", "<!-- /pages -->"];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error("docs/pages.md has no place for the table");
  const day = new Date().toISOString().slice(0, 10);
  const all = pagesNamed([]).map(({ name }) => name);
  const made = resultsTable(all, results, linesOf(text.slice(start, end)));
  const run = words.length === 0 ? "" : ` -- --only=${words.join()}`;
  const heading = `${day}, \`npm run pages${run}\`, ${madeOn}. ${figures}`;
  await writeFile(docs, `${text.slice(0, start)}${open}\n${heading}\n\n${made}\n${text.slice(end)}`);
}

if (args.includes("--help")) console.log(help);
else if (!(await lookAtPages())) process.exitCode = 1;
