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
const connections = 20;
const targetTimes = 5;
const mostRefused = 0.01;

const targetKeptTimes = 5;

const subjects = [
  { title: "browse page, made for each", path: "/cars" },
  { title: "browse page, kept for guests", path: "kept" },
  { title: "renderToString alone, in the same Fastify", path: "/bench/alone" },
  { title: "constant string, in the same Fastify", path: "/bench/constant" },
] as const;

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
        NODE_ENV: "test",
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
  const results = new Map<string, Round[]>(subjects.map(({ path }) => [path, []]));
  const aloneMs: number[] = [];
  for (const { path } of subjects) await fire(subject, addressOf(path));
  for (let round = 0; round < rounds; round++) {
    for (const { path } of subjects) results.get(path)?.push(await fire(subject, addressOf(path)));
    aloneMs.push(await ask<number>(subject, "alone"));
  }

  const middle = (path: string, of: keyof Round) =>
    median((results.get(path) ?? []).map((round) => round[of]));
  const alone = median(aloneMs);
  const rows = subjects.map(({ title, path }) => [
    title,
    figure(middle(path, "cpuMs")),
    figure(middle(path, "perSecond")),
    figure(middle(path, "p50")),
    figure(middle(path, "p99")),
  ]);
  const page = middle("/cars", "cpuMs");
  const ratio = page / middle("/bench/alone", "cpuMs");
  const keptTimes = middle("kept", "perSecond") / middle("/cars", "perSecond");
  const head = ["", "CPU ms/request", "requests/s", "p50 ms", "p99 ms"];
  return {
    markdown: [
      `${figure(bytes / 1024)} KB of HTML (${figure(aloneBytes / 1024)} KB of it by renderToString), 24 cards; ` +
        `autocannon -c ${connections} in a second process, ${rounds} rounds of ${secondsPerRound} s in turn, medians.`,
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
      {
        text: `the browse page kept for guests: at least ${targetKeptTimes} times the rate of one made for each`,
        figure: `${figure(keptTimes)} times`,
        met: keptTimes >= targetKeptTimes,
      },
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

async function fire(subject: ChildProcess, address: string): Promise<Round> {
  const before = await ask<NodeJS.CpuUsage>(subject, "cpu");
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.resolve("autocannon")),
    ...["-c", String(connections), "-d", String(secondsPerRound), "--json", "--no-progress", address],
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
