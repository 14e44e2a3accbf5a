import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { isPublicUrl } from "#platform/net/public-address.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockOwnShowroom } from "../../own-showroom/own-showroom.queries.ts";
import { findSource } from "../stock-source.queries.ts";

/** The job that reads the address of one dealer. */
export const readSourceJob = "dealers.read_stock_source";

interface ToKeep {
  userId: string;
  url: string;
  gone: "keep" | "withdraw";
  isOn: boolean;
  at: Date;
  withLoopback: boolean;
}

/**
 * Keeps from where a dealer's stock is read at night; of another address nothing is known yet. Errors: `dealer.not_approved`,
 * `request.invalid` of `url` for one that is not https on the public internet.
 */
export async function keepSource(
  tx: Database,
  { userId, url, gone, isOn, at, withLoopback }: ToKeep,
): Promise<void> {
  await lockOwnShowroom(tx, userId);
  if (!isPublicUrl(url, { withLoopback })) {
    throw new AppError("request.invalid", { fields: { url: "field.public_url" } });
  }
  const before = await findSource(tx, userId);
  const fresh = { etag: null, last_modified: null, failures: 0 };
  await tx
    .insertInto("stock_sources")
    .values({ user_id: userId, url, gone, is_on: isOn, made_at: at })
    .onConflict((on) =>
      on.column("user_id").doUpdateSet({ url, gone, is_on: isOn, ...(before?.url !== url && fresh) }),
    )
    .execute();
}

/** Forgets the address, and its readings. Errors: `dealer.not_approved`, `stock_source.not_found`. */
export async function forgetSource(tx: Database, userId: string): Promise<void> {
  await lockOwnShowroom(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom("stock_sources")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("stock_source.not_found");
}

/** Asks for a reading; one that waits already is not asked for twice. */
export const askForReading = (
  db: Database,
  userId: string,
  { isByHand, afterSeconds = 0 }: { isByHand: boolean; afterSeconds?: number },
): Promise<void> =>
  addJob(db, readSourceJob, { userId, isByHand }, { key: `${readSourceJob} ${userId}`, afterSeconds });
