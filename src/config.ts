import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isPublicAddress } from "#platform/net/public-address.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { readS3Address, type S3Address } from "#platform/storage/s3-address.ts";
import { type PaymentSettings, paymentVariables, readPaymentSettings } from "./payment-settings.ts";
import { type PhoneSettings, phoneVariables, readPhoneSettings } from "./phone-settings.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

/** `Name <address>` or the address alone. */
const sender = /^(?:([^<>\p{Cc}]*)<)?([^\s<>@,;]+@[^\s<>@,;]+?)>?$/u;

const storageUrl = z.string().transform((text, context) => {
  const address = readS3Address(text);
  if (address) return address;
  context.addIssue(
    "must look like s3://key:secret@host/bucket?region=eu-central-1, key and secret percent-encoded",
  );
  return z.NEVER;
});

const bytesOfKey = 32;

/** `NEW` or `NEW,OLD`: each 32 bytes as base64. */
const papersKeys = z.string().transform((text, context) => {
  const keys = text.split(",").map((one) => Buffer.from(one.trim(), "base64"));
  if (keys.every(({ length }) => length === bytesOfKey)) return keys;
  context.addIssue("must be 32 random bytes as base64; older keys follow behind commas");
  return z.NEVER;
});

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
  WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe("web processes behind the one port; each wants a core"),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      "links in mails and canonical addresses; required in production, http://localhost:PORT elsewhere",
    ),
  DATA_DIR: z.string().default("./.data").describe("embedded database, uploads, mail outbox"),
  DATABASE_URL: z.string().optional().describe("unset: PostgreSQL runs embedded in DATA_DIR"),
  DATABASE_REPLICA_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("required in production; kept in DATA_DIR elsewhere"),
  PAPERS_KEY: papersKeys
    .optional()
    .describe("seals the papers of listings; required in production, kept in DATA_DIR elsewhere"),
  DEMO: flag.optional().describe("load the demo market on the first run; on outside production"),
  DEMO_LISTINGS: z.coerce.number().int().min(1).max(1_000_000).default(600),
  STORAGE_URL: storageUrl.optional().describe("unset: pictures lie in DATA_DIR/uploads"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional()
    .describe("unset: mails go to an outbox in DATA_DIR"),
  MAIL_FROM: z
    .string()
    .regex(sender, "must look like Mishwar <hello@example.com> or hello@example.com")
    .optional()
    .describe("sender of mails; unset: the site's own name and e-mail, from the settings"),
  ...paymentVariables,
  ...phoneVariables,
  ADMIN_USERNAME: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,49}$/, "3 to 50 letters, digits, dots and dashes")
    .optional()
    .describe("of the first administrator; required in production until there is one"),
  ADMIN_PASSWORD: z.string().optional().describe("of the first administrator, with ADMIN_USERNAME"),
  ADMIN_EMAIL: z
    .email()
    .toLowerCase()
    .optional()
    .describe("of the first administrator: where links to choose a password and test mails go"),
  WORKER: z.enum(["inline", "separate"]).default("inline"),
  WORKER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("where src/worker.ts answers /healthz, /readyz and /metrics; unset: nowhere"),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d{1,2}|[0-9a-f.:/, ]+)$/i, "a number of proxies, or their addresses")
    .default("0")
    .describe("whose X-Forwarded-* is believed: how many proxies stand before, or their addresses"),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe("calls a minute from one connection; 0: no limit"),
  GUEST_PAGES_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(32)
    .describe("memory for pages that all guests are given alike, each for under a second; 0: none are kept"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("reads /metrics from another machine, as Authorization: Bearer; unset: this machine alone"),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .optional()
    .describe("after SIGTERM /readyz says 503 for so long before the port closes"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

/** The names of all settings. */
export const variables = Object.keys(environment.shape);

export interface Config {
  env: "production" | "development" | "test";
  port: number;
  host: string;
  /** How many share the port; of more than one the first serves nobody, and forks them. */
  webProcesses: number;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  databasePool: number;
  /**
   * Keys the hashes of codes, of visitors' addresses, of who is held up by limits and lockouts, the secrets of administrators' second
   * factors and of webhooks, and the addresses of feeds. Sessions do not depend on it.
   */
  sessionSecret: string;
  /** Seal the papers of listings: the first seals, each opens; 32 bytes each. */
  papersKeys: readonly Buffer[];
  demo: boolean;
  demoListings: number;
  /** Where pictures lie, if not in DATA_DIR. */
  storage: S3Address | undefined;
  smtpUrl: string | undefined;
  /** Who mails are from, where that is not the site's own name and e-mail. */
  mailFrom: { name?: string; address: string } | undefined;
  /** Who the first administrator is, where there is none yet. */
  firstAdministrator: { username: string; password: string; email: string | undefined } | undefined;
  /** The gateways that take money; one that is not configured is not there. */
  payments: PaymentSettings;
  /** How codes reach telephones. */
  phone: PhoneSettings;
  worker: "inline" | "separate";
  /** Where a worker of its own tells how it is. */
  workerPort: number | undefined;
  /** How many proxies to believe, or which: the leftmost X-Forwarded-For is whatever a client writes. */
  trustProxy: number | string[];
  /** Calls a minute from one connection; 0 for no limit. */
  rateLimit: number;
  /** Megabytes of pages for guests; 0: each is made for its request. */
  guestPagesMb: number;
  /** What reads /metrics from another machine. */
  metricsToken: string | undefined;
  /** How long balancers have, after SIGTERM, to send visitors elsewhere. */
  drainSeconds: number;
  logLevel: string;
}

/**
 * Reads the environment: the only place that does. Throws an OperatorError that names each wrong variable.
 * Outside production a missing SESSION_SECRET or PAPERS_KEY is made once and kept in DATA_DIR.
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
  const sessionSecret =
    e.SESSION_SECRET ??
    secretKeptIn(
      dataDir,
      "session-secret",
      production && "SESSION_SECRET is required in production: set it to at least 32 random characters.",
    );
  const papersKeys = e.PAPERS_KEY ?? [
    Buffer.from(
      secretKeptIn(
        dataDir,
        "papers-key",
        production &&
          "PAPERS_KEY is required in production: set it to 32 random bytes as base64, of `openssl rand -base64 32`.",
      ),
      "base64url",
    ),
  ];
  const publicUrl = (e.PUBLIC_URL ?? localUrl(e.PORT, production)).replace(/\/+$/, "");
  if (!production) refusePublic(publicUrl);
  return {
    env: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    webProcesses: e.WEB_PROCESSES,
    publicUrl,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    databasePool: e.DATABASE_POOL,
    sessionSecret,
    papersKeys,
    demo: e.DEMO ?? !production,
    demoListings: e.DEMO_LISTINGS,
    storage: e.STORAGE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ? readSender(e.MAIL_FROM) : undefined,
    firstAdministrator: firstAdministratorIn(e),
    payments: readPaymentSettings(e),
    phone: readPhoneSettings(e),
    worker: e.WORKER,
    workerPort: e.WORKER_PORT,
    trustProxy: /^\d+$/.test(e.TRUST_PROXY) ? Number(e.TRUST_PROXY) : e.TRUST_PROXY.split(/[, ]+/),
    rateLimit: e.RATE_LIMIT ?? (e.NODE_ENV === "test" ? 0 : 3000),
    guestPagesMb: e.GUEST_PAGES_MB,
    metricsToken: e.METRICS_TOKEN,
    drainSeconds: e.DRAIN_SECONDS ?? (production ? 3 : 0),
    logLevel: e.LOG_LEVEL ?? { production: "info", development: "warn", test: "silent" }[e.NODE_ENV],
  };
}

function firstAdministratorIn(e: z.output<typeof environment>): Config["firstAdministrator"] {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_EMAIL: email } = e;
  if (username === undefined && password === undefined) return undefined;
  if (username !== undefined && password !== undefined) return { username, password, email };
  throw new OperatorError("ADMIN_USERNAME and ADMIN_PASSWORD go together: set both, or neither.");
}

function readSender(text: string): { name?: string; address: string } {
  const [, name = "", address = ""] = sender.exec(text) ?? [];
  return { ...(name.trim() && { name: name.trim() }), address };
}

function localUrl(port: number, production: boolean): string {
  if (production) {
    throw new OperatorError(
      "PUBLIC_URL is required in production: set it to the address of the market, such as https://market.example, " +
        "for the links in mails, shared pages and search engines lead there.",
    );
  }
  return `http://localhost:${port}`;
}

/** Hosts without a dot, and names that are reserved (RFC 2606, 6762): no stranger finds a market by them. */
const notOfTheInternet = /^([^.]+|.*\.(localhost|local|test|example|invalid|internal))$/;

/** A market that strangers find must not have administrators with a known password and open mails: those of development. */
function refusePublic(publicUrl: string): void {
  const { hostname } = new URL(publicUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) ? !isPublicAddress(address) : notOfTheInternet.test(hostname)) return;
  throw new OperatorError(
    `PUBLIC_URL (${publicUrl}) is an address of the internet, but NODE_ENV is not production: the market would have ` +
      "administrators whose password everyone knows, and show its mails at /dev/mail. Set NODE_ENV=production, or an address of this machine.",
  );
}

/** 32 bytes as base64url, made once and kept in a file of that name; `required`: what to say instead. */
function secretKeptIn(dataDir: string, name: string, required: string | false): string {
  if (required) throw new OperatorError(required);
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) {
      // Written aside and linked: a reader, or another process that starts at the same moment, sees a whole one.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, randomBytes(bytesOfKey).toString("base64url"), { mode: 0o600 });
      try {
        linkSync(part, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        rmSync(part, { force: true });
      }
    }
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length < 32) throw new Error("too short");
    return secret;
  } catch {
    throw new OperatorError(
      `DATA_DIR (${dataDir}) cannot be written: choose another folder or mend its rights.`,
    );
  }
}
