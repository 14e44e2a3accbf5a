import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import type { Report } from "../lib/report.ts";
import { table } from "../lib/table.ts";
import { type Pair, withPairs } from "../messages/people.ts";
import { formsLikeListings, withSellers } from "../submit/sellers.ts";
import { checkAgreement } from "./agree.ts";
import type { Check } from "./check.ts";
import { checkFaults } from "./faults.ts";
import { type Cluster, withCluster } from "./ground.ts";
import type { Crowd } from "./load.ts";
import { checkReplica } from "./replica.ts";

const pairCount = 13;
const sellerCount = 6;

type Part = (cluster: Cluster, first: Pair, crowd: () => Promise<Crowd>) => Promise<Check[]>;
const parts: Record<string, Part> = {
  agree: checkAgreement,
  replica: checkReplica,
  faults: async (cluster, _first, crowd) => checkFaults(cluster, await crowd()),
};

/**
 * Two nodes are one market: what they agree on, what a replica changes, and what is lost when one dies. `--only=agree,faults`
 * tries some of the three.
 */
export async function benchCluster(args: readonly string[]): Promise<Report> {
  const began = performance.now();
  const only = args
    .find((arg) => arg.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const checks = await withCluster((cluster) =>
    withPairs(cluster.url, pairCount, (pairs) =>
      withSellers(cluster.url, sellerCount, async (sellers) => {
        const [first, ...others] = pairs as [Pair, ...Pair[]];
        const crowd = async () => ({
          pairs: others,
          sellers,
          forms: (await formsLikeListings(cluster.db, 500)) as Crowd["forms"],
          cars: await listingsOfOthers(cluster.db),
        });
        const done: Check[] = [];
        for (const [name, check] of Object.entries(parts)) {
          if (!only || only.includes(name)) done.push(...(await check(cluster, first, crowd)));
        }
        return done;
      }),
    ),
  );
  return reportOf(checks, (performance.now() - began) / 1000);
}

async function listingsOfOthers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cars where is_public and title <> 'Talked about' order by md5(id::text) limit 400`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function reportOf(checks: readonly Check[], seconds: number): Report {
  const met = checks.filter(({ ok }) => ok).length;
  return {
    markdown: table(
      ["check", "seen", "holds"],
      checks.map(({ what, seen, ok }) => [what, seen, ok ? "yes" : "**no**"]),
    ),
    targets: [
      {
        text: "all of them hold",
        figure: `${met} of ${checks.length}, in ${Math.round(seconds)} s`,
        met: met === checks.length,
      },
    ],
  };
}
