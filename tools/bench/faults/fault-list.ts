import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Stage } from "./stage.ts";

export interface Fault {
  name: string;
  /** What `/readyz` must say while it lasts; `either`: it may serve, or not. */
  readyz: 200 | 503 | "either";
  /** How long it lasts. */
  ms: number;
  begin: (stage: Stage) => Promise<unknown> | unknown;
  end: (stage: Stage) => Promise<unknown> | unknown;
  /** Why it cannot be tried here. */
  notHere?: (stage: Stage) => string | undefined;
}

const hours = 3_600_000;
const shift = (stage: Stage, ms: number) => {
  stage.web.shiftClock(ms);
  stage.worker.shiftClock(ms);
};
const startAgain = (stage: Stage) => (stage.postgres.running() ? undefined : stage.postgres.start());
let eaten: pg.Client[] = [];

/** What goes wrong, in the order it is tried. */
export const faults: readonly Fault[] = [
  {
    name: "database stopped, started",
    readyz: 503,
    ms: 4000,
    begin: ({ postgres }) => postgres.stop(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: "database killed (-9), started",
    readyz: 503,
    ms: 4000,
    begin: ({ postgres }) => postgres.kill(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: "database away for 25 s",
    readyz: 503,
    ms: 25_000,
    begin: ({ postgres }) => postgres.stop(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: "database behind 300 ms",
    readyz: "either",
    ms: 8000,
    begin: ({ proxies }) => proxies.database.delay(300),
    end: ({ proxies }) => proxies.database.delay(0),
  },
  {
    name: "database behind 5 s",
    readyz: 503,
    ms: 10_000,
    begin: ({ proxies }) => proxies.database.delay(5000),
    end: ({ proxies }) => proxies.database.delay(0),
  },
  {
    name: "network swallows everything",
    readyz: 503,
    ms: 10_000,
    begin: ({ proxies }) => proxies.database.swallow(),
    end: ({ proxies }) => proxies.database.allow(),
  },
  { name: "connections exhausted", readyz: 503, ms: 6000, begin: eatConnections, end: spitConnections },
  {
    name: "disk of uploads full",
    readyz: 200,
    ms: 5000,
    begin: ({ disks }) => disks.uploads.fill(),
    end: ({ disks }) => disks.uploads.empty(),
    notHere: ({ disks }) => disks.uploads.missing,
  },
  {
    name: "disk of the database full",
    readyz: "either",
    ms: 10_000,
    begin: fillDatabaseDisk,
    end: (stage) => {
      stage.disks.database.empty();
      return startAgain(stage);
    },
    notHere: ({ disks }) => disks.database.missing,
  },
  {
    name: "mail server down",
    readyz: 200,
    ms: 4000,
    begin: ({ proxies }) => proxies.mail.refuse(),
    end: ({ proxies }) => proxies.mail.allow(),
  },
  {
    name: "gateway down",
    readyz: 200,
    ms: 4000,
    begin: ({ proxies }) => proxies.gateway.refuse(),
    end: ({ proxies }) => proxies.gateway.allow(),
  },
  {
    name: "gateway silent",
    readyz: 200,
    ms: 10_000,
    begin: ({ proxies }) => proxies.gateway.swallow(),
    end: ({ proxies }) => proxies.gateway.allow(),
  },
  {
    name: "clock 6 h ahead",
    readyz: 200,
    ms: 4000,
    begin: (stage) => shift(stage, 6 * hours),
    end: (stage) => shift(stage, 0),
  },
  {
    name: "clock 6 h back",
    readyz: 200,
    ms: 4000,
    begin: (stage) => shift(stage, -6 * hours),
    end: (stage) => shift(stage, 0),
  },
];

/** Takes every connection that is free, and those of the product too, before it can take them back. */
async function eatConnections({ postgres, db }: Stage): Promise<void> {
  const eat = async () => {
    const client = new pg.Client({ connectionString: postgres.url, application_name: "bench eats" });
    client.on("error", () => {});
    try {
      await client.connect();
      eaten.push(client);
      return true;
    } catch {
      return false;
    }
  };
  // Each round ends what the product has and is first to take the place.
  for (let round = 0; round < 10; round++) {
    const more = await Promise.all(Array.from({ length: 30 }, eat));
    const { rows } = await sql<{
      ended: boolean;
    }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where application_name like 'mishwar%' or application_name = 'graphile-worker'
        or (backend_type = 'client backend' and application_name not like 'bench%')`.execute(db);
    if (rows.length === 0 && !more.includes(true)) return;
  }
}

async function spitConnections(): Promise<void> {
  const all = eaten;
  eaten = [];
  await Promise.all(all.map((client) => client.end().catch(() => {})));
}

/** First the tables cannot grow; then the log cannot either, and PostgreSQL stops by itself. */
async function fillDatabaseDisk({ disks, db }: Stage): Promise<void> {
  disks.database.fill();
  await sleep(3000);
  for (let n = 0; n < 12; n++) {
    await sql`select pg_switch_wal()`.execute(db).catch(() => {});
    await sleep(100);
  }
}
