import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { browsing, visitors } from "../lib/visitors.ts";
import { emailOf, password, withAccounts } from "./accounts.ts";
import { attempt } from "./clients.ts";

const atOnce = 20;
const rounds = 5;
const secondsPerRound = 4;
const accounts = 200;
/** Each with a mail of its own: the guard locks one after five. */
const guesses = 200;
const mostSlowdown = 2;
/** Of so many pairs, the share in which one kind is slower strays no farther from a half by chance alone (3 sigma). */
const chance = 3 * Math.sqrt(0.25 / guesses);

/** Sign-ins a second, what they cost those who browse meanwhile, and whether time tells who has an account. */
export async function benchSignIn(): Promise<Report> {
  return withMarket({ listings: 600, pictures: true }, ({ url, dataDir }) =>
    withAccounts(url, accounts, async () => {
      const server = await startServer(productionServer, dataDir, {
        DATABASE_URL: url,
        RATE_LIMIT: "0",
        TRUST_PROXY: "1",
      });
      try {
        return await measure(server.origin);
      } finally {
        await server.stop();
      }
    }),
  );
}

async function measure(origin: string): Promise<Report> {
  await signingIn(origin, 2, async (until) => void (await browsing(origin, until)));
  const alone = await signingIn(origin, 2 * secondsPerRound, untilEnd);
  const [without, during]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    without.push(...(await browsing(origin, AbortSignal.timeout(secondsPerRound * 1000))));
    await signingIn(origin, secondsPerRound, async (until) => {
      during.push(...(await browsing(origin, until)));
    });
  }
  const { known, unknown } = await guess(origin);
  const slowdown = percentile(during, 0.95) / percentile(without, 0.95);
  const slower = known.filter((ms, pair) => ms > (unknown[pair] ?? 0)).length / guesses;
  const row = (title: string, times: number[], seconds: number) => [
    title,
    figure(median(times)),
    figure(percentile(times, 0.95)),
    seconds > 0 ? figure(times.length / seconds) : "",
  ];
  return {
    markdown: [
      `argon2id, 19 MiB, 2 passes; ${atOnce} clients sign in without pause; ${visitors} visitors browse, pages and searches in turn; ` +
        `${rounds} rounds of ${secondsPerRound} s of each in turn; ${guesses} guesses of each kind in turn. Milliseconds.`,
      "",
      table(
        ["", "p50", "p95", "a second"],
        [
          row(`sign-in, ${atOnce} at once`, alone, 2 * secondsPerRound),
          row("browsing, nobody signs in", without, rounds * secondsPerRound),
          row(`browsing, ${atOnce} sign in`, during, rounds * secondsPerRound),
          row("wrong password, a mail with an account", known, 0),
          row("wrong password, a mail without one", unknown, 0),
        ],
      ),
    ].join("\n"),
    targets: [
      {
        text: `browsing while ${atOnce} sign in: p95 at most ${mostSlowdown} times its own`,
        figure: `${figure(slowdown)} times`,
        met: slowdown <= mostSlowdown,
      },
      {
        text: `the mail with an account takes longer in ${figure(100 * (0.5 - chance))} to ${figure(100 * (0.5 + chance))} % of the pairs, as by chance`,
        figure: `${figure(100 * slower)} %`,
        met: Math.abs(slower - 0.5) <= chance,
      },
    ],
  };
}

const untilEnd = (until: AbortSignal) =>
  new Promise<void>((resolve) => until.addEventListener("abort", () => resolve(), { once: true }));

/** Lets clients sign in for so long while something else goes on; how long each sign-in took. */
async function signingIn(
  origin: string,
  seconds: number,
  meanwhile: (until: AbortSignal) => Promise<void>,
): Promise<number[]> {
  const until = AbortSignal.timeout(seconds * 1000);
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (!until.aborted) times.push(await attempt(origin, emailOf(next++ % accounts), password, 200));
  };
  await Promise.all([meanwhile(until), ...Array.from({ length: atOnce }, client)]);
  return times;
}

/** Wrong passwords for mails with an account and without one, in turn, one at a time. */
async function guess(origin: string): Promise<{ known: number[]; unknown: number[] }> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let number = 0; number < guesses; number++) {
    const pair = [
      async () => known.push(await attempt(origin, emailOf(number), "Wrong-password-1", 401)),
      async () =>
        unknown.push(await attempt(origin, `nobody-${number}@bench.example`, "Wrong-password-1", 401)),
    ];
    for (const one of number % 2 ? pair : pair.toReversed()) await one();
  }
  return { known, unknown };
}
