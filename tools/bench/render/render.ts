import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Market, withMarket } from "../lib/market.ts";
import { root } from "../lib/processes.ts";
import { familyCpuMs, fixedWorkMs } from "../lib/processor.ts";
import type { Report } from "../lib/report.ts";
import { figure, median } from "../lib/stats.ts";
import { type Target, table } from "../lib/table.ts";
import { connections, type Kind, kindsOf, next, type Origins, requests } from "./kinds.ts";
import { askEach } from "./shoot.ts";

const subjectFile = fileURLToPath(new URL("./subject.ts", import.meta.url));
const rounds = 3;
/** What is asked of them; of processor time and kilobytes at most, of rates and shares at least. */
const limits = {
  browseMs: 3,
  browsePerSecond: 250,
  carMs: 2,
  carPostgresMs: 0.5,
  apiMs: 1,
  keptPercent: 80,
  htmlKb: 70,
  brotliKb: 13,
};

interface Round {
  webMs: number;
  postgresMs: number;
  perSecond: number;
  fixedMs: number;
}

/** Processor time of pages and calls that are made for each, all threads of the web process and PostgreSQL; kept pages beside a constant string. */
export async function benchRender(): Promise<Report> {
  return withMarket({ listings: 600, pictures: true }, async (market) => {
    const subject = startSubject(market);
    try {
      const [origins] = (await once(subject, "message")) as [Origins];
      return await measure(subject, market, origins);
    } finally {
      const ended = once(subject, "exit");
      subject.disconnect();
      await ended;
    }
  });
}

const startSubject = ({ url, dataDir }: Market) =>
  fork(subjectFile, [url], {
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

async function measure(subject: ChildProcess, market: Market, origins: Origins): Promise<Report> {
  const { made, kept } = await kindsOf(origins);
  const kinds = [...Object.values(made), ...kept.flat()];
  const results = new Map<Kind, Round[]>(kinds.map((kind) => [kind, []]));
  fixedWorkMs();
  for (const { shoot } of kinds) await shoot();
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) results.get(kind)?.push(await fire(subject, market, kind));
  }
  const middle = (kind: Kind, of: keyof Round) => median((results.get(kind) ?? []).map((round) => round[of]));
  const html = await bytesOf(`${origins.origin}/cars`, "identity");
  const brotli = await bytesOf(`${origins.origin}/cars`, "br");

  const all = (kind: Kind) => middle(kind, "webMs") + middle(kind, "postgresMs");
  const head = ["", "web CPU ms", "PostgreSQL CPU ms", "requests/s", "fixed work ms"];
  const figures = ["webMs", "postgresMs", "perSecond", "fixedMs"] as const;
  const rows = kinds.map((kind) => [kind.title, ...figures.map((name) => figure(middle(kind, name)))]);
  return {
    markdown: [
      "Milliseconds of processor for one request: all threads of the web process, all processes of PostgreSQL " +
        `(${process.platform === "linux" ? "from /proc" : "not counted: there is no /proc here"}). ${connections} connections, zstd, ` +
        `${requests} requests a round, no search twice; kept pages by autocannon. ${rounds} rounds in turn, medians. ` +
        "Fixed work is a piece of work that is always the same, timed before each round.",
      "",
      table(head, rows),
    ].join("\n"),
    targets: [
      ...[made.next, made.first].flatMap((kind) => [
        atMost(limits.browseMs, " ms in all", kind.title, all(kind)),
        atLeast(limits.browsePerSecond, "/s", kind.title, middle(kind, "perSecond")),
      ]),
      atMost(limits.carMs, " ms", `${made.car.title}, the web process`, middle(made.car, "webMs")),
      atMost(limits.carPostgresMs, " ms", `${made.car.title}, PostgreSQL`, middle(made.car, "postgresMs")),
      atMost(limits.apiMs, " ms in all", made.api.title, all(made.api)),
      ...kept.map(([page, constant]) => {
        const share = middle(page, "perSecond") / middle(constant, "perSecond");
        return atLeast(limits.keptPercent, " % of a constant string", page.title, share * 100);
      }),
      atMost(limits.htmlKb, " KB", "HTML of /cars, returning", html / 1024),
      atMost(limits.brotliKb, " KB", "the same, sent by Brotli 4", brotli / 1024),
    ],
  };
}

const atMost = (limit: number, unit: string, text: string, value: number): Target => ({
  text: `${text}: at most ${limit}${unit}`,
  figure: `${figure(value)}${unit}`,
  met: value <= limit,
});
const atLeast = (limit: number, unit: string, text: string, value: number): Target => ({
  text: `${text}: at least ${limit}${unit}`,
  figure: `${figure(value)}${unit}`,
  met: value >= limit,
});

const bytesOf = async (address: string, coding: string) =>
  (await askEach([address], { ...next, "accept-encoding": coding }, 1)).bytes;

async function fire(subject: ChildProcess, { postmaster }: Market, { shoot }: Kind): Promise<Round> {
  const fixedMs = fixedWorkMs();
  const [web, postgres] = [await webCpuMs(subject), familyCpuMs(postmaster)];
  const shots = await shoot();
  return {
    webMs: ((await webCpuMs(subject)) - web) / shots.requests,
    postgresMs: (familyCpuMs(postmaster) - postgres) / shots.requests,
    perSecond: shots.perSecond,
    fixedMs,
  };
}

async function webCpuMs(subject: ChildProcess): Promise<number> {
  const answer = once(subject, "message");
  subject.send("cpu");
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}
