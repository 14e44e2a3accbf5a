import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { withMarket } from "../lib/market.ts";
import { root } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median } from "../lib/stats.ts";
import { table } from "../lib/table.ts";

const subjectFile = fileURLToPath(new URL("./subject.ts", import.meta.url));
const rounds = 3;
const secondsPerRound = 5;
/** Of one subject at a time; a kept page and a constant string are asked for by each of them. */
const connections = 20;
const crowds = [2, 8, 32, 128];
const targetTimes = 5;
const mostRefused = 0.01;
/** Of a constant string. */
const targetKept = 0.8;

const subjects = [
  { title: "browse page, made for each", path: "/cars", clients: connections },
  { title: "renderToString alone, in the same Fastify", path: "/bench/alone", clients: connections },
  ...crowds.flatMap((clients) => [
    { title: `browse page, kept for guests, ${clients} clients`, path: "kept", clients },
    { title: `constant string, compressed before, ${clients} clients`, path: "/bench/constant", clients },
  ]),
];
type Subject = (typeof subjects)[number];

interface Round {
  perSecond: number;
  cpuMs: number;
  p50: number;
  p99: number;
}

/** Requests a second and processor time of the browse page beside the least that a page of that size could cost. */
export async function benchRender(): Promise<Report> {
  const alone = await buildAlone();
  return withMarket({ listings: 600, pictures: true }, async ({ url, dataDir }) => {
    const subject = fork(subjectFile, [url, alone], {
      cwd: root,
      // As in production, its log too; but it must not turn requests away when the machine stands still for a moment.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        NODE_ENV: "development",
        RATE_LIMIT: "0",
        LOG_LEVEL: "info",
        SESSION_SECRET: "s".repeat(32),
        DATA_DIR: dataDir,
      },
      execArgv: [
        "--disable-warning=ExperimentalWarning",
        ...process.execArgv.filter((flag) => flag.includes("prof")),
      ],
    });
    try {
      return await measure(subject);
    } finally {
      const ended = once(subject, "exit");
      subject.disconnect();
      await ended;
    }
  });
}

/** renderToString needs the pages as a bundle of their own: the product's gives complete answers only. */
async function buildAlone(): Promise<string> {
  const outDir = join(root, "node_modules/.cache/bench-render");
  await build({
    root,
    logLevel: "warn",
    build: { ssr: "tools/bench/render/alone.tsx", outDir, emptyOutDir: true },
  });
  return join(outDir, "alone.js");
}

async function measure(subject: ChildProcess): Promise<Report> {
  const [{ origin, keepingOrigin, bytes, aloneBytes }] = await once(subject, "message");
  const addressOf = (path: string) => (path === "kept" ? `${keepingOrigin}/cars` : `${origin}${path}`);
  const results = new Map<Subject, Round[]>(subjects.map((one) => [one, []]));
  const aloneMs: number[] = [];
  for (const { path, clients } of subjects) await fire(subject, addressOf(path), clients);
  for (let round = 0; round < rounds; round++) {
    for (const one of subjects) results.get(one)?.push(await fire(subject, addressOf(one.path), one.clients));
    aloneMs.push(await ask<number>(subject, "alone"));
  }

  const middleOf = (one: Subject, of: keyof Round) =>
    median((results.get(one) ?? []).map((round) => round[of]));
  const middle = (path: string, of: keyof Round, clients = connections) => {
    const one = subjects.find((known) => known.path === path && known.clients === clients);
    if (!one) throw new Error(`${path} is not measured with ${clients} clients`);
    return middleOf(one, of);
  };
  const alone = median(aloneMs);
  const rows = subjects.map((one) => [
    one.title,
    figure(middleOf(one, "cpuMs")),
    figure(middleOf(one, "perSecond")),
    figure(middleOf(one, "p50")),
    figure(middleOf(one, "p99")),
  ]);
  const page = middle("/cars", "cpuMs");
  const ratio = page / middle("/bench/alone", "cpuMs");
  const head = ["", "CPU ms/request", "requests/s", "p50 ms", "p99 ms"];
  return {
    markdown: [
      `${figure(bytes / 1024)} KB of HTML (${figure(aloneBytes / 1024)} KB of it by renderToString), 24 cards; ` +
        `autocannon in a second process, ${connections} clients where nothing else is said, ${rounds} rounds of ${secondsPerRound} s in turn, medians.`,
      `CPU is the Node process's alone; PostgreSQL works beside it. The page takes ${figure(page / alone)} times what ` +
        "renderToString takes in a loop that serves nobody.",
      "",
      table(head, [...rows, ["renderToString alone, in a loop", figure(alone), "", "", ""]]),
    ].join("\n"),
    targets: [
      {
        text: `CPU of a request for the browse page at most ${targetTimes} times that of one for renderToString alone`,
        figure: `${figure(ratio)} times`,
        met: ratio <= targetTimes,
      },
      ...crowds.map((clients) => {
        const share = middle("kept", "perSecond", clients) / middle("/bench/constant", "perSecond", clients);
        return {
          text: `the browse page kept for guests, ${clients} clients: at least ${targetKept * 100} % of a constant string`,
          figure: `${figure(share * 100)} %`,
          met: share >= targetKept,
        };
      }),
    ],
  };
}

async function ask<T>(subject: ChildProcess, question: string): Promise<T> {
  const answer = once(subject, "message");
  subject.send(question);
  return (await answer)[0] as T;
}

interface Cannon {
  requests: { total: number; average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

async function fire(subject: ChildProcess, address: string, clients: number): Promise<Round> {
  const before = await ask<NodeJS.CpuUsage>(subject, "cpu");
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.resolve("autocannon")),
    ...["-c", String(clients), "-d", String(secondsPerRound), "--json", "--no-progress"],
    // As a browser that has been here.
    ...["-H", "cookie: language=ar", "-H", "accept-encoding: gzip, deflate, br, zstd", address],
  ]);
  const after = await ask<NodeJS.CpuUsage>(subject, "cpu");
  const { requests, latency, non2xx, errors }: Cannon = JSON.parse(stdout);
  // A machine that stands still for seconds lets the server refuse some; more than that is no measurement.
  if (non2xx + errors > requests.total * mostRefused) {
    throw new Error(`${address}: ${non2xx} answers other than 2xx and ${errors} errors of ${requests.total}`);
  }
  const cpu = after.user + after.system - before.user - before.system;
  return {
    perSecond: requests.average,
    cpuMs: cpu / 1000 / requests.total,
    p50: latency.p50,
    p99: latency.p99,
  };
}
