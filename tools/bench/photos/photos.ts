import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { processPicture } from "#features/media/pipeline.ts";
import type { Database } from "#platform/db/connect.ts";
import { withMarket } from "../lib/market.ts";
import { productionServer, startServer } from "../lib/processes.ts";
import type { Report } from "../lib/report.ts";
import { figure, median, percentile } from "../lib/stats.ts";
import { table } from "../lib/table.ts";
import { browsing, visitors } from "../lib/visitors.ts";
import { type BenchSeller, withSellers } from "../submit/sellers.ts";
import { phonePhotos } from "./phone-photo.ts";
import { type Upload, uploadOverSlowLine } from "./slow-line.ts";

const rounds = 4;
const secondsPerRound = 5;
const inOneGo = 6;
const widthsKept = 4;
const mostCpuSeconds = 3;
const mostSlowdown = 2;
const mostStillSeconds = 5;

/** What a phone's photos cost: the server, those who browse meanwhile, and the seller on a weak line. */
export async function benchPhotos(): Promise<Report> {
  const photos = await phonePhotos(rounds * secondsPerRound * 2);
  return withMarket({ listings: 600, pictures: true }, ({ url, dataDir }) =>
    withSellers(url, 2, async ([sender, phone], db) => {
      if (!sender || !phone) throw new Error("there are no sellers");
      const cpuSeconds = await costOf(photos.slice(0, 5));
      const server = await startServer(productionServer, dataDir, { DATABASE_URL: url, RATE_LIMIT: "0" });
      try {
        const { idle, busy, sent } = await beside(server.origin, sender, photos, () => allVariants(db));
        const upload = await uploadOverSlowLine(server.origin, phone.cookie, photos.slice(0, inOneGo));
        return reportOf(cpuSeconds, { idle, busy, sent }, upload);
      } finally {
        await server.stop();
      }
    }),
  );
}

/** Seconds of processor for all that is kept of a photo, each on its own. */
async function costOf(photos: readonly Buffer[]): Promise<number[]> {
  const seconds: number[] = [];
  for (const photo of photos) {
    const before = process.cpuUsage();
    await processPicture(photo);
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1e6);
  }
  return seconds;
}

interface Beside {
  idle: number[];
  busy: number[];
  /** How many photos were taken while `busy` was measured. */
  sent: number;
}

/** Browsing while nobody sends photos, and while one seller sends one after the other and jobs make their variants, in turn. */
async function beside(
  origin: string,
  seller: BenchSeller,
  photos: readonly Buffer[],
  variantsAreMade: () => Promise<void>,
): Promise<Beside> {
  const queue = photos.values();
  const [idle, busy]: [number[], number[]] = [[], []];
  let sent = 0;
  await browsing(origin, AbortSignal.timeout(2000));
  for (let round = 0; round < rounds; round++) {
    idle.push(...(await browsing(origin, AbortSignal.timeout(secondsPerRound * 1000))));
    const until = AbortSignal.timeout(secondsPerRound * 1000);
    const send = async () => {
      for (const photo of queue) {
        await sendPhoto(origin, seller, photo);
        sent++;
        if (until.aborted) return;
      }
    };
    const [times] = await Promise.all([browsing(origin, until), send()]);
    busy.push(...times);
    await variantsAreMade();
  }
  return { idle, busy, sent };
}

/** Waits until jobs have made all widths of what was sent. */
async function allVariants(db: Database): Promise<void> {
  const waiting = () =>
    db
      .selectFrom("uploads")
      .select("id")
      .where("user_id", "is not", null)
      .where(sql<number>`cardinality(widths)`, "<", widthsKept)
      .executeTakeFirst();
  while (await waiting()) await setTimeout(100);
}

async function sendPhoto(origin: string, { cookie }: BenchSeller, photo: Buffer): Promise<void> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
  const answer = await fetch(`${origin}/api/uploads`, { method: "POST", headers: { cookie }, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a photo was answered with ${answer.status}: ${text}`);
}

function reportOf(cpuSeconds: number[], { idle, busy, sent }: Beside, upload: Upload): Report {
  const cpu = median(cpuSeconds);
  const slowdown = percentile(busy, 0.95) / percentile(idle, 0.95);
  const row = (title: string, times: number[]) => [
    title,
    figure(median(times)),
    figure(percentile(times, 0.95)),
  ];
  return {
    markdown: [
      `Photos of 4000x3000 with a sensor's grain. ${visitors} visitors browse, pages and searches in turn, ${rounds} rounds of ` +
        `${secondsPerRound} s of each in turn; meanwhile ${sent} photos came, all of whose variants were made before the next round. Milliseconds.`,
      "",
      table(
        ["", "p50", "p95"],
        [row("browsing, no photos", idle), row("browsing, a seller sends photos", busy)],
      ),
      "",
      `${inOneGo} of them chosen on a phone whose line takes 400 kbit/s with 400 ms of delay: all there after ` +
        `${figure(upload.seconds)} s.`,
    ].join("\n"),
    targets: [
      {
        text: `all variants of a photo in under ${mostCpuSeconds} s of one core`,
        figure: `${figure(cpu)} s`,
        met: cpu < mostCpuSeconds,
      },
      {
        text: `browsing while photos come: p95 at most ${mostSlowdown} times its own`,
        figure: `${figure(slowdown)} times`,
        met: slowdown <= mostSlowdown,
      },
      {
        text: `what the seller sees on the weak line never stands still for ${mostStillSeconds} s`,
        figure: `${figure(upload.stillSeconds)} s at the longest`,
        met: upload.stillSeconds < mostStillSeconds,
      },
    ],
  };
}
