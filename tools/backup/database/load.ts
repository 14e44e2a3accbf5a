import { finished } from "node:stream/promises";
import type pg from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { migrate, unfinishedRestore } from "#platform/db/migrate.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import type { Manifest, TableRecord } from "../archive/manifest.ts";
import { count, type Progress } from "../progress.ts";
import { readHindrances, readQueueVersion, readTables, type Table } from "./catalogue.ts";
import { copyStatement, digestOf } from "./copy-out.ts";

/** Empties what is Mishwar's in a database and marks it, so that nobody takes what follows for a whole market. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query(`begin; set local lock_timeout = '10s';
    drop schema if exists graphile_worker cascade; drop schema if exists ${unfinishedRestore} cascade;
    drop schema if exists public cascade; create schema public; create schema ${unfinishedRestore}; commit`);
}

/** Leaves an empty database, as it was found. */
export async function giveUp(client: pg.Client): Promise<void> {
  await client.query("rollback");
  await beginRestore(client);
  await client.query(`drop schema ${unfinishedRestore}`);
}

/** The tables of a backup's own time, empty. */
export async function makeTables(client: pg.Client, url: string, manifest: Manifest): Promise<void> {
  await migrate({ url, only: new Set(manifest.migrations.map(({ name }) => name)) });
  await prepareQueue(url);
  if ((await readQueueVersion(client)) < manifest.queue) {
    throw new OperatorError(
      "The archive is of a newer Mishwar, whose queue keeps its jobs in another way: restore it with that version.",
    );
  }
}

/** Fills the tables of a backup in one transaction, which the caller ends by `commit`. */
export class Loader {
  private readonly client: pg.Client;
  private readonly progress: Progress;
  private readonly tables = new Map<string, Table & { record: TableRecord }>();
  private putBack: string[] = [];
  private current: { name: string; stream: CopyStreamQuery } | undefined;

  constructor(client: pg.Client, progress: Progress) {
    this.client = client;
    this.progress = progress;
  }

  /** Takes away what migrations have filled in, and what would hold up loading or act on it. */
  async begin(manifest: Manifest): Promise<void> {
    const { client } = this;
    await client.query("begin");
    await client.query("select set_config('maintenance_work_mem', '256MB', true)");
    const tables = await readTables(client);
    const { away, back } = await readHindrances(client);
    for (const statement of away) await client.query(statement);
    this.putBack = back;
    // Of which version the queue's tables are is known by its library, unless both are the same.
    const sameQueue = (await readQueueVersion(client)) === manifest.queue;
    const loaded = tables.filter(
      ({ schema, name }) => sameQueue || schema !== "graphile_worker" || name !== "migrations",
    );
    await client.query(`truncate ${loaded.map(({ sql }) => sql).join(", ")}`);
    const known = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
    for (const record of manifest.tables) {
      const name = `${record.schema}.${record.name}`;
      const table = known.get(name);
      if (!table) this.progress.step(`${name} is no table of Mishwar: its rows stay in the archive`);
      else if (loaded.includes(table)) this.tables.set(name, { ...table, columns: record.columns, record });
    }
  }

  async rows(name: string, bytes: Buffer): Promise<void> {
    const table = this.tables.get(name);
    if (!table) return;
    if (this.current?.name !== name) {
      await this.endTable();
      const stream = this.client.query(copyFrom(copyStatement(table, "from stdin")));
      this.current = { name, stream };
    }
    const { stream } = this.current;
    await new Promise<void>((taken, refused) => {
      stream.once("error", refused);
      stream.write(bytes, (error) => {
        stream.off("error", refused);
        if (error) refused(error);
        else taken();
      });
    });
  }

  /** Puts back what was taken away, which checks every reference, and holds each table to the digest of the backup. */
  async complete(manifest: Manifest): Promise<void> {
    const { client, progress } = this;
    await this.endTable();
    for (const [done, statement] of this.putBack.entries()) {
      progress.at(() => `database: indexes and references, ${done} of ${this.putBack.length}`);
      await client.query(statement);
    }
    for (const { sql, columns, record } of this.tables.values()) {
      progress.at(() => `database: comparing ${record.name}`);
      const { rows, digest } = await digestOf(client, { sql, columns });
      if (rows === record.rows && digest === record.digest) continue;
      throw new OperatorError(
        `The table ${record.name} came out otherwise than it was (${count(rows)} of ${count(record.rows)} rows): nothing was restored.`,
      );
    }
    for (const { schema, name, value, isCalled } of manifest.sequences) {
      await client.query("select setval(to_regclass(format('%I.%I', $1::text, $2::text)), $3, $4)", [
        schema,
        name,
        value,
        isCalled,
      ]);
    }
    // Who was at work on these jobs is no more: they would wait for hours until that shows.
    await client.query(`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
      update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`);
  }

  private async endTable(): Promise<void> {
    if (!this.current) return;
    const { stream } = this.current;
    this.current = undefined;
    const ended = finished(stream);
    stream.end();
    await ended;
  }
}
