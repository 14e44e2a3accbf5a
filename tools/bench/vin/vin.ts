import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { lastYear } from "#features/reference/enumerations.ts";
import { readVin } from "#features/vin/read-vin.ts";
import { openVpic } from "#features/vin/vpic/vpic.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { judge, judged, type Verdict } from "./judge.ts";
import { known, vinOf } from "./known-vins.ts";

const rounds = 20;
const [targetMs, targetOpenMs, targetMb] = [1, 250, 10];
/** Of cars made for North America. */
const targetShare = 0.9;

/** How well VINs are read whose cars are known, what that takes, and what the extract of vPIC takes of memory. */
export async function benchVin(): Promise<Report> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = held();
  const started = performance.now();
  await openVpic();
  const openMs = performance.now() - started;
  const mb = held() - before;

  const year = lastYear(new Date());
  const ms: number[] = [];
  const rows: string[][] = [];
  const shares: Record<string, number> = {};
  let wrong = 0;
  for (const [region, cars] of Object.entries(known)) {
    const verdicts: ReturnType<typeof judge>[] = [];
    for (const car of cars) {
      const vin = vinOf(car);
      for (let round = 1; round < rounds; round++) {
        const from = performance.now();
        await readVin(vin, year);
        ms.push(performance.now() - from);
      }
      verdicts.push(judge(car, await readVin(vin, year)));
    }
    const count = (what: (typeof judged)[number], verdict: Verdict) =>
      verdicts.filter((one) => one[what] === verdict).length;
    const of = (what: (typeof judged)[number]) => verdicts.filter((one) => one[what]).length;
    rows.push([
      `${region} (${cars.length})`,
      ...judged.map((what) => `${count(what, "right")} of ${of(what)}, ${count(what, "wrong")} wrong`),
    ]);
    shares[region] = count("model", "right") / of("model");
    wrong += judged.reduce((sum, what) => sum + count(what, "wrong"), 0);
  }
  const [worst, america] = [Math.max(...ms), shares.america ?? 0];
  return {
    markdown: [
      "How many are read rightly, of those of which it is known and can be told; the rest is left open.",
      "",
      table(["made for", ...judged], rows),
      "",
      `Milliseconds: median ${figure(median(ms))}, p99 ${figure(percentile(ms, 0.99))}, worst ${figure(worst)}; the first also opens the extract, ${figure(openMs)}. It holds ${figure(mb)} MB from then on.`,
    ].join("\n"),
    targets: [
      {
        text: `models of North America, at least ${targetShare * 100} %`,
        figure: `${figure(america * 100)} %`,
        met: america >= targetShare,
      },
      { text: "said wrongly, at most 2", figure: String(wrong), met: wrong <= 2 },
      {
        text: `median under ${targetMs} ms`,
        figure: `${figure(median(ms))} ms`,
        met: median(ms) < targetMs,
      },
      {
        text: `opened within ${targetOpenMs} ms`,
        figure: `${figure(openMs)} ms`,
        met: openMs <= targetOpenMs,
      },
      { text: `at most ${targetMb} MB held`, figure: `${figure(mb)} MB`, met: mb <= targetMb },
    ],
  };
}
