import { wantedBy } from "../lib/arguments.ts";
import { makePeople, type Pair, type People } from "../lib/people.ts";
import type { Report } from "../lib/report.ts";
import { table } from "../lib/table.ts";
import { checkAgreement } from "./agree.ts";
import type { Check } from "./check.ts";
import { checkFaults } from "./faults.ts";
import { type Cluster, withCluster } from "./ground.ts";
import { checkReplica } from "./replica.ts";

/** Enough that nobody of them writes more messages, or lists more, than one may. */
const counts = { pairs: 120, sellers: 200 };

type Part = (cluster: Cluster, first: Pair, people: People) => Promise<Check[]>;
const parts: Record<string, Part> = {
  agree: checkAgreement,
  replica: checkReplica,
  faults: (cluster, _first, people) => checkFaults(cluster, people),
};

/**
 * Two nodes are one market: what they agree on, what a replica changes, and what is lost when one dies. `--only=agree,faults`
 * tries some of the three.
 */
export async function benchCluster(args: readonly string[]): Promise<Report> {
  const began = performance.now();
  const wanted = wantedBy(args);
  const checks = await withCluster(async (cluster) => {
    const people = await makePeople(cluster.db, counts);
    const [first, ...pairs] = people.pairs as [Pair, ...Pair[]];
    const done: Check[] = [];
    for (const [name, check] of Object.entries(parts)) {
      if (wanted(name)) done.push(...(await check(cluster, first, { ...people, pairs })));
    }
    return done;
  });
  const met = checks.filter(({ ok }) => ok).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  return {
    markdown: table(
      ["check", "seen", "holds"],
      checks.map(({ what, seen, ok }) => [what, seen, ok ? "yes" : "**no**"]),
    ),
    targets: [
      {
        text: "all of them hold",
        figure: `${met} of ${checks.length}, in ${seconds} s`,
        met: met === checks.length,
      },
    ],
  };
}
