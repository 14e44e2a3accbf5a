import { OperatorError } from "#platform/operator-error.ts";
import { keepReport, machine, type Report } from "./lib/report.ts";
import { targetTable } from "./lib/table.ts";

const help = `npm run bench -- <what> [--save]
  search       100,000 listings: search and facets beside a naive implementation
  words        reading of search words: time, size of its tables
  render       processor time of pages and calls made for each, PostgreSQL's too; kept pages beside a constant string
  load         100,000 listings: the rate held with p99 < 250 ms
  lighthouse   the first pages in both languages, on a slow phone
  slow-line    the browse page on a phone with 400 kbit/s: the first cards, the listings of a filter tapped at once
  start        the time until a second start serves
  admin-lists  the lists of the administration among 100,000 listings
  share-kit    pictures and window signs of a listing: time and size of each
  stock        a dealer's 300 cars 3 % dearer by one press, until the search has them all; the table of the stock
  webhooks     10,000 deliveries to a program that fails at random: each arrives, in order per listing
  feed         a dealer's file of 300 rows, 15 of them wrong, until all others are listings
  value        labels and values of markets whose true prices are known, beside a plain median of the model (a minute)
  vin          VINs of cars that are known: how many are read, by region, right and wrong; time and memory
  faults       what is lost and what visitors are told while database, disks, mail, gateway, clock and processes fail
  cluster      two web processes and a worker behind nginx, with a replica: what agrees, what kills and restarts cost (3 minutes; needs nginx)
  backup       a market under load, backed up, restored elsewhere, compared row by row and file by file
  recovery     recovery to a moment, from a base backup and an archive of PostgreSQL's log
  all          all of them
  --save       also writes the tables into docs/performance.md
  --only=WORD,WORD  lighthouse, faults, cluster: what has one of the words in its name
  --runs=N     lighthouse: other than 3 of each page
  --guests     lighthouse: every page of guests, 5 runs each (about an hour)
  --all        lighthouse: every page, the signed-in and the administration among them, one run each (about 20 minutes)
  --minutes=N  load: then keeps 60 % of that rate for so long and watches the memory; --rate=N: not looked for
  --listings=N search: among more than 100,000, such as 1000000: the index beside the product's own SQL; backup: another market than that of 600 (two minutes), such as 100000 without pictures; admin-lists, feed, stock: than that of 100,000
  --requests=N search: fewer than 300, for a quick look
  --kills=N    faults: other than 9
Data lies in DATA_DIR/bench and is used again by the next run.`;

/** Loaded one by one: the browser's tools are not needed to measure the database. */
const benchmarks: Record<string, () => Promise<(args: string[]) => Promise<Report>>> = {
  search: async () => (await import("./search/search.ts")).benchSearch,
  words: async () => (await import("./words.ts")).benchWords,
  render: async () => (await import("./render/render.ts")).benchRender,
  load: async () => (await import("./load/load.ts")).benchLoad,
  lighthouse: async () => (await import("./lighthouse/lighthouse.ts")).benchLighthouse,
  "admin-lists": async () => (await import("./admin-lists.ts")).benchAdminLists,
  "share-kit": async () => (await import("./share-kit.ts")).benchShareKit,
  feed: async () => (await import("./feed.ts")).benchFeed,
  stock: async () => (await import("./stock.ts")).benchStock,
  webhooks: async () => (await import("./webhooks.ts")).benchWebhooks,
  value: async () => (await import("./value/value.ts")).benchValue,
  vin: async () => (await import("./vin/vin.ts")).benchVin,
  faults: async () => (await import("./faults/faults.ts")).benchFaults,
  cluster: async () => (await import("./cluster/cluster.ts")).benchCluster,
  backup: async () => (await import("./backup/backup.ts")).benchBackup,
  recovery: async () => (await import("./backup/recovery.ts")).benchRecovery,
  "slow-line": async () => (await import("./slow-line.ts")).benchSlowLine,
  start: async () => (await import("./start.ts")).benchStart,
};

async function runBenchmark(name: string, args: string[]): Promise<boolean> {
  const load = benchmarks[name];
  if (!load) throw new OperatorError(help);
  const madeOn = machine();
  console.log(`\n── ${name}: ${madeOn}\n`);
  const report = await (await load())(args);
  const markdown = `${report.markdown}\n\n${targetTable(report.targets)}`;
  console.log(markdown);
  if (args.includes("--save")) {
    const command = ["npm run bench --", name, ...args.filter((arg) => arg !== "--save")].join(" ");
    // One command may have a short table and longer ones.
    const more = ["all", "guests"].find((option) => args.includes(`--${option}`));
    const place = report.place ?? (more ? `${name}-${more}` : name);
    await keepReport(place, command, { ...report, markdown, madeOn });
  }
  return report.targets.every(({ met }) => met);
}

const [what = "--help", ...args] = process.argv.slice(2);
const namesOf = (asked: string) => (asked === "all" ? Object.keys(benchmarks) : [asked]);
try {
  const names = what === "--help" ? [] : namesOf(what);
  if (names.length === 0) console.log(help);
  let allMet = true;
  for (const name of names) allMet = (await runBenchmark(name, args)) && allMet;
  if (!allMet) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
