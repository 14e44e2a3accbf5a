import { OperatorError } from "#platform/operator-error.ts";
import { keepReport, machine, type Report } from "./lib/report.ts";
import { targetTable } from "./lib/table.ts";

const help = `npm run bench -- <what> [--save]
  search       100,000 listings: search and facets beside a naive implementation
  render       the browse page beside a constant string and beside renderToString alone
  lighthouse   the first pages in both languages, on a slow phone
  start        the time until a second start serves
  sign-in      sign-ins a second, what they cost who browses, and whether time tells who has an account
  submit       submitting a listing among 100,000
  verify       coming back from the gateway: counting the money and starting the plan
  admin-lists  the lists of the administration among 1,000,000 listings, each beside the naive query
  messages     from one browser to the other, with 1,000 streams of events open
  alerts       100,000 saved searches against 1,000 new listings an hour, beside running each of them
  photos       what a phone's photos cost the server, those who browse, and the seller on a weak line
  all          all of them
  --save       also writes the tables into docs/performance.md
  --runs=N     lighthouse: other than 3 of each page; /, /cars, /cars/{id}, /dealers/{slug} or /compare as a word: that page alone
  --slowest    search: lists the slowest requests
  --only=WORD,WORD  admin-lists: the lines whose title has one of them; --slowest lists each call
  --requests=N search: fewer than 300, for a quick look
Data lies in DATA_DIR/bench and is used again by the next run.`;

/** Loaded one by one: the browser's tools are not needed to measure the database. */
const benchmarks: Record<string, () => Promise<(args: string[]) => Promise<Report>>> = {
  search: async () => (await import("./search/search.ts")).benchSearch,
  render: async () => (await import("./render/render.ts")).benchRender,
  lighthouse: async () => (await import("./lighthouse/lighthouse.ts")).benchLighthouse,
  "sign-in": async () => (await import("./sign-in/sign-in.ts")).benchSignIn,
  submit: async () => (await import("./submit/submit.ts")).benchSubmit,
  verify: async () => (await import("./verify/verify.ts")).benchVerify,
  "admin-lists": async () => (await import("./admin-lists/admin-lists.ts")).benchAdminLists,
  alerts: async () => (await import("./alerts/alerts.ts")).benchAlerts,
  photos: async () => (await import("./photos/photos.ts")).benchPhotos,
  messages: async () => (await import("./messages/messages.ts")).benchMessages,
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
    await keepReport(name, command, { ...report, markdown, madeOn });
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
