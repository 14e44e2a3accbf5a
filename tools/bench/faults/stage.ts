import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { openTestGateway } from "../../test-gateway/server.ts";
import { makePeople } from "../lib/people.ts";
import { freePort } from "../lib/processes.ts";
import { openProxy, type Way } from "../lib/proxy.ts";
import { Journal, type Load } from "../lib/writer/journal.ts";
import { startWriter } from "../lib/writer/start-writer.ts";
import { type SmallDisk, smallDisk } from "./disk.ts";
import { type BenchPostgres, benchPostgres } from "./postgres.ts";
import { type ProductProcess, productProcess, untilReady } from "./product.ts";

const workerLimitMs = 60_000;
/** Sellers have room for 25 listings each and a long run submits thousands; pairs may write 40 messages a minute. */
const counts = { sellers: 400, buyers: 24, pairs: 120 };
/** Between what one client of the load does and its next. */
const pauseMs = 60;

/** Everything a fault may touch, and what tells of it. */
export interface Stage {
  origin: string;
  postgres: BenchPostgres;
  /** Past the proxy. */
  db: Database;
  proxies: { database: Way; gateway: Way; mail: Way };
  disks: { database: SmallDisk; uploads: SmallDisk };
  uploads: string;
  web: ProductProcess;
  worker: ProductProcess;
  journal: Journal;
  /** Lets the writer end what it began, and begin nothing else. */
  pause: (limitMs: number) => Promise<boolean>;
  resume: () => void;
}

/** Sets the stage, runs something on it, and takes all of it away again. */
export async function onStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  // A disk that stays mounted is more than a folder left behind.
  let wasInterrupted = false;
  const interrupted = Promise.withResolvers<never>();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      wasInterrupted = true;
      interrupted.reject(new OperatorError("The run was interrupted."));
    });
  const folder = await mkdtemp(join(tmpdir(), "mishwar-faults-"));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const stage = setUp(folder, (end) => ends.push(end));
    return await Promise.race([stage.then(work), interrupted.promise]);
  } finally {
    for (const end of ends.toReversed()) await Promise.resolve(end()).catch(() => {});
    // What went on meanwhile must not hold an interrupted run open.
    if (wasInterrupted) process.exit(1);
  }
}

async function setUp(folder: string, atEnd: (end: () => unknown) => void): Promise<Stage> {
  const dataDir = join(folder, "data");
  const disks = {
    database: smallDisk(join(folder, "database"), 640),
    uploads: smallDisk(join(dataDir, "uploads"), 96),
  };
  atEnd(() => disks.database.unmount());
  atEnd(() => disks.uploads.unmount());

  const postgres = await benchPostgres(join(folder, "database"));
  atEnd(() => postgres.stop());

  const gateway = await openTestGateway({ market: "http://127.0.0.1:9" });
  atEnd(() => gateway.close());
  const mail = await openMailServer();
  atEnd(() => mail.close());
  const proxies = {
    database: await openProxy(postgres),
    gateway: await openProxy({ port: Number(new URL(gateway.url).port) }),
    mail: await openProxy(mail),
  };
  for (const proxy of Object.values(proxies)) atEnd(() => proxy.close());

  const through = (url: string, proxy: Way) => {
    const address = new URL(url);
    address.search = "";
    address.hostname = "127.0.0.1";
    address.port = String(proxy.port);
    return address.href.replace(/\/$/, "");
  };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const gatewayUrl = through(gateway.url, proxies.gateway);
  const env = {
    ...gateway.environment,
    AREEBA_URL: gatewayUrl,
    PAYPAL_URL: gatewayUrl,
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: through(postgres.url, proxies.database),
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    PAPERS_KEY: randomBytes(32).toString("base64"),
    ADMIN_USERNAME: "bench",
    ADMIN_PASSWORD: `Bench-1-${randomBytes(12).toString("hex")}`,
    DEMO: "0",
    WORKER: "separate",
    RATE_LIMIT: "0",
    LOG_LEVEL: "warn",
  };
  const web = productProcess("web", env, join(folder, "web.log"));
  const worker = productProcess("worker", env, join(folder, "worker.log"));
  atEnd(() => Promise.all([web.kill(), worker.kill()]));
  await web.start();
  await untilReady(origin, 60_000);
  await worker.start();

  const db = await connectDatabase({
    url: postgres.url,
    max: 2,
    statementTimeoutMs: 0,
    applicationName: "bench",
  });
  atEnd(() => db.destroy());
  const journal = new Journal();
  const clients = { listing: 2, message: 3, payment: 2, photo: 1 };
  const people = await makePeople(db, counts);
  const load: Load = { origin, gateway: gateway.url, clients, pauseMs, ...people };
  await untilWorking(db);
  const writer = await startWriter(load, journal);
  atEnd(() => writer.end());
  return {
    origin,
    postgres,
    db,
    proxies,
    disks,
    uploads: join(dataDir, "uploads"),
    web,
    worker,
    journal,
    pause: writer.pause,
    resume: writer.resume,
  };
}

/** The worker says in the database that it takes jobs. */
async function untilWorking(db: Database): Promise<void> {
  const limit = Date.now() + workerLimitMs;
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where application_name = 'mishwar queue watch'`.execute(db);
    if (rows.length > 0) return;
    if (Date.now() > limit) throw new Error("the worker did not start");
    await sleep(100);
  }
}

async function openMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
