import { createHash, createHmac } from "node:crypto";
import { z } from "zod";

/** What a reader must know to understand the rest; a change that an older reader would get wrong makes it one more. */
export const formatVersion = 1;

/** The first file of an archive. Later formats may say more, so it is read before anything else is believed. */
export const headSchema = z.object({ format: z.int().min(1), product: z.literal("mishwar") });

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  schema: name,
  name,
  /** Those that were written, in the order of the rows; what the database computes by itself is not among them. */
  columns: z.array(name),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** Of all rows in any order, see row-digest.ts. */
  digest: sha256,
});

/** The last but one file of an archive: what it holds, so that a reader knows that nothing is missing. */
export const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  /** The last migration of the queue's own tables, which its library makes; 0 before there was a queue. */
  queue: z.int().min(0),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: name, name, value: z.string(), isCalled: z.boolean() })),
  files: z.object({
    /** Whether files were taken at all: those in a bucket are only when that was asked for. */
    included: z.boolean(),
    count: z.int().min(0),
    bytes: z.int().min(0),
  }),
  /** The lists of what lies in the archive, each in the way of sha256sum. */
  checksums: z.array(z.object({ name: z.string(), sha256 })),
  /** Tells whether a market has the same SESSION_SECRET, and nothing else of it. */
  secret: sha256,
});

/** The last file: anyone who has the secret can tell whether the manifest, and so the archive, is as it was written. */
export const sealSchema = z.object({ manifest: sha256, seal: sha256 });

export type Manifest = z.infer<typeof manifestSchema>;
export type TableRecord = z.infer<typeof tableSchema>;

export const sha256Of = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

const keyed = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

export const fingerprintOf = (secret: string): string => keyed(secret, "fingerprint of a backup's secret");

export const sealOf = (secret: string, manifest: Buffer): string =>
  keyed(secret, `seal of a backup ${sha256Of(manifest)}`);
