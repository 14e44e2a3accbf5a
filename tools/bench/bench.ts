import { OperatorError } from "#platform/operator-error.ts";
import { keepReport, machine, type Report } from "./lib/report.ts";
import { targetTable } from "./lib/table.ts";

const help = `npm run bench -- <what> [--save]
  search       100,000 listings: search and facets beside a naive implementation
  render       the browse page beside a constant string and beside renderToString alone
  load         100,000 listings: the rate held with p99 < 250 ms, beside naive queries and a constant string (4 minutes)
  lighthouse   the first pages in both languages, on a slow phone
  start        the time until a second start serves
  sign-in      sign-ins a second, what they cost who browses, and whether time tells who has an account
  submit       submitting a listing among 100,000
  verify       coming back from the gateway: counting the money and starting the plan
  admin-lists  the lists of the administration among 1,000,000 listings, each beside the naive query
  faults       what is lost and what visitors are told while database, disks, mail, gateway, clock and processes fail
  messages     from one browser to the other, with 1,000 streams of events open
  alerts       100,000 saved searches against 1,000 new listings an hour, beside running each of them
  photos       what a phone's photos cost the server, those who browse, and the seller on a weak line
  cluster      two web processes and a worker behind nginx, with a replica: what agrees, what kills and restarts cost (3 minutes; needs nginx)
  backup       a market under load, backed up, restored elsewhere, compared row by row and file by file
  recovery     recovery to a moment, from a base backup and an archive of PostgreSQL's log
  all          all of them
  --save       also writes the tables into docs/performance.md
  --runs=N     lighthouse: other than 3 of each page; /, /cars, /cars/{id}, /dealers/{slug} or /compare as a word: that page alone
  --all        lighthouse: every page, the signed-in and the administration among them, one run each (about 20 minutes);
               --only=WORD,WORD: the pages whose name has one of the words
  --slowest    search: lists the slowest requests
  --only=WORD,WORD  admin-lists: the lines whose title has one of them; --slowest lists each call
  --minutes=N  load: then keeps 60 % of that rate for so long and watches the memory; --ours alone; --rate=N: not looked for
  --listings=N backup: another market than that of 600 (two minutes), such as 100000 without pictures
  --requests=N search: fewer than 300, for a quick look
Data lies in DATA_DIR/bench and is used again by the next run.`;

/** Loaded one by one: the browser's tools are not needed to measure the database. */
const benchmarks: Record<string, () => Promise<(args: string[]) => Promise<Report>>> = {
  search: async () => (await import("./search/search.ts")).benchSearch,
  render: async () => (await import("./render/render.ts")).benchRender,
  load: async () => (await import("./load/load.ts")).benchLoad,
  lighthouse: async () => (await import("./lighthouse/lighthouse.ts")).benchLighthouse,
  "sign-in": async () => (await import("./sign-in/sign-in.ts")).benchSignIn,
  submit: async () => (await import("./submit/submit.ts")).benchSubmit,
  verify: async () => (await import("./verify/verify.ts")).benchVerify,
  "admin-lists": async () => (await import("./admin-lists/admin-lists.ts")).benchAdminLists,
  alerts: async () => (await import("./alerts/alerts.ts")).benchAlerts,
  photos: async () => (await import("./photos/photos.ts")).benchPhotos,
  faults: async () => (await import("./faults/faults.ts")).benchFaults,
  messages: async () => (await import("./messages/messages.ts")).benchMessages,
  cluster: async () => (await import("./cluster/cluster.ts")).benchCluster,
  backup: async () => (await import("./backup/backup.ts")).benchBackup,
  recovery: async () => (await import("./recovery/recovery.ts")).benchRecovery,
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
    // One command may have a short and a long table.
    const place = args.includes("--all") ? `${name}-all` : name;
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
