import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { OperatorError } from "#platform/operator-error.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe("where to listen; 0 picks a free port"),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url().optional().describe("links in mails and canonical addresses"),
  DATA_DIR: z.string().default("./.data").describe("embedded database, uploads, mail outbox"),
  DATABASE_URL: z.string().optional().describe("unset: PostgreSQL runs embedded in DATA_DIR"),
  DATABASE_REPLICA_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("required in production; kept in DATA_DIR elsewhere"),
  DEMO: flag.optional().describe("load the demo market on the first run; on outside production"),
  DEMO_LISTINGS: z.coerce.number().int().min(1).max(1_000_000).default(600),
  WORKER: z.enum(["inline", "separate"]).default("inline"),
  TRUST_PROXY: flag.default(false).describe("believe X-Forwarded-* (behind a load balancer)"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

export interface Config {
  env: "production" | "development" | "test";
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  databasePool: number;
  /** Keys the hashes of visitors' addresses (and, with accounts, signs cookies). */
  sessionSecret: string;
  demo: boolean;
  demoListings: number;
  worker: "inline" | "separate";
  trustProxy: boolean;
  logLevel: string;
}

/**
 * Reads the environment: the only place that does. Throws an OperatorError that names each wrong variable.
 * Outside production a missing SESSION_SECRET is made once and kept in DATA_DIR.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable (`PORT=`) means "not set", as in a compose file with an unfilled line.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new OperatorError(`The environment has a setting that cannot be used: ${wrong.join("; ")}.`);
  }
  const e = parsed.data;
  const production = e.NODE_ENV === "production";
  const dataDir = resolve(e.DATA_DIR);
  return {
    env: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ""),
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    databasePool: e.DATABASE_POOL,
    sessionSecret: e.SESSION_SECRET ?? secretKeptIn(dataDir, production),
    demo: e.DEMO ?? !production,
    demoListings: e.DEMO_LISTINGS,
    worker: e.WORKER,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL ?? { production: "info", development: "warn", test: "silent" }[e.NODE_ENV],
  };
}

function secretKeptIn(dataDir: string, production: boolean): string {
  if (production) {
    throw new OperatorError(
      "SESSION_SECRET is required in production: set it to at least 32 random characters.",
    );
  }
  const file = join(dataDir, "session-secret");
  try {
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    mkdirSync(dataDir, { recursive: true });
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  } catch {
    throw new OperatorError(
      `DATA_DIR (${dataDir}) cannot be written: choose another folder or mend its rights.`,
    );
  }
}
