import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { figure } from "./stats.ts";
import type { Target } from "./table.ts";

/** What one benchmark found: Markdown for people, targets for the exit code. */
export interface Report {
  markdown: string;
  targets: Target[];
  /** Its place in the page, where that is not named as the benchmark is. */
  place?: string;
}
export interface KeptReport extends Report {
  /** See `machine`, asked before the run. */
  madeOn: string;
}

/** Those that are not about speed have pages of their own. */
const pages: Record<string, string> = {
  faults: "faults.md",
  value: "value.md",
  vin: "vin.md",
  image: "operations.md",
};
const pageOf = (name: string) =>
  fileURLToPath(new URL(`../../../docs/${pages[name] ?? "performance.md"}`, import.meta.url));

/** What the figures were made on, and how busy it was already. No name of a machine or path: those mean nothing elsewhere. */
export function machine(): string {
  const all = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${all.length} cores (${all[0]?.model.trim() ?? "unknown"}), ${memory} GB of memory, Node ${process.versions.node}, ${process.platform}; load before the run ${figure(loadavg()[0] ?? 0)}`;
}

/** Puts a report between `<!-- bench:name -->` and `<!-- /bench:name -->` of the page that has a place for it. */
export async function keepReport(name: string, command: string, report: KeptReport): Promise<void> {
  const page = pageOf(name);
  const text = await readFile(page, "utf8");
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${page} has no place for ${name}`);
  const day = new Date().toISOString().slice(0, 10);
  const section = `${open}\n${day}, \`${command}\`, ${report.madeOn}.\n\n${report.markdown}\n`;
  await writeFile(page, text.slice(0, start) + section + text.slice(end));
}
