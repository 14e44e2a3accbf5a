import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#config";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import type { TablesVersion } from "#platform/db/hear-tables.ts";
import type { LiveHub } from "#platform/live/live-hub.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** What every feature's routes are given; tests pass their own. */
export interface Deps {
  config: Config;
  db: Database;
  storage: Storage;
  clock: () => Date;
  /** Another number once the listings may be others; undefined, or absent, where this process does not hear of that. */
  listingsVersion?: () => number | undefined;
  /** Which change of a public listing this process knows; undefined, or absent, where it does not hear of changes. */
  changeNumber?: (id: string) => number | undefined;
  /** Another number once these small tables may be others; undefined, or absent, where this process does not hear of that. */
  tablesVersion?: TablesVersion;
  /** The open streams of this process, where it hears the database; without it nothing happens in them. */
  live?: LiveHub;
  /** How long a user waits for a gateway; a test on a busy machine has more time. */
  gatewayPatienceMs?: number;
}

/** What jobs are given. */
export interface JobDeps extends Pick<Deps, "config" | "db" | "storage" | "clock"> {
  mailer: Mailer;
  /** The words of mails. */
  words: Record<Language, Translate>;
  log: FastifyBaseLogger;
}
