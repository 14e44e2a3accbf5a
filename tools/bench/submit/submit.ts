import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile, timed } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { type BenchSeller, formsLikeListings, withSellers } from "./sellers.ts";

const listings = 100_000;
const sellerCount = 40;
const warmUps = 40;
const submissions = 400;
const clients = 8;
const targetMs = 50;

interface Submission {
  seller: BenchSeller;
  form: object;
}

/** Submitting a listing among 100,000: one at a time, and several sellers at once; the whole call over HTTP. */
export async function benchSubmit(): Promise<Report> {
  return withMarket({ listings, pictures: false }, ({ url, dataDir }) =>
    withSellers(url, sellerCount, async (sellers, db) => {
      const forms = await formsLikeListings(db, warmUps + 2 * submissions);
      const [first] = sellers;
      if (!first) throw new Error("there are no sellers");
      const all = forms.map((form, at): Submission => ({ form, seller: sellers[at % sellerCount] ?? first }));
      const server = await startServer(productionServer, dataDir, { DATABASE_URL: url, RATE_LIMIT: "0" });
      try {
        await submitAll(server.origin, all.slice(0, warmUps), 1);
        const alone = await submitAll(server.origin, all.slice(warmUps, warmUps + submissions), 1);
        const together = await submitAll(server.origin, all.slice(warmUps + submissions), clients);
        return reportOf(alone, together);
      } finally {
        await server.stop();
      }
    }),
  );
}

/** Each client with its next submission as soon as it has an answer; milliseconds of each. */
async function submitAll(origin: string, waiting: readonly Submission[], atOnce: number): Promise<number[]> {
  const queue = waiting.values();
  const times: number[] = [];
  const client = async () => {
    for (const submission of queue) times.push((await timed(() => submit(origin, submission))).ms);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return times;
}

async function submit(origin: string, { seller, form }: Submission): Promise<void> {
  const answer = await fetch(`${origin}/api/cars`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: seller.cookie,
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(form),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`a submission was answered with ${answer.status}: ${body}`);
}

function reportOf(alone: number[], together: number[]): Report {
  const row = (title: string, times: number[]) => [
    title,
    figure(median(times)),
    figure(percentile(times, 0.95)),
    figure(percentile(times, 0.99)),
  ];
  const p95 = percentile(alone, 0.95);
  return {
    markdown: table(
      [`${submissions} submissions among ${figure(listings)} listings, milliseconds`, "p50", "p95", "p99"],
      [row("one at a time", alone), row(`${clients} sellers at once`, together)],
    ),
    targets: [{ text: `p95 under ${targetMs} ms`, figure: `${figure(p95)} ms`, met: p95 < targetMs }],
  };
}
