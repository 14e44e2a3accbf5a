import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { families } from "#features/reference/families.ts";
import { readWords } from "#features/search/words/read-words.ts";
import { vocabularyOf } from "#features/search/words/vocabulary.ts";
import type { Report } from "./lib/report.ts";
import { figure, median, percentile } from "./lib/stats.ts";
import { table } from "./lib/table.ts";

const rounds = 20;
const [targetMs, targetKb] = [2, 1024];
const lists = join(import.meta.dirname, "../../src/features/search/words/queries");

const typedIn = (file: string): string[] =>
  readFileSync(join(lists, file), "utf8")
    .split("\n")
    .filter((line) => line.includes("=>") && !line.startsWith("#"))
    .map((line) => line.split("=>")[0]?.trim() ?? "");
const queries: readonly { vehicleType: VehicleType; typed: string }[] = [
  ...["cars.txt", "unseen.txt"].flatMap(typedIn).map((typed) => ({ vehicleType: "car" as const, typed })),
  ...typedIn("motorcycles.txt").map((typed) => ({ vehicleType: "motorcycle" as const, typed })),
];

/**
 * The reader of search words alone: what its tables take, and what a text costs where no listing has any word that is not
 * understood, so that all of them are looked up as slips.
 */
export async function benchWords(): Promise<Report> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024;
  };
  // The names themselves are the reference's, which is there anyway.
  const before = families.car.length > 0 ? heap() : 0;
  const sizes = vehicleTypes.map((vehicleType) => {
    const { exact } = vocabularyOf(vehicleType);
    return `${figure(exact.size)} phrases of ${vehicleType}s`;
  });
  const kb = heap() - before;

  const now = new Date();
  const ms: number[] = [];
  for (let round = -2; round < rounds; round++) {
    for (const { typed, vehicleType } of queries) {
      const started = performance.now();
      readWords(typed, { vehicleType, now, isUnknown: () => true });
      if (round >= 0) ms.push(performance.now() - started);
    }
  }
  const [p95, most] = [percentile(ms, 0.95), Math.max(...ms)];
  return {
    markdown: [
      `${queries.length} queries, ${rounds} times each, milliseconds; ${sizes.join(", ")}.`,
      "",
      table(
        ["", "p50", "p95", "p99", "most"],
        [["reading", figure(median(ms)), figure(p95), figure(percentile(ms, 0.99)), figure(most)]],
      ),
    ].join("\n"),
    targets: [
      { text: `p95 under ${targetMs} ms`, figure: `${figure(p95)} ms`, met: p95 < targetMs },
      { text: `tables of at most ${targetKb} KB`, figure: `${figure(kb)} KB`, met: kb <= targetKb },
    ],
  };
}
