import { setTimeout as sleep } from "node:timers/promises";
import { checkWrites } from "../lib/writer/check-writes.ts";
import { settled, startFallen, untilBack } from "./measure.ts";
import { type Measured, type Row, sortRequests } from "./row.ts";
import type { Stage } from "./stage.ts";

const targets = ["web", "worker", "postgres"] as const;
type Target = (typeof targets)[number];

/** Between 0.2 and 1.4 s after the one before is back: anywhere in the middle of writing. */
const momentMs = () => 200 + Math.random() * 1200;

/** `kill -9` of each process in turn at random moments under write load, started again at once by the bench. */
export async function killRounds(stage: Stage, kills: number): Promise<Row[]> {
  const all = Object.fromEntries(targets.map((target) => [target, [] as Measured[]])) as Record<
    Target,
    Measured[]
  >;
  for (let n = 0; n < kills; n++) {
    const target = targets[n % targets.length] as Target;
    await sleep(momentMs());
    const last = n >= kills - targets.length;
    all[target].push(await killOnce(stage, target, last));
  }
  return targets.flatMap((target) => {
    const times = all[target].length;
    return times === 0
      ? []
      : [{ name: `kill -9 of ${target}, ${times} times`, measured: merged(all[target]) }];
  });
}

/** Looks at what is there while the load goes on; once the load has ended at the last of each kind. */
async function killOnce(stage: Stage, target: Target, last: boolean): Promise<Measured> {
  const began = Date.now();
  if (target === "postgres") {
    await stage.postgres.kill();
    await stage.postgres.start();
  } else {
    await stage[target].kill();
    await stage[target].start();
  }
  const ended = Date.now();
  const fallen = startFallen(stage);
  const backMs = await untilBack(stage, ended);
  const requests = sortRequests(stage.journal.requestsSince(began), target === "web");
  const found = last
    ? await settled(stage, began)
    : {
        ...(await checkWrites(stage.db, stage.origin, stage.journal, began)),
        jobsLeft: [],
        strays: [],
        logErrors: [...stage.web.newErrors(), ...stage.worker.newErrors()],
      };
  return { ...requests, backMs, readyzWrong: [], ...found, logErrors: [...fallen, ...found.logErrors] };
}

/** Lists one after the other, the longest of what is a time, the sum of all else. */
function merged(rounds: readonly Measured[]): Measured {
  return rounds.reduce((sum, round) => {
    const both = Object.entries(sum).map(([name, value]) => {
      const more = round[name as keyof Measured];
      if (Array.isArray(value)) return [name, [...value, ...(more as string[])]];
      return [name, name.endsWith("Ms") ? Math.max(value, Number(more)) : value + Number(more)];
    });
    return Object.fromEntries(both) as Measured;
  });
}
