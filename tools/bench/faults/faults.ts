import { setTimeout as sleep } from "node:timers/promises";
import { optionOf, wantedBy } from "../lib/arguments.ts";
import type { Report } from "../lib/report.ts";
import { jobsLeft } from "./check.ts";
import { type Fault, faults } from "./fault-list.ts";
import { killRounds } from "./kills.ts";
import { tryFault } from "./measure.ts";
import { detailsOf, type Row, reportOf } from "./row.ts";
import { onStage, type Stage } from "./stage.ts";

const fewKills = 9;
const warmUpMs = 3000;
/** The worker starts beside the load, and does what waited for it. */
const startLimitMs = 90_000;

/**
 * What the product does while things around it fail, under load: what is lost, what is doubled, what its visitors are
 * told and how soon, and whether it comes back by itself.
 */
export async function benchFaults(args: string[]): Promise<Report> {
  const kills = Number(optionOf(args, "kills") ?? fewKills);
  const wanted = wantedBy(args);
  return onStage(async (stage) => {
    await sleep(warmUpMs);
    const slowToStart = await jobsLeft(stage.db, startLimitMs);
    if (slowToStart.length > 0) throw new Error(`jobs are not done even without a fault: ${slowToStart[0]}`);
    const rows: Row[] = [];
    for (const fault of faults.filter(({ name }) => wanted(name))) rows.push(await oneFault(stage, fault));
    if (kills > 0 && wanted("kill")) {
      const killed = await killRounds(stage, kills);
      for (const row of killed) process.stderr.write(`${row.name}\n${detailsOf(row)}\n`);
      rows.push(...killed);
    }
    return reportOf(rows);
  });
}

async function oneFault(stage: Stage, fault: Fault): Promise<Row> {
  const notHere = fault.notHere?.(stage);
  if (notHere) return { name: fault.name, notHere };
  const row = await tryFault(stage, fault);
  process.stderr.write(`${fault.name}\n${detailsOf(row)}\n`);
  return row;
}
